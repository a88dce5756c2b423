import { ArrowDownWideNarrow, Filter as Funnel } from 'lucide-react';
import { Button } from '../../../../ui/index.ts';
import type { GridModel } from '../../../grid/index.ts';
import { equalsOf } from './sheetView.ts';
import { type ViewedSheet, whole } from './useSheetView.ts';
import styles from './ViewBar.module.css';

interface Props {
  table: GridModel;
  viewing: ViewedSheet;
}

/** Says how a table is looked at, and takes that back; nothing stands there while it is whole. */
export function ViewBar({ table, viewing }: Props) {
  const { view, set, model } = viewing;
  const commands = whole(table, view, set);
  if (commands.length === 0) return null;
  const { sorting, filters } = view;
  const sorted = sorting && nameOf(table, sorting.by);
  const [shown, all] = [equalsOf(model).count, equalsOf(table).count];
  return (
    <div role="group" aria-label={`Vista de ${table.label}`} className={styles.bar}>
      <p role="status" className={styles.what}>
        {sorted && (
          <span className={styles.part}>
            <ArrowDownWideNarrow aria-hidden="true" />
            {sorted}, {sorting?.descending ? 'de mayor a menor' : 'de menor a mayor'}
          </span>
        )}
        {filters.map(({ by, label }) => (
          <span key={by} className={styles.part}>
            <Funnel aria-hidden="true" />
            {label}
          </span>
        ))}
        <span>
          {shown === all
            ? 'El orden del documento no cambia.'
            : `${shown} de ${all} ${table.records?.many ?? 'filas'}`}
        </span>
      </p>
      {commands.map(({ id, label, run }) => (
        <Button key={id} size="sm" variant="ghost" onClick={run}>
          {label}
        </Button>
      ))}
    </div>
  );
}

/** The name of the column, or of the row, that a table is sorted by. */
function nameOf(table: GridModel, by: string): string | undefined {
  const column = table.columns.find(({ id }) => id === by);
  if (column) return column.header;
  const row = Array.from({ length: table.rowCount }, (_, at) => at).find(
    (at) => table.row(at).id === by,
  );
  const [heads] = table.columns;
  return row === undefined || !heads ? undefined : table.cell(row, heads.id).text;
}
