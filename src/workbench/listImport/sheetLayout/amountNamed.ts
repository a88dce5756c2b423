import { MONTHS } from '../../../tool/index.ts';
import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import { nameScore, SURE } from '../match/heads.ts';
import { guessWithNew } from '../match/newColumns.ts';
import { filledAt, filledIn, textsIn } from '../table/layout.ts';
import type { Rows } from '../table/rows.ts';
import type { ImportTarget } from '../target.ts';
import { named, SAYING } from './messageLines.ts';

const THE = '(?:(?:los|las|el|la)\\s+)?';
/** What they are called, and what is said of that: 'de noviembre', 'del edificio', 'noviembre 2026'. */
const AMOUNTS = `(?<amounts>\\p{L}+)(?:\\s+(?<behind>(?:${MONTHS.join('|')}|mensuales|actuales|del?)(?:\\s+[\\p{L}\\d]+){0,4}))?`;
/** 'Hola Ana, los arriendos:', 'Cánones de noviembre:'. */
const ENDING = new RegExp(`(?:^${THE}|[,.!]\\s*${THE}|\\s(?:los|las)\\s+)${AMOUNTS}\\s*:$`, 'iu');
/** 'Arriendos de noviembre' and nothing else. */
const ALONE = new RegExp(`^${THE}${AMOUNTS}$`, 'iu');
const OF_MONTH = new RegExp(`(?<!\\p{L})(?:mes|mensuales|${MONTHS.join('|')})(?!\\p{L})`, 'iu');

/**
 * Names with an amount each and no heads, under a line that says what the amounts are, with that as their head where
 * the list takes it.
 * Lists with an amount of their own know such a line as a title.
 */
export function withAmountNamed(rows: Rows, target: ImportTarget): Rows {
  const first = rows.findIndex((row) => filledIn(row).length > 1);
  const over = rows.findLastIndex((row, at) => at < first && filledIn(row).length > 0);
  const [line = '', ...more] = textsIn(rows[over] ?? []);
  const head = target.amount === undefined && more.length === 0 ? headIn(line, target) : null;
  if (head === null || !areNamesWithAmount(rows.slice(first))) return rows;
  const below = rows.slice(first);
  // What is said of the amounts has no head.
  const [name = -1, amount = -1] = filledAt(below[0] ?? []);
  const heads = (below[0] ?? []).map((_, at) =>
    at === name ? 'Concepto' : at === amount ? head : '',
  );
  const records = { heads, lines: below.map((cells, at) => ({ cells, at })) };
  // Under a head that nothing takes nobody would be asked what they are.
  return guessWithNew(records, target).mapping[amount] ? rows.with(over, heads) : rows;
}

/** What a line calls the amounts below it, with the period of a month's; null where it says nothing of them, or more. */
function headIn(line: string, target: ImportTarget): string | null {
  const said = (ENDING.exec(line) ?? ALONE.exec(line))?.groups ?? {};
  const { amounts = '', behind = '' } = said;
  // 'Los valores de los arriendos' are the latter.
  const isOne = !behind.split(/\s+/).some((word) => isKnown(word, target));
  if (!isOne || !isKnown(amounts, target)) return null;
  if (!OF_MONTH.test(behind)) return named(amounts);
  // What is paid once is of no month: 'Valores de noviembre' may be rents.
  const isPrice = target.columns.some((one) => one.isPrice && nameScore(amounts, one) > SURE);
  return isPrice ? null : named(`${amounts} ${amounts.endsWith('s') ? 'mensuales' : 'mensual'}`);
}

const isKnown = (name: string, { columns, newColumns }: ImportTarget): boolean =>
  name !== '' &&
  (newColumns?.knows(name) === true ||
    columns.some((column) => column.field.kind === 'money' && nameScore(name, column) > SURE));

/** Whether all rows of several cells are a name and an amount, perhaps with a remark, and there are several. */
function areNamesWithAmount(rows: Rows): boolean {
  const divided = rows.map(textsIn).filter(({ length }) => length > 1);
  return (
    divided.length > 1 &&
    divided.every(
      ([name = '', amount = '', ...more]) =>
        !more.some(beginsAsFigure) &&
        !beginsAsFigure(name) &&
        beginsAsFigure(amount) &&
        SAYING.test(amount),
    )
  );
}
