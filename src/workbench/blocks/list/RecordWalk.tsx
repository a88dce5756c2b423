import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/index.ts';
import styles from './RecordWalk.module.css';

interface Props {
  /** The place of the record in its list. */
  row: number;
  /** Those that are walked through, by their places in the list. */
  order: readonly number[];
  /** Where what was typed can't be taken yet, one stays. */
  disabled?: boolean;
  onGo: (row: number) => void;
  /** What else can be done with the record. */
  children?: ReactNode;
}

/** From the form of a record to that of the next, or of the one before; an only one has neither. */
export function RecordWalk({ row, order, disabled = false, onGo, children }: Props) {
  const at = order.indexOf(row);
  const to = (next: number | undefined) => ({
    disabled: disabled || next === undefined,
    onClick: () => next !== undefined && onGo(next),
  });
  return (
    <div className={styles.walk}>
      {order.length > 1 && (
        <>
          <IconButton label="Anterior" icon={<ChevronLeft />} {...to(order[at - 1])} />
          <span className={styles.place}>
            {at + 1} de {order.length}
          </span>
          <IconButton label="Siguiente" icon={<ChevronRight />} {...to(order[at + 1])} />
        </>
      )}
      {children}
    </div>
  );
}

/** As a sheet showed them when the form was opened there; else all of a list, one after the other. */
export function orderIn(rows: number, shown?: readonly number[]): readonly number[] {
  return shown ?? Array.from({ length: rows }, (_, row) => row);
}
