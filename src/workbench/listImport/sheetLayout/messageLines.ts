import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import { filledAt, filledIn, textAt } from '../layout.ts';
import { type Rows, widthOf } from '../rows.ts';

/* What somebody writes in a message, a line a cell: 'Nómina 62 millones al mes', 'Plazo: 9 años'. */

/** Fewer may be names with a number: 'Suite 301'. */
const LEAST_LINES = 2;

/** Lines of a message that have a figure and can't be read so: to be told. */
export function unreadLines(rows: Rows): readonly string[] {
  if (withFiguresApart(rows) === rows) return [];
  return rows.flatMap((row) => {
    const [text = '', ...more] = filledIn(row);
    return more.length === 0 && /\d/.test(text) && partsOf(row) === null ? [text.trim()] : [];
  });
}

/** The same lines with a name and its figure in a cell each, where most of all lines are such; any other sheet as it is. */
export function withFiguresApart(rows: Rows): Rows {
  const lines = rows.filter((row) => filledIn(row).length > 0);
  const parted = lines.flatMap((row) => partsOf(row) ?? []);
  const said = parted.filter(([, figure]) => SAYING.test(figure));
  if (said.length < LEAST_LINES || parted.length * 2 < lines.length) return rows;
  const width = Math.max(2, widthOf(rows));
  const wide = (cells: readonly string[]): string[] =>
    Array.from({ length: width }, (_, column) => cells[column] ?? '');
  return rows.flatMap((row) => (partsOf(row) ?? [row]).map(wide));
}

const MONTH =
  '(?:ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)\\p{L}*\\.?\\s+(?:de\\s+)?(?:19|20)\\d\\d';
/** 'Inicio enero 2027'. */
const DATED = new RegExp(
  `^(?<name>\\p{L}[^\\d:]*?)\\s*:?\\s+(?:en\\s+)?(?<figure>${MONTH})$`,
  'iu',
);
/** 'Tasa IBR + 5 = 13,2% E.A.' comes to what stands behind. */
const SUM = /^(?<name>\p{L}[^\d=+]*?)(?:\s+(?:IBR|DTF|UVR|IPC))?\s*[+][^=]*=\s*(?<figure>\d.*)$/iu;
const LINE = /^(?<name>\p{L}[^\d$,;=+]*?)\s*[:=]?\s+(?<figure>\$?\s*\d.*)$/u;
/** '45 habitaciones'. */
const COUNT = /^(?<figure>\d{1,4})\s+(?<name>\p{L}[\p{L}\s]*)$/u;
/** '7.500 millones al 13,8% EA a 9 años'. */
const LOAN =
  /^(?<sum>.*?\d.*?)\s+al\s+(?<rate>[\d.,]+\s*%.*?)(?:\s+a\s+(?<term>\d+\s+(?:a[nñ]os|meses)))?$/iu;
const MOST_WORDS = 5;

/** A share, an amount, or a figure with its unit. */
const SAYING = /[%$]|\p{L}|(\d[.,]?){5}/u;

/** The rows that a line becomes, one but for a loan; null for no such line. */
function partsOf(row: Rows[number]): readonly (readonly [string, string])[] | null {
  const [column = 0, another] = filledAt(row);
  if (another !== undefined) return null;
  const line = textAt(row, column);
  const found = [DATED, SUM, LINE, COUNT]
    .map((kind) => kind.exec(line))
    .find((one) => one !== null);
  const { name = '', figure = '' } = found?.groups ?? {};
  const isLine = name !== '' && name.split(/\s+/).length <= MOST_WORDS;
  const isFigure = beginsAsFigure(figure) || DATED.test(line);
  if (!isLine || !isFigure || DOOR.test(figure)) return null;
  const { sum, rate, term } = LOAN.exec(figure)?.groups ?? {};
  if (sum === undefined || rate === undefined) return [[named(name), figure]];
  return [[name, sum], ['Tasa', rate], ...(term === undefined ? [] : [['Plazo', term] as const])];
}

const named = (name: string): string =>
  name.replace(/^\p{L}/u, (first) => first.toLocaleUpperCase('es-CO'));

/** 'Apto 301' is a name. */
const DOOR = /^\d{3,5}$/;
