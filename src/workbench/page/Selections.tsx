import { kinds, type Selection, selectedValues } from '../../tool/index.ts';
import { Section } from '../../ui/index.ts';
import { useSession } from '../useSession.ts';
import styles from './Selections.module.css';

/** The records that stand out: the best three, those at risk. */
export function Selections() {
  const { declaration } = useSession().calculation;
  const all = Object.entries(declaration.selections);
  if (all.length === 0) return null;
  return (
    <div className={styles.selections}>
      {all.map(([id, selection]) => (
        <Chosen key={id} id={id} selection={selection} />
      ))}
    </div>
  );
}

function Chosen({ id, selection }: { id: string; selection: Selection }) {
  const { calculation } = useSession();
  const ref = { id: selection.show, table: selection.list };
  const shape = calculation.field(ref) ?? calculation.formula(ref);
  const values = selectedValues(calculation, id, selection);
  return (
    <Section title={selection.label} minor className={styles.section}>
      {values.length === 0 || !shape ? (
        <p className={styles.empty}>{selection.empty ?? 'Ninguno'}</p>
      ) : (
        <ol className={styles.list}>
          {values.map((value, index) => (
            <li key={`${index}-${String(value)}`}>{kinds[shape.kind].format(value, shape)}</li>
          ))}
        </ol>
      )}
    </Section>
  );
}
