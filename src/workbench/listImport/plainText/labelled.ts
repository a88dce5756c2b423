import { foldedWords } from '../../../ui/fold.ts';
import { periodsOf, saysPeriod, withoutPeriod } from '../match/periods.ts';
import { named } from '../sheetLayout/messageLines.ts';

/* A cell or a line that says what its figure is: 'Canon 2.900.000', 'Predial: $1.560.000 anual'. */

export interface Labelled {
  /** As it is compared: 'canon mes' whether it is paid 'mensual' or 'al mes'. */
  readonly key: string;
  /** As it is written, with the period that stands behind its figure: 'Predial anual'. */
  readonly head: string;
  /** As it is written: 'Predial'. */
  readonly label: string;
  readonly figure: string;
}

const LABELLED =
  /^(?<label>\p{L}[^\d$:=]*?)(?:\s*[:=]\s*|\s+|(?=\$))(?<figure>(?:COP\s*)?\$?\s*-?\d.*)$/iu;
/** 'Torre 2' goes with the name that it stands behind. */
const PLACE =
  /^(torre|bloque|interior|int|etapa|manzana|mz|piso|nivel|apto|apartamento|casa|local|oficina|bodega|lote|km|calle|cl|carrera|cra|kr|avenida|av)(?!\p{L})/iu;
/** In a name it would be one that goes unread. */
export const AMOUNT = /[$%]|\d[.,]\d{3}(?!\d)|\d\s*(mil|millones)(?!\p{L})/iu;

/** What a text says of its figure; null where it says nothing, or is a part of a name. */
export function labelledIn(text: string): Labelled | null {
  const { label, figure } = LABELLED.exec(text)?.groups ?? {};
  if (label === undefined || figure === undefined || PLACE.test(label)) return null;
  const said = { key: foldedWords(label), head: named(label), label, figure };
  return saysPeriod(label) || !AMOUNT.test(figure) ? said : withPeriodInHead(said);
}

/** '$1.560.000 anual' is an amount alone under 'Predial anual'. */
function withPeriodInHead(said: Labelled): Labelled {
  const { key, head, figure } = said;
  const amount = withoutPeriod(figure);
  const behind = figure.slice(amount.length);
  const period = behind.replace(/[\s()/.,;]+/g, ' ').trim();
  if (!saysPeriod(period)) return said;
  const periods = [...periodsOf(period)].join(' ');
  return { ...said, key: `${key} ${periods}`, head: `${head} ${period}`, figure: amount };
}
