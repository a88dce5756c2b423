import { read, type ResultSection } from '../../tool/index.ts';
import { cx, Section } from '../../ui/index.ts';
import { anchorId } from '../anchors.ts';
import { HelpIcon } from '../inputs/InputEditor.tsx';
import { useSession } from '../useSession.ts';
import styles from './Results.module.css';

/** The results under their headings, each with its colour, its help and its formula a click away. */
export function Results() {
  const { calculation } = useSession();
  return (
    <div className={styles.results}>
      {calculation.declaration.results.map((section) => (
        <ResultList key={section.title} section={section} />
      ))}
    </div>
  );
}

function ResultList({ section }: { section: ResultSection }) {
  const session = useSession();
  const { calculation } = session;
  const shown = section.items.filter((id) => calculation.applies({ id }));
  if (shown.length === 0) return null;
  return (
    <Section title={section.title} minor className={styles.section}>
      <dl className={styles.list}>
        {shown.map((id) => {
          const formula = calculation.formula({ id });
          if (!formula) return null;
          const { text, tone, note } = read(calculation, { id });
          const selected = session.selected?.id === id && session.selected.table === undefined;
          return (
            <div key={id} className={cx(styles.row, selected && styles.selected)}>
              <dt className={styles.label}>
                {formula.label}
                {formula.unit && formula.unit !== 'COP' && (
                  <span className={styles.unit}>{formula.unit}</span>
                )}
                <HelpIcon help={formula.help} />
              </dt>
              <dd className={styles.data}>
                <button
                  type="button"
                  id={anchorId({ id })}
                  className={cx(styles.value, styles[tone])}
                  title={note}
                  aria-label={`${formula.label}: ${text}. Ver la fórmula`}
                  onClick={() => session.select({ id })}
                >
                  {text}
                </button>
                {formula.hint && <span className={styles.hint}>{formula.hint}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
      {section.note && <p className={styles.hint}>{section.note}</p>}
    </Section>
  );
}
