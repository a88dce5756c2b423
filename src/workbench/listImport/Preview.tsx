import { type Field, kinds } from '../../tool/index.ts';
import { cx } from '../../ui/index.ts';
import styles from './MatchDialog.module.css';
import { keyOf, readAs } from './plan.ts';
import type { ImportTarget } from './target.ts';
import type { useMatch } from './useMatch.ts';

interface Props {
  match: ReturnType<typeof useMatch>;
  target: ImportTarget;
}

const SHOWN = 6;

/** Figures stand one under the other, as in the sheet. */
const sideOf = ({ kind }: Field): string | undefined =>
  kinds[kind].align === 'right' ? styles.figure : undefined;

/** The first records as they would come in; what can't be taken is marked. */
export function Preview({ match, target }: Props) {
  const { plan, mapping, refused } = match;
  const rows = [...new Set(plan.edits.map(({ row }) => row))].slice(0, SHOWN);
  const shown = plan.edits.filter(({ row }) => rows.includes(row));
  // What only a head says of a column comes in as well.
  const brought = new Set([...mapping, ...shown.map(({ columnId }) => columnId)]);
  const columns = target.columns.filter(({ id }) => brought.has(id));
  if (columns.length === 0) {
    return (
      <p className={styles.empty}>Ninguna columna está elegida todavía: di qué es cada una.</p>
    );
  }
  const texts = new Map(plan.edits.map((edit) => [keyOf(edit), edit]));
  const wrong = new Set(refused.map(keyOf));
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
                {columns.map(({ id, field }) => {
                  const key = keyOf({ row, columnId: id });
                  const edit = texts.get(key);
                  const isWrong = wrong.has(key);
                  return (
                    <td key={id} className={cx(sideOf(field), isWrong && styles.wrong)}>
                      {edit ? readAs(target, edit) : <span className={styles.sample}>—</span>}
                      {isWrong && ' (no entra)'}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
