import { readMonthYear } from '../../../tool/index.ts';
import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import { withoutLead } from '../plainText/leads.ts';
import { filledAt, filledIn, textAt } from '../table/layout.ts';
import { padded, type Rows } from '../table/rows.ts';

/* What somebody writes in a message, a line a cell: 'Nómina 62 millones al mes', 'Plazo: 9 años'. */

/** Fewer, where there are others, may be names with a number: 'Suite 301'. */
const LEAST_LINES = 2;

/** Lines of a message that have a figure and can't be read so: to be told. */
export function unreadLines(rows: Rows): readonly string[] {
  const parts = partsIn(rows);
  if (!parts) return [];
  return rows.flatMap((row, at) => {
    const [text = '', ...more] = filledIn(row);
    return more.length === 0 && /\d/.test(text) && !parts[at] ? [text.trim()] : [];
  });
}

/** The same lines with a name and its figure in a cell each; any other sheet as it is. */
export function withFiguresApart(rows: Rows): Rows {
  const parts = partsIn(rows);
  if (!parts) return rows;
  const parted = rows.flatMap((row, at): Rows => parts[at] ?? [row]);
  return padded(parted, 2);
}

type Parts = readonly (readonly [string, string])[];

/** The rows that each line becomes, null for one that is none; null where most of all lines are no such. */
function partsIn(rows: Rows): readonly (Parts | null)[] | null {
  const parts = rows.map(partsOf);
  const parted = parts.flatMap((line) => line ?? []);
  const said = parted.filter(([, figure]) => SAYING.test(figure));
  const lines = rows.filter((row) => filledIn(row).length > 0);
  const least = Math.min(LEAST_LINES, lines.length);
  return said.length < least || parted.length * 2 < lines.length ? null : parts;
}

/** 'Inicio enero 2027'. */
const DATED =
  /^(?<name>\p{L}[^\d:]*?)\s*:?\s+(?:en\s+)?(?<figure>\p{L}{3,}\.?\s+(?:de\s+)?(?:19|20)\d\d)$/iu;
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
export const SAYING = /[%$]|\p{L}|(\d[.,]?){5}/u;

/** The rows that a line becomes, one but for a loan; null for no such line. */
export function partsOf(row: Rows[number]): Parts | null {
  const [column = 0, another] = filledAt(row);
  const { name = '', figure = '' } =
    another === undefined ? figureIn(withoutLead(textAt(row, column))) : {};
  if (name === '' || name.split(/\s+/).length > MOST_WORDS || DOOR.test(figure)) return null;
  const { sum, rate, term } = LOAN.exec(figure)?.groups ?? {};
  if (sum === undefined || rate === undefined) return [[named(name), figure]];
  return [[name, sum], ['Tasa', rate], ...(term === undefined ? [] : [['Plazo', term] as const])];
}

/** The name and the figure of a line, a date as well; none where it has no such. */
function figureIn(line: string): Readonly<Record<string, string>> {
  const dated = DATED.exec(line)?.groups;
  if (dated && readMonthYear(dated['figure'] ?? '') !== null) return dated;
  const found = [SUM, LINE, COUNT].map((kind) => kind.exec(line)).find((one) => one !== null);
  return beginsAsFigure(found?.groups?.['figure'] ?? '') ? (found?.groups ?? {}) : {};
}

/** With a capital: 'Canon' of 'canon'. */
export const named = (name: string): string =>
  name.replace(/^\p{L}/u, (first) => first.toLocaleUpperCase('es-CO'));

/** 'Apto 301' is a name. */
export const DOOR = /^\d{3,5}$/;
