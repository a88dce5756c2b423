import { ArrowDownWideNarrow, EllipsisVertical, Filter as Funnel } from 'lucide-react';
import { Button, IconButton, Menu } from '../../../../ui/index.ts';
import type { GridModel } from '../../../grid/index.ts';
import { useLow, useNarrow } from '../../../layout/useNarrow.ts';
import { equalsOf, type Line, rowName } from './equals.ts';
import { labelOf } from './filters.ts';
import { linesOf, orderName } from './sheetView.ts';
import { type ViewedSheet, whole } from './useSheetView.ts';
import styles from './ViewBar.module.css';

interface Props {
  table: GridModel;
  viewing: ViewedSheet;
  /** One goes on in the table: the button may be gone with what it took back. */
  onDone: () => void;
}

/** Says how a table is looked at, and takes that back; nothing stands there while it is whole. */
export function ViewBar({ table, viewing, onDone }: Props) {
  const { view, set, model } = viewing;
  // Held upright a phone lacks the width, held across the height.
  const [isNarrow, isLow] = [useNarrow(), useLow()];
  const onPhone = isNarrow || isLow;
  const commands = whole(table, view, set);
  if (commands.length === 0) return null;
  const { sorting, filters } = view;
  const [shown, all] = [equalsOf(model).count, equalsOf(table).count];
  const actions = commands.map(({ id, label, run }) => ({
    id,
    label,
    onSelect: () => {
      run?.();
      onDone();
    },
  }));
  return (
    <div role="group" aria-label={`Vista de ${table.label}`} className={styles.bar}>
      <p role="status" className={styles.what}>
        {sorting && (
          <span className={styles.part}>
            <ArrowDownWideNarrow aria-hidden="true" />
            {linesOf(sorting)
              .map(({ by, descending }, at) => {
                const order = orderName(table, by, descending);
                return `${at === 0 ? 'Ordenado' : 'luego'} por ${nameIn(table, by)}, ${order}`;
              })
              .join('; ')}
          </span>
        )}
        {filters.map((filter) => (
          <span key={filter.by.id} className={styles.part}>
            <Funnel aria-hidden="true" />
            {labelOf({ ...filter, by: { ...filter.by, name: nameIn(table, filter.by) } })}
          </span>
        ))}
        {shown < all ? (
          <span>{`${shown} de ${all} ${named(table, all)}${shown === 0 ? ' cumplen el filtro' : ''}`}</span>
        ) : (
          // On a phone the figures below need the line.
          !onPhone && <span>El orden del documento no cambia.</span>
        )}
      </p>
      {onPhone ? (
        <Menu
          align="end"
          trigger={<IconButton label="Cambiar la vista" icon={<EllipsisVertical />} />}
          items={actions}
        />
      ) : (
        actions.map(({ id, label, onSelect }) => (
          <Button key={id} size="sm" variant="ghost" onClick={onSelect}>
            {label}
          </Button>
        ))
      )}
    </div>
  );
}

function named({ records }: GridModel, count: number): string {
  return count === 1 ? (records?.one ?? 'fila') : (records?.many ?? 'filas');
}

/** What the column or row is called now; as it was where it is folded away. */
function nameIn(table: GridModel, { id, name }: Line): string {
  const column = table.columns.find((each) => each.id === id);
  if (column) return column.header;
  const rows = Array.from({ length: table.rowCount }, (_, at) => at);
  const row = rows.find((at) => table.row(at).id === id);
  return row === undefined ? name : rowName(table, row);
}
