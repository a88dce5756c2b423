/* What a message says beside its table: how it begins and ends, and how to reach who writes. */

const COURTESIES = [
  'hola',
  'buen[oa]s?\\s+(d[ií]as?|tardes?|noches?)',
  'buen[oa]s(?=\\s*[,!.:])',
  'mil gracias|(much[ií]simas |muchas )?gracias',
  'saludos|un (abrazo|saludo)|cordial(mente| saludo)|atentamente',
  'quedo (atent[oa]|pendiente|al tanto)',
  'feliz (d[ií]a|tarde|noche|semana|fin de)',
  '(te|les?) (paso|env[ií]o|mando|comparto|adjunto)',
  'est[aeo]s? (es|son)',
  'me (cuentas|avisas|dices|confirmas)',
  'cualquier (cosa|duda|inquietud)',
  'enviado desde',
];
const COURTESY = new RegExp(`^\\W*(${COURTESIES.join('|')})(?!\\p{L})`, 'iu');

const PHONE =
  /^((tel|tel[eé]fono|cel|celular|m[oó]vil|whatsapp)\W{1,3})?(\+?57\s*)?3\d{2}[\s-]?\d{3}[\s-]?\d{2}[\s-]?\d{2}$/iu;
const ADDRESS = /^\S+@\S+\.\S+$/;

/** Whether a line is of the message and not of its table. */
export const isOfMessage = (line: string): boolean =>
  [COURTESY, PHONE, ADDRESS].some((kind) => kind.test(line.trim()));
