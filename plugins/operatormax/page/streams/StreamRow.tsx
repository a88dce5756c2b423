import { ChartColumn, Copy, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { read } from '../../../../src/tool/index.ts';
import { Badge, Button, VisuallyHidden } from '../../../../src/ui/index.ts';
import { anchorId, useSession } from '../../../../src/workbench/index.ts';
import styles from './streams.module.css';

export interface StreamActions {
  readonly onShow: () => void;
  readonly onEdit: () => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

interface Props {
  stream: string;
  name: string;
  type?: string;
  /** Between name and figure: what else is to be known of it. */
  note?: ReactNode;
  actions: StreamActions;
}

/** A stream of a list: its name, what it comes to in the first year, and what can be done with it. */
export function StreamRow({ stream, name, type, note, actions }: Props) {
  const { calculation } = useSession();
  const { text } = read(calculation, { id: `${stream}.flow`, table: 'years', row: 0 });
  const of = <VisuallyHidden> de {name}</VisuallyHidden>;
  return (
    <li id={anchorId({ id: stream })} className={styles.row}>
      <div className={styles.who}>
        {/* The whole row opens the form, as in any list. */}
        <button type="button" className={styles.name} onClick={actions.onEdit}>
          {name}
        </button>
        {type !== undefined && <Badge>{type}</Badge>}
        {note}
      </div>
      <p className={styles.figure}>
        <span className={styles.when}>Año 1</span> {text}
      </p>
      <div className={styles.actions}>
        <Button size="sm" variant="ghost" icon={<ChartColumn />} onClick={actions.onShow}>
          Ver flujo{of}
        </Button>
        <Button
          className={styles.edit}
          size="sm"
          variant="ghost"
          icon={<Pencil />}
          onClick={actions.onEdit}
        >
          Editar{of}
        </Button>
        <Button size="sm" variant="ghost" icon={<Copy />} onClick={actions.onDuplicate}>
          Duplicar{of}
        </Button>
        <Button size="sm" variant="ghost" icon={<Trash2 />} onClick={actions.onDelete}>
          Eliminar{of}
        </Button>
      </div>
    </li>
  );
}
