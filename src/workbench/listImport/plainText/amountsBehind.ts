import { saysPeriod } from '../match/periods.ts';
import { isOfMessage } from '../table/courtesies.ts';
import { named } from '../sheetLayout/messageLines.ts';
import { isNameLike } from '../table/layout.ts';
import type { Rows } from '../table/rows.ts';
import { isDivided } from './divided.ts';
import { withoutLead, withoutLeads } from './leads.ts';
import { cellsOf, plain } from './separators.ts';

/* Amounts behind names with a number of their own: 'Apto 402: $420.000.000', 'Apto 402 420.000.000 2.350.000'. */

/** By its sign, its thousands, its length or its unit no number of a door. */
const AMOUNT =
  /(?<![\d.,])(?:(?:COP\s*)?\$\s*\d[\d.,]*|\d{1,3}(?:[.,]\d{3})+(?!\d)|\d{5,}|\d+(?:,\d+)?(?=\s+mil))(?:\s+mil(?:l[oó]n(?:es)?)?(?!\p{L}))?/giu;

/** 'Apto Ciudad Jardín 402', 'Casa 18B'. */
const NUMBERED = /(?<!\p{L})(?<word>\p{L}+)\s+(?:#\s*)?\d{1,4}\s?-?\p{L}?$/iu;
/** 'Canon año 2' is of a year. */
const IN_TIME = /^(a[nñ]o|mes|(bi|tri|se)mestre|per[ií]odo|cuota|fase|opci[oó]n|escenario)s?$/iu;

/** The table of such lines, under heads where the line above says them; null where most are none. */
export function amountsBehind(lines: readonly string[]): Rows | null {
  const rows = lines.map((line) => rowIn(line) ?? [line]);
  const first = rows.findIndex(isDivided);
  const below = rows.slice(Math.max(0, first));
  const divided = below.filter(isDivided);
  const width = divided[0]?.length ?? 0;
  const isTable = divided.length > 1 && divided.every((row) => row.length === width);
  const filled = below.filter(([text = '']) => text.trim() !== '');
  if (!isTable || divided.length * 2 <= filled.length) return null;
  if (!divided.some(([name = '']) => isNumbered(name))) return null;
  const over = lines.slice(0, first);
  const last = over.findLastIndex((line) => line.trim() !== '');
  const heads = headsIn(over[last] ?? '', width);
  return [
    ...over.map((line, at) => (heads && at === last ? heads : [line])),
    ...withoutLeads(below),
  ];
}

/** More words are a remark. */
const MOST_WORDS = 3;

/** A name and the amounts behind it, and how often they are paid; null for a line with anything else. */
function rowIn(line: string): string[] | null {
  const text = plain(line.trim());
  const amounts = [...text.matchAll(AMOUNT)];
  const start = amounts[0]?.index ?? 0;
  const name = text.slice(0, start).replace(/\s*[:=]?\s*$/, '');
  const rest = text.slice(start).replace(AMOUNT, '').trim();
  const isPeriod = saysPeriod(rest) && rest.split(/\s+/).length <= MOST_WORDS;
  const isName = isNameLike(withoutLead(name)) && !/[:=$%,;]/.test(name);
  if (!isName || (rest !== '' && !isPeriod)) return null;
  return [name, ...cellsOf([...amounts.map(([amount]) => amount), ...(isPeriod ? [rest] : [])])];
}

function isNumbered(name: string): boolean {
  const word = NUMBERED.exec(name)?.groups?.['word'];
  return word !== undefined && !IN_TIME.test(word);
}

/** 'Inmueble: canon mensual', 'Inmueble: valor, canon'. */
function headsIn(line: string, width: number): string[] | null {
  const [name = '', rest = '', ...more] = line.split(':');
  const heads = cellsOf([name, ...rest.split(',')]);
  const areHeads = more.length === 0 && heads.every(isNameLike) && !/\d/.test(line);
  return areHeads && heads.length === width && !isOfMessage(line) ? heads.map(named) : null;
}
