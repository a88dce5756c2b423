import { saysPeriod } from '../match/periods.ts';
import { isOfMessage } from '../table/courtesies.ts';
import { named } from '../sheetLayout/messageLines.ts';
import { isNameLike } from '../table/layout.ts';
import type { Rows } from '../table/rows.ts';
import { withoutLead, withoutLeads } from './leads.ts';
import { cellsOf, plain } from './separators.ts';

/* Amounts behind names with a number of their own: 'Apto 402: $420.000.000', 'Apto 402 420.000.000 2.350.000'. */

/** By its sign, its thousands, its length or its unit no number of a door. */
const AMOUNT =
  /(?<![\d.,])(?:(?:COP\s*)?\$\s*\d[\d.,]*|\d{1,3}(?:[.,]\d{3})+(?!\d)|\d{5,}|\d+(?:,\d+)?(?=\s+mil))(?:\s+mil(?:l[oó]n(?:es)?)?(?!\p{L}))?/giu;

/** 'Apto Ciudad Jardín 402', 'Casa 18B'. */
const NUMBERED = /(?<!\p{L})\p{L}+\s+(?:#\s*)?\d{1,4}\s?-?\p{L}?$/iu;
const TIMES = 'a[nñ]o|mes|(bi|tri|se)mestre|per[ií]odo|cuota|fase|opci[oó]n|escenario';
/** 'Canon año 2' is of a year. */
const IN_TIME = new RegExp(`(?<!\\p{L})(${TIMES})s?\\s+(#\\s*)?\\d+`, 'giu');
/** Between a name and its amount. */
const MARK = /\s*[:=]\s*$/;

interface Line {
  readonly name: string;
  readonly amounts: readonly string[];
  /** How often they are paid, 'mensual', or a remark: '(pagado)'. */
  readonly remark: string;
  /** Whether its name has a number. */
  readonly isNumbered: boolean;
}

/** The table of such lines, under heads where the line above says them; null where most are none. */
export function amountsBehind(lines: readonly string[]): Rows | null {
  const read = lines.map(lineIn);
  const first = read.findIndex((line) => line !== null);
  const below = read.slice(Math.max(0, first));
  const found = below.filter((line) => line !== null);
  const count = found[0]?.amounts.length ?? 0;
  const isTable = found.length > 1 && found.every(({ amounts }) => amounts.length === count);
  const filled = lines.slice(Math.max(0, first)).filter((text) => text.trim() !== '');
  if (!isTable || found.length * 2 <= filled.length) return null;
  if (!found.some(({ isNumbered }) => isNumbered)) return null;
  const hasRemarks = found.some(({ remark }) => remark !== '');
  const rows = below.map((line, at) => {
    if (!line) return [lines[first + at] ?? ''];
    return [line.name, ...cellsOf([...line.amounts, ...(hasRemarks ? [line.remark] : [])])];
  });
  const over = lines.slice(0, first);
  const last = over.findLastIndex((line) => line.trim() !== '');
  const heads = headsIn(over[last] ?? '', [count + 1, count + Number(hasRemarks) + 1]);
  return [
    ...over.map((line, at) => (heads && at === last ? heads : [line])),
    ...withoutLeads(rows),
  ];
}

/** A name and the amounts behind it, and what is said of them; null for a line with anything else. */
function lineIn(line: string): Line | null {
  const text = plain(line.trim());
  const [first, ...more] = [...text.matchAll(AMOUNT)];
  if (!first || isOfMessage(text)) return null;
  const last = more.at(-1) ?? first;
  const before = text.slice(0, first.index);
  const between = text.slice(first.index, last.index).replace(AMOUNT, '').trim();
  const remark = text.slice(last.index + last[0].length).trim();
  const isMarked = MARK.test(before);
  const name = before.replace(MARK, '').trim();
  const own = withoutLead(name);
  // A name may have a comma, 'Apto 402, Torre 2', where something parts it from its amount.
  const isName = isNameLike(own) && !(isMarked ? /[:=$%;]/ : /[:=$%;,]/).test(name);
  const isSaid = remark === '' || isPeriod(remark) || (isMarked && isRemark(remark));
  if (!isName || between !== '' || !isSaid) return null;
  const isNumbered = (isMarked ? /\d/ : NUMBERED).test(own.replace(IN_TIME, ''));
  return { name, amounts: [first, ...more].map(([amount]) => amount), remark, isNumbered };
}

/** More words are a text of their own. */
const MOST_WORDS = 3;
const isShort = (text: string): boolean => text.split(/\s+/).length <= MOST_WORDS;

const isPeriod = (text: string): boolean => saysPeriod(text) && isShort(text);

/** '(pagado)', '(vence en enero de 2027)', '+ IVA'; 'x 12' is another figure. */
const isRemark = (text: string): boolean =>
  /^\([^()]+\)$/.test(text) || (!/\d/.test(text) && isShort(text));

/** 'Inmueble: canon mensual', 'Inmueble: valor, canon'. */
function headsIn(line: string, widths: readonly number[]): string[] | null {
  const [name = '', rest = '', ...more] = line.split(':');
  const heads = cellsOf([name, ...rest.split(',')]);
  const areHeads = more.length === 0 && heads.every(isNameLike) && !/\d/.test(line);
  return areHeads && widths.includes(heads.length) && !isOfMessage(line) ? heads.map(named) : null;
}
