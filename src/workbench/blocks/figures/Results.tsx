import { type BlockOf, overOf, read } from '../../../tool/index.ts';
import { Section } from '../../../ui/index.ts';
import { anchorId } from '../../layout/anchors.ts';
import { HelpIcon } from '../../inputs/InputEditor.tsx';
import { useBlocks } from '../../session/useBlocks.ts';
import { useSession } from '../../session/useSession.ts';
import { FigureButton } from '../FigureButton.tsx';
import styles from './Results.module.css';

/** The results under their headings, each with its colour, its help and its formula a click away. */
export function Results() {
  const sections = useBlocks('results');
  if (sections.length === 0) return null;
  return (
    <div className={styles.results}>
      {sections.map((section) => (
        <ResultList key={section.id} section={section} />
      ))}
    </div>
  );
}

function ResultList({ section }: { section: BlockOf<'results'> }) {
  const { calculation } = useSession();
  return (
    <Section title={section.title} minor className={styles.section}>
      <dl className={styles.list}>
        {section.items.map((id) => {
          const formula = calculation.formula({ id });
          if (!formula) return null;
          return (
            <div key={id} className={styles.row}>
              <dt className={styles.label}>
                <span>
                  {formula.label}
                  {formula.unit && formula.unit !== 'COP' && (
                    <span className={styles.unit}>{`\u2002${formula.unit}`}</span>
                  )}
                </span>
                <HelpIcon help={formula.help} />
              </dt>
              <dd className={styles.data}>
                <FigureButton
                  cell={{ id }}
                  id={anchorId({ id })}
                  reading={read(calculation, { id })}
                  label={formula.label}
                />
              </dd>
              {formula.hint && <dd className={styles.hint}>{formula.hint}</dd>}
              <Over id={id} />
            </div>
          );
        })}
      </dl>
      {section.note && <p className={styles.hint}>{section.note}</p>}
    </Section>
  );
}

/** What it is of, where it isn't of all records. */
function Over({ id }: { id: string }) {
  const over = overOf(useSession().calculation, { id });
  return over === '' ? null : <dd className={styles.hint}>{over}</dd>;
}
