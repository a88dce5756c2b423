import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import { idOf } from '../match/amount.ts';
import { nameScore, SURE } from '../match/heads.ts';
import { firstText, isHeadLike, textAt } from '../table/layout.ts';
import { saysPeriod } from '../match/periods.ts';
import type { Rows } from '../table/rows.ts';
import { isUnitOfMoney } from '../match/scale.ts';
import type { ImportTarget } from '../target.ts';
import { listOf } from '../match/titles.ts';

/* Heads that say of what amounts are, and not that they are amounts: 'GASTOS FIJOS | COP/mes'. */

/** The same sheet with both in them: 'GASTOS FIJOS | Valor (COP/mes)'. */
export function withUnitsNamed(rows: Rows, target: ImportTarget): Rows {
  const { amount, columns } = target;
  if (amount === undefined) return rows;
  const paid = columns.find(({ id }) => id === idOf(amount, target));
  return rows.map((row, at) => {
    const below = rows[at + 1] ?? [];
    if (!paid || !isHeadLike(row) || row.some((head) => nameScore(head, paid) > SURE)) return row;
    const [unit, another] = row.flatMap((head, column) =>
      isUnitOfMoney(head) && beginsAsFigure(textAt(below, column)) ? [column] : [],
    );
    if (unit === undefined || another !== undefined) return row;
    // 'USOS | COP' are amounts as well, of something else.
    const whose = listOf(firstText(row), target);
    const isPaidOften = saysPeriod(textAt(row, unit));
    if (whose === 'other' || (whose === undefined && !isPaidOften)) return row;
    return row.with(unit, `${amount} (${textAt(row, unit)})`);
  });
}
