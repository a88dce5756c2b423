import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/index.ts';
import styles from './RecordWalk.module.css';

interface Props {
  /** The place of the record in its list, and how many there are. */
  row: number;
  rows: number;
  /** Where what was typed can't be taken yet, one stays. */
  disabled?: boolean;
  onGo: (row: number) => void;
  /** What else can be done with the record. */
  children?: ReactNode;
}

/** From the form of a record to that of the next, or of the one before; an only one has neither. */
export function RecordWalk({ row, rows, disabled = false, onGo, children }: Props) {
  return (
    <div className={styles.walk}>
      {rows > 1 && (
        <>
          <IconButton
            label="Anterior"
            icon={<ChevronLeft />}
            disabled={disabled || row === 0}
            onClick={() => onGo(row - 1)}
          />
          <span className={styles.place}>
            {row + 1} de {rows}
          </span>
          <IconButton
            label="Siguiente"
            icon={<ChevronRight />}
            disabled={disabled || row === rows - 1}
            onClick={() => onGo(row + 1)}
          />
        </>
      )}
      {children}
    </div>
  );
}
