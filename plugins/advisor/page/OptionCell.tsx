import type { KeyboardEvent } from 'react';
import { read } from '../../../src/tool/index.ts';
import { cx } from '../../../src/ui/index.ts';
import { LinkSign, useSession } from '../../../src/workbench/index.ts';
import styles from './ComparisonTable.module.css';
import { InlineEditor } from './InlineEditor.tsx';
import { cellRef, cellValue, NO_DATA } from './option.ts';
import type { Place } from './place.ts';
import type { Row } from '../rows.ts';
import { Score, spokenScore } from './Score.tsx';
import type { GridFocus } from './useGridFocus.ts';

export interface CellProps {
  row: Row;
  place: Place;
  grid: GridFocus;
  /** What was typed to start editing this cell; null while it isn't edited. */
  editing: { typed?: string | undefined } | null;
  onEdit: (typed?: string) => void;
  onClose: (refocus: boolean) => void;
  onOpen: () => void;
}

interface Props extends CellProps {
  /** Of the option. */
  name: string;
}

/** One figure of one option: read, edited in place, switched, or opened. */
export function OptionCell({ row, place, grid, editing, name, onEdit, onClose, onOpen }: Props) {
  const session = useSession();
  const { calculation } = session;
  const option = place.column;
  const ref = cellRef(row.id, option);
  const { text, tone, note, value } = read(calculation, ref);
  const at = grid.at(place.row, place.column);
  const named = (said: string) => `${row.label}, ${name}: ${said}`;

  if (editing) {
    return (
      <td className={styles.edited}>
        <InlineEditor cell={ref} label={named('editar')} typed={editing.typed} onClose={onClose} />
      </td>
    );
  }
  switch (row.kind) {
    case 'read-only':
      return (
        <td className={cx(styles.figure, styles[tone === 'input' ? 'computed' : tone])} {...at}>
          <span title={note}>{text || '—'}</span>
        </td>
      );
    case 'inline': {
      const onKeyDown = (event: KeyboardEvent) => {
        const starts = /^[\d,.=($-]$/.test(event.key) && !event.ctrlKey && !event.metaKey;
        if (!starts && event.key !== 'F2') return;
        event.preventDefault();
        onEdit(starts ? event.key : undefined);
      };
      return (
        <td className={styles.cell}>
          <button
            {...at}
            type="button"
            className={cx(styles.open, styles.input)}
            aria-label={named(text || 'vacío')}
            onClick={() => onEdit()}
            onKeyDown={onKeyDown}
          >
            <LinkSign cell={ref} />
            {text || <span className={styles.muted}>—</span>}
          </button>
        </td>
      );
    }
    case 'toggle':
      return (
        <td className={styles.cell}>
          <button
            {...at}
            type="button"
            role="switch"
            aria-checked={value === true}
            aria-label={`${row.label} ${name}`}
            className={cx(styles.open, styles.input)}
            onClick={() => session.set(ref, value !== true)}
          >
            {value === true ? 'Sí' : 'No'}
          </button>
        </td>
      );
    case 'market': {
      const scored = cellValue(calculation, `variance.${row.id}.score`, option) !== null;
      const against = scored
        ? `frente al mercado ${spokenScore(calculation, `variance.${row.id}`, option)}`
        : 'sin dato de mercado';
      return (
        <td className={styles.cell}>
          <button
            {...at}
            type="button"
            aria-haspopup="dialog"
            className={cx(styles.open, styles.input)}
            aria-label={named(`${text || 'vacío'}, ${against}`)}
            onClick={onOpen}
          >
            {scored && (
              <Score calculation={calculation} of={`variance.${row.id}`} option={option} />
            )}
            <span>
              <LinkSign cell={ref} />
              {text || <span className={styles.muted}>—</span>}
            </span>
          </button>
        </td>
      );
    }
    case 'score': {
      const of = row.id.replace(/\.score$/, '');
      return (
        <td className={styles.cell}>
          <button
            {...at}
            type="button"
            aria-haspopup="dialog"
            className={styles.open}
            aria-label={named(spokenScore(calculation, of, option))}
            onClick={onOpen}
          >
            {value === null ? (
              <span className={styles.muted}>{NO_DATA}</span>
            ) : (
              <Score calculation={calculation} of={of} option={option} />
            )}
          </button>
        </td>
      );
    }
  }
}
