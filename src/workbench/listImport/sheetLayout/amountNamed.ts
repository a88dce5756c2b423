import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import { nameScore, SURE } from '../match/heads.ts';
import { filledAt, filledIn, textsIn } from '../table/layout.ts';
import type { Rows } from '../table/rows.ts';
import type { ImportTarget } from '../target.ts';
import { SAYING } from './messageLines.ts';

/** 'Hola Ana, los arriendos:', 'Cánones:'. */
const NAMED =
  /(?:^|[,.!]\s*(?:(?:los|las|el|la)\s+)?|(?:^|\s)(?:los|las)\s+)(?<amounts>\p{L}+)\s*:$/iu;

/**
 * Names with an amount each and no heads, under a line that ends with what the amounts are, with that as their head.
 * Lists with an amount of their own know such a line as a title.
 */
export function withAmountNamed(rows: Rows, target: ImportTarget): Rows {
  const first = rows.findIndex((row) => filledIn(row).length > 1);
  const over = rows.findLastIndex((row, at) => at < first && filledIn(row).length > 0);
  const [line = '', ...more] = textsIn(rows[over] ?? []);
  const { amounts = '' } = NAMED.exec(line)?.groups ?? {};
  if (target.amount !== undefined || more.length > 0 || !isKnown(amounts, target)) return rows;
  if (!areNamesWithAmount(rows.slice(first))) return rows;
  const head = amounts.charAt(0).toLocaleUpperCase('es-CO') + amounts.slice(1);
  // What is said of the amounts has no head.
  const [name = -1, amount = -1] = filledAt(rows[first] ?? []);
  const heads = rows[first]?.map((_, at) => (at === name ? 'Concepto' : at === amount ? head : ''));
  return heads ? rows.with(over, heads) : rows;
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
