import type { CellAddress } from '../../grid/index.ts';
import type { Session } from '../../session/session.ts';
import type { TransposedLayout } from './transposedLayout.ts';

interface Extreme {
  readonly row: number;
  readonly record: number;
  readonly value: number;
}

/**
 * Of each kind of row (money, percent, to so many decimals), the cells with the largest and the
 * smallest number: a figure gets longer with its size, and by its sign.
 */
export function widestCells({ calculation }: Session, layout: TransposedLayout): CellAddress[] {
  const { list: table } = layout;
  const most = new Map<string, Extreme>();
  const least = new Map<string, Extreme>();
  const seen = new Set<string>();
  layout.rows().forEach(({ shows }, row) => {
    if (shows === undefined || seen.has(shows)) return;
    seen.add(shows);
    const ref = { id: shows, table };
    const shape = calculation.field(ref) ?? calculation.formula(ref);
    const column = shape && calculation.sheet.has(ref) && calculation.sheet.column(ref);
    if (!column || column.type !== 'number') return;
    const kind = `${shape.kind} ${shape.unit ?? ''} ${shape.decimals ?? ''}`;
    let [high, low] = [most.get(kind), least.get(kind)];
    for (let record = 0; record < column.length; record++) {
      const value = column.data[record] ?? Number.NaN;
      if (!Number.isFinite(value)) continue;
      if (!high || value > high.value) high = { row, record, value };
      if (!low || value < low.value) low = { row, record, value };
    }
    if (high) most.set(kind, high);
    if (low) least.set(kind, low);
  });
  const records = layout.records();
  return [...most.values(), ...least.values()].flatMap(({ row, record }) => {
    const column = records.find(({ of }, at) =>
      of ? of.table === table && of.row === record : at === record,
    );
    return column ? [{ row, columnId: column.id }] : [];
  });
}
