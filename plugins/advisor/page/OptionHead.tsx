import { Trash2 } from 'lucide-react';
import { IconButton } from '../../../src/ui/index.ts';
import { useSession } from '../../../src/workbench/index.ts';
import styles from './ComparisonTable.module.css';
import { InlineEditor } from './InlineEditor.tsx';
import { cellRef, optionName } from './option.ts';
import type { CellProps } from './OptionCell.tsx';
import { DELETE_PLACE } from './place.ts';

interface Props extends Omit<CellProps, 'onOpen' | 'row'> {
  onRemove: () => void;
}

/** The head of an option's column: its name, which can be changed, and its removal. */
export function OptionHead({ place, grid, editing, onEdit, onClose, onRemove }: Props) {
  const { calculation } = useSession();
  const option = place.column;
  const name = optionName(calculation, option);
  return (
    <th scope="col" className={styles.head}>
      {editing ? (
        <InlineEditor
          cell={cellRef('name', option)}
          label={`Nombre de ${name}`}
          typed={editing.typed}
          onClose={onClose}
        />
      ) : (
        <div className={styles.name}>
          <button
            {...grid.at(place.row, option)}
            type="button"
            className={styles.rename}
            title="Cambiar el nombre"
            onClick={() => onEdit()}
          >
            {name}
          </button>
          <IconButton
            {...grid.at(DELETE_PLACE, option)}
            label={`Eliminar ${name}`}
            icon={<Trash2 />}
            onClick={onRemove}
          />
        </div>
      )}
    </th>
  );
}
