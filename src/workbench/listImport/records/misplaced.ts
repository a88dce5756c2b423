import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import { idOf } from '../match/amount.ts';
import { type Records, textAt } from '../table/layout.ts';
import { saysPeriod } from '../match/periods.ts';
import { isUnitOfMoney } from '../match/scale.ts';
import type { ImportTarget, Mapping } from '../target.ts';

/* Amounts that stand in another column than those above them: 'Energía | 4.200.000 | mensual' below 'Cargo | Personas |
   Sueldo'. */

/** So many digits are an amount, and no number of rooms or people. */
const AMOUNT = /^\s*(COP\s*|\$\s*)*(\d[.,]?){7,}\s*$/iu;

/** The same records with such amounts in their own column, and what stood there or is no count behind all others. */
export function withAmountsInPlace(
  table: Records,
  mapping: Mapping,
  target: ImportTarget,
): Records {
  const { amount = '', columns } = target;
  const id = idOf(amount, target);
  const paid = id === '' ? -1 : mapping.indexOf(id);
  if (paid < 0) return table;
  const counts = mapping.flatMap((one, at) =>
    columns.find((column) => column.id === one)?.field.kind === 'number' ? [at] : [],
  );
  const moved = table.lines.map(({ cells }) => inPlace(cells, paid, counts, mapping));
  if (moved.every((cells) => cells === null)) return table;
  return {
    ...table,
    heads: [...table.heads, ''],
    lines: table.lines.map((line, at) => ({ ...line, cells: moved[at] ?? [...line.cells, ''] })),
  };
}

/** The cells of such a record with one more; null for any other. */
function inPlace(
  cells: readonly string[],
  paid: number,
  counts: readonly number[],
  mapping: Mapping,
): readonly string[] | null {
  const said = textAt(cells, paid);
  const unit = counts.find((at) => isUnit(textAt(cells, at)));
  if (unit !== undefined && beginsAsFigure(said))
    return [...cells.with(unit, ''), textAt(cells, unit)];
  const [from, another] = cells.flatMap((cell, at) =>
    at !== paid && mapping[at] && beginsAsFigure(cell) ? [at] : [],
  );
  if (from === undefined || another !== undefined || hasNumber(said)) return null;
  const figure = textAt(cells, from);
  const isMisplaced =
    said === ''
      ? counts.includes(from) && AMOUNT.test(figure)
      : isUnit(said) || figure.includes('%');
  return isMisplaced ? [...cells.with(paid, figure).with(from, ''), said] : null;
}

/** 'mensual', '$ millones/mes', 'm2 mes', '% ingresos'. */
const isUnit = (text: string): boolean =>
  text !== '' &&
  !hasNumber(text) &&
  (isUnitOfMoney(text) || saysPeriod(text) || text.startsWith('%'));

const hasNumber = (text: string): boolean => /\d/.test(text.replace(/(?<!\p{L})m2/giu, ''));
