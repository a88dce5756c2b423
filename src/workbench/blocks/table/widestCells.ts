import type { CellAddress } from '../../grid/index.ts';
import type { Session } from '../../session/session.ts';
import type { TransposedLayout } from './transposedLayout.ts';

interface Extreme {
  readonly address: CellAddress;
  readonly value: number;
}

/**
 * Of each kind of row (money, percent, to so many decimals), the cells with the largest and the
 * smallest number: a figure gets longer with its size, and by its sign. Records have one width
 * together; a column of sums, which shows a row of another table, has one of its own.
 */
export function widestCells({ calculation }: Session, layout: TransposedLayout): CellAddress[] {
  const { list } = layout;
  const most = new Map<string, Extreme>();
  const least = new Map<string, Extreme>();
  for (const [table, columns] of byTable(layout)) {
    const seen = new Set<string>();
    layout.rows().forEach(({ shows }, row) => {
      if (shows === undefined || seen.has(shows)) return;
      seen.add(shows);
      const ref = { id: shows, table };
      const shape = calculation.field(ref) ?? calculation.formula(ref);
      const values = shape && calculation.sheet.has(ref) && calculation.sheet.column(ref);
      if (!values || values.type !== 'number') return;
      const kind = `${shape.kind} ${shape.unit ?? ''} ${shape.decimals ?? ''}`;
      for (const { columnId, record } of columns) {
        const value = values.data[record] ?? Number.NaN;
        if (!Number.isFinite(value)) continue;
        const alike = table === list ? kind : `${kind} ${columnId}`;
        if (value > (most.get(alike)?.value ?? -Infinity))
          most.set(alike, { address: { row, columnId }, value });
        if (value < (least.get(alike)?.value ?? Infinity))
          least.set(alike, { address: { row, columnId }, value });
      }
    });
  }
  return [...most.values(), ...least.values()].map(({ address }) => address);
}

/** A column by the row of its table that it shows. */
interface Shown {
  readonly columnId: string;
  readonly record: number;
}

function byTable({ list, records }: TransposedLayout): ReadonlyMap<string, readonly Shown[]> {
  const tables = new Map<string, Shown[]>();
  records().forEach(({ id, of }, at) => {
    const { table, row } = of ?? { table: list, row: at };
    const shown = tables.get(table) ?? [];
    shown.push({ columnId: id, record: row });
    tables.set(table, shown);
  });
  return tables;
}
