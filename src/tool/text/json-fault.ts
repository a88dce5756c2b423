const SPACE = /[ \t\n\r]*/y;
const ATOM = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null/y;

function skip(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}

/**
 * Where a text stops being JSON (from 0; its length where it ends too early), or -1 where it is
 * JSON. JSON.parse tells the place in some of its messages only.
 */
export function findJsonFault(text: string): number {
  const open: ('{' | '[')[] = [];
  let expected: 'value' | 'key' | 'colon' | 'next' = 'value';
  // A closing bracket may stand where a first item may, but not after a comma.
  let first = false;
  let at = 0;
  for (;;) {
    at = skip(SPACE, text, at);
    const character = text[at];
    const inside = open.at(-1);
    if (expected === 'next' && inside === undefined) return character === undefined ? -1 : at;
    if (character === undefined) return text.length;
    const closes = (first || expected === 'next') && character === (inside === '{' ? '}' : ']');
    if (closes && inside !== undefined) {
      open.pop();
      [expected, first, at] = ['next', false, at + 1];
    } else if (expected === 'next') {
      if (character !== ',') return at;
      [expected, at] = [inside === '{' ? 'key' : 'value', at + 1];
    } else if (expected === 'colon') {
      if (character !== ':') return at;
      [expected, at] = ['value', at + 1];
    } else if (character === '"') {
      const end = stringEnd(text, at);
      if (end.fault) return end.at;
      [expected, first, at] = [expected === 'key' ? 'colon' : 'next', false, end.at];
    } else if (expected === 'value' && (character === '{' || character === '[')) {
      open.push(character);
      [expected, first, at] = [character === '{' ? 'key' : 'value', true, at + 1];
    } else {
      const atomEnd: number = expected === 'value' ? skip(ATOM, text, at) : at;
      if (atomEnd === at) return at;
      [expected, first, at] = ['next', false, atomEnd];
    }
  }
}

const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/** Past the closing quote of the string that opens at `from`, or where it goes wrong. */
function stringEnd(text: string, from: number): { at: number; fault: boolean } {
  for (let at = from + 1; at < text.length; ) {
    const character = text.charAt(at);
    if (character === '"') return { at: at + 1, fault: false };
    if (character < ' ') return { at, fault: true };
    const end = character === '\\' ? skip(ESCAPE, text, at) : at + 1;
    if (end === at) return { at, fault: true };
    at = end;
  }
  return { at: text.length, fault: true };
}

/** Whether a text is a table rather than JSON: values with something between them in its first line. */
function looksLikeTable(text: string): boolean {
  const [line = ''] = text.trimStart().split(/\r?\n/, 1);
  return !/^[{[]/.test(line) && /[;,\t]/.test(line);
}

/** Pictures, PDF and programs' own files, read as a text: soon there is a character that no text has. */
function isBinary(text: string): boolean {
  const isControl = (character: string): boolean => character < ' ' && !/\s/.test(character);
  return text.startsWith('%PDF-') || text.slice(0, 201).split('').some(isControl);
}

/**
 * What is wrong with a file that should be JSON, as a sentence; a table, and what is no text at all,
 * are told from what is damaged.
 */
export function notJson(text: string): string {
  // A workbook is a ZIP of parts, the first of which is the list of them.
  if (text.startsWith('PK') && text.slice(0, 201).includes('[Content_Types].xml')) {
    return 'El archivo es un libro de Excel, no los datos en JSON: entra por «Importar › Libro de Excel de Ábaco (.xlsx)».';
  }
  if (isBinary(text)) {
    return 'El archivo es una imagen, un PDF u otro que no es de texto: elige el JSON que sale de «Exportar».';
  }
  return looksLikeTable(text)
    ? 'El archivo es una tabla (CSV), no los datos en JSON que salen de «Exportar»: las tablas entran por «Importar › … desde CSV o Excel».'
    : `El archivo no es JSON válido ${jsonFault(text)}.`;
}

/**
 * Where a text that is no JSON goes wrong, and how: 'en la posición 14 (línea 2, columna 1): se
 * acaba antes de tiempo'. `start` is where it began in the whole input; it tells no line then.
 */
export function jsonFault(text: string, start = 0): string {
  const at = Math.max(findJsonFault(text), 0);
  const before = text.slice(0, at).split('\n');
  const place = `en la posición ${start + at + 1}`;
  const line = `línea ${before.length}, columna ${(before.at(-1) ?? '').length + 1}`;
  const where = start === 0 && before.length > 1 ? `${place} (${line})` : place;
  const found = String.fromCodePoint(text.codePointAt(at) ?? 0);
  return `${where}: ${at >= text.length ? 'se acaba antes de tiempo' : `no se esperaba «${found}»`}`;
}
