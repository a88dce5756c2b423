import { useState } from 'react';
import { type Field, kinds } from '../../../tool/index.ts';
import { Button, cx } from '../../../ui/index.ts';
import styles from './MatchDialog.module.css';
import { UNSAID } from '../doubts/doubt.ts';
import { isNewRow } from '../records/plan.ts';
import { keyOf } from '../records/written.ts';
import { readAs } from '../records/trial.ts';
import { lineName } from '../table/layout.ts';
import type { useMatch } from './useMatch.ts';

interface Props {
  match: ReturnType<typeof useMatch>;
}

const SHOWN = 6;
/** At a time, where somebody wants to see them. */
const MORE = 50;

/** Figures stand one under the other, as in the sheet. */
const sideOf = ({ kind }: Field): string | undefined =>
  kinds[kind].align === 'right' ? styles.figure : undefined;

/** The rows of what comes in, those of which something changes or is new before the others. */
function changesFirst({ plan, changed }: Props['match']): readonly number[] {
  const moved = new Set([...changed.values()].map(({ row }) => row));
  const isSame = (row: number): boolean => !isNewRow(plan, row) && !moved.has(row);
  const all = [...new Set(plan.edits.map(({ row }) => row))];
  return all.toSorted((one, other) => Number(isSame(one)) - Number(isSame(other)));
}

/** What a record had in a cell that changes, before what it gets: figures end in one line. */
const Before = ({ text }: { text: string }) => <span className={styles.before}>{text} → </span>;

/** Among records that are brought up to date, one that isn't there yet. */
const New = () => <span className={styles.before}> nuevo</span>;

/** The first records as they would come in, and how many follow; what can't be taken is marked. */
export function Preview({ match }: Props) {
  const { target, plan, mapping, mode, refused, idle, open, shownAt, changed, layout } = match;
  const [most, setMost] = useState(SHOWN);
  const all = changesFirst(match);
  const rows = all.slice(0, most);
  const rest = all.length - rows.length;
  // What only a head says of a column comes in as well.
  const brought = new Set([...mapping, ...plan.edits.map(({ columnId }) => columnId)]);
  const columns = target.columns.filter(({ id }) => brought.has(id));
  if (columns.length === 0) {
    return (
      <p className={styles.empty}>
        Ninguna {lineName(layout)} está elegida todavía: di qué es cada una.
      </p>
    );
  }
  const texts = new Map(plan.edits.map((edit) => [keyOf(edit), edit]));
  const wrong = new Set(refused.map(keyOf));
  const passed = new Set(idle.map(keyOf));
  // Nothing is shown as it would come in before somebody said what it is.
  const unsaid = new Set(open.map(({ column }) => mapping[column]));
  /** What a record has without the table saying it. */
  const usualAt = (row: number, columnId: string): string => {
    const { assumed } = plan;
    const usual =
      assumed?.usual.columnId === columnId && isNewRow(plan, row) ? assumed.usual.text : null;
    return usual ?? shownAt(row, columnId) ?? '—';
  };
  return (
    // In a part of its own: one that scrolls gives its height to those around it.
    <div className={styles.part}>
      {/* Scrolled by keyboard as well, hence the tab stop. */}
      <div
        className={cx(styles.preview, 'scrolls-aside')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label="Así entra"
      >
        <table>
          <caption>Así entra</caption>
          <thead>
            <tr>
              {columns.map(({ id, label, field }) => (
                <th key={id} scope="col" className={sideOf(field)}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                {columns.map(({ id, field }, at) => {
                  const key = keyOf({ row, columnId: id });
                  const isWrong = wrong.has(key);
                  const edit = isWrong || !passed.has(key) ? texts.get(key) : undefined;
                  const change = unsaid.has(id) ? undefined : changed.get(key);
                  return (
                    <td
                      key={id}
                      className={cx(
                        sideOf(field),
                        isWrong && styles.wrong,
                        change && styles.changed,
                      )}
                    >
                      {change && <Before text={change.before ?? '—'} />}
                      {edit && !unsaid.has(id) ? (
                        readAs(target, edit)
                      ) : (
                        <span className={styles.sample}>{edit ? UNSAID : usualAt(row, id)}</span>
                      )}
                      {isWrong && ' (no entra)'}
                      {at === 0 && mode === 'update' && isNewRow(plan, row) && <New />}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rest > 0 && (
        <Button
          variant="ghost"
          size="sm"
          className={styles.more}
          onClick={() => setMost(most + MORE)}
        >
          y {rest.toLocaleString('es-CO')} más: ver
        </Button>
      )}
    </div>
  );
}
