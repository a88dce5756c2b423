import { ChevronRight } from 'lucide-react';
import { type List, read, recordName } from '../../../tool/index.ts';
import { cx } from '../../../ui/index.ts';
import { useSession } from '../../session/useSession.ts';
import { decidingColumns } from './decidingColumns.ts';
import { recordKey } from './records.ts';
import tones from '../cells/tones.module.css';
import styles from './RecordLines.module.css';

interface Props {
  id: string;
  list: List;
  onOpen: (row: number, field?: string) => void;
}

/** The records of a list on a phone: each by its name and what decides, its form a tap away. */
export function RecordLines({ id, list, onOpen }: Props) {
  const { calculation, document } = useSession();
  const columns = decidingColumns(list);
  return (
    <ul className={styles.lines} aria-label={list.label}>
      {Array.from({ length: calculation.sheet.rows(id) }, (_, row) => (
        <li key={recordKey(document, id, row)} data-record={row} className={styles.line}>
          <button type="button" className={styles.name} onClick={() => onOpen(row)}>
            {recordName(calculation, list, id, row) || `${list.singular} ${row + 1}`}
            <ChevronRight aria-hidden="true" />
          </button>
          <div className={styles.values}>
            {columns.map((column) => {
              const shape = list.fields[column] ?? list.formulas?.[column];
              const { text, tone } = read(calculation, { id: column, table: id, row });
              return (
                <button
                  key={column}
                  type="button"
                  className={styles.value}
                  onClick={() => onOpen(row, column)}
                >
                  <span className={styles.label}>{shape?.label}</span>
                  <span className={cx(styles.figure, styles[tone], tones[tone])}>
                    {text || '—'}
                  </span>
                </button>
              );
            })}
          </div>
        </li>
      ))}
    </ul>
  );
}
