import { ArrowDownWideNarrow, Filter as Funnel } from 'lucide-react';
import { Button } from '../../../../ui/index.ts';
import type { GridModel } from '../../../grid/index.ts';
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
  const sorted = table.columns.find(({ id }) => id === sorting?.columnId);
  return (
    <div role="group" aria-label={`Vista de ${table.label}`} className={styles.bar}>
      <p role="status" className={styles.what}>
        {sorted && (
          <span className={styles.part}>
            <ArrowDownWideNarrow aria-hidden="true" />
            {sorted.header}, {sorting?.descending ? 'de mayor a menor' : 'de menor a mayor'}
          </span>
        )}
        {filters.map(({ columnId, label }) => (
          <span key={columnId} className={styles.part}>
            <Funnel aria-hidden="true" />
            {label}
          </span>
        ))}
        <span>
          {model.rowCount === table.rowCount
            ? 'El orden del documento no cambia.'
            : `${model.rowCount} de ${table.rowCount} filas`}
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
