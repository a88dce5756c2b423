import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import { nameScore, SURE } from '../match/heads.ts';
import { filledIn, textsIn } from '../table/layout.ts';
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
  const heads = rows[first]?.map((cell) => {
    if (cell.trim() === '') return '';
    return beginsAsFigure(cell) ? head : 'Concepto';
  });
  return heads ? rows.with(over, heads) : rows;
}

const isKnown = (name: string, { columns, newColumns }: ImportTarget): boolean =>
  name !== '' &&
  (newColumns?.knows(name) === true ||
    columns.some((column) => column.field.kind === 'money' && nameScore(name, column) > SURE));

/** Whether all rows of several cells are a name and an amount, and there are several. */
function areNamesWithAmount(rows: Rows): boolean {
  const divided = rows.map(textsIn).filter(({ length }) => length > 1);
  return (
    divided.length > 1 &&
    divided.every(
      ([name = '', amount = '', ...more]) =>
        more.length === 0 && !beginsAsFigure(name) && beginsAsFigure(amount) && SAYING.test(amount),
    )
  );
}
