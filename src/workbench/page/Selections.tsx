import { kinds, read, type Selection, selectRecords } from '../../tool/index.ts';
import { Section } from '../../ui/index.ts';
import { useSession } from '../useSession.ts';
import styles from './Selections.module.css';

type Entry = readonly [string, Selection];

/** The records that stand out: the best three, those at risk. */
export function Selections() {
  const { declaration } = useSession().calculation;
  const all = Object.entries(declaration.selections);
  if (all.length === 0) return null;
  return (
    <div className={styles.selections}>
      {[...groupsOf(all)].map(([title, entries]) => (
        <Group key={title} title={title} entries={entries} />
      ))}
    </div>
  );
}

/** By heading: those of one group where its first one stands, the others by themselves. */
function groupsOf(all: readonly Entry[]): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of all) {
    const title = entry[1].group ?? entry[1].label;
    groups.set(title, [...(groups.get(title) ?? []), entry]);
  }
  return groups;
}

function Group({ title, entries }: { title: string; entries: readonly Entry[] }) {
  return (
    <Section title={title} minor className={styles.section}>
      {entries.every(([, { group }]) => group === undefined) ? (
        entries.map(([id, selection]) => <Chosen key={id} id={id} selection={selection} />)
      ) : (
        <dl className={styles.group}>
          {entries.map(([id, selection]) => (
            <div key={id}>
              <dt>{selection.label}</dt>
              <dd>
                <Chosen id={id} selection={selection} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}

/** The records that a selection picks, one a line, or what it says of none. */
function Chosen({ id, selection }: { id: string; selection: Selection }) {
  const { calculation } = useSession();
  const { list, show, beside } = selection;
  const shape =
    calculation.field({ id: show, table: list }) ?? calculation.formula({ id: show, table: list });
  const rows = selectRecords(calculation, id, selection);
  if (rows.length === 0 || !shape) {
    return <p className={styles.empty}>{selection.empty ?? 'Ninguno'}</p>;
  }
  const lines = rows.map((row) => {
    const name = kinds[shape.kind].format(calculation.value({ id: show, table: list, row }), shape);
    const more = beside && read(calculation, { id: beside, table: list, row }).text;
    return (
      <>
        {name || 'Sin nombre'}
        {more && <span className={styles.beside}>{more}</span>}
      </>
    );
  });
  const [only] = lines;
  if (selection.single) return <p>{only}</p>;
  return (
    <ol className={styles.list}>
      {lines.map((line, index) => (
        // Lines have no identity but their place.
        <li key={`${index}`}>{line}</li>
      ))}
    </ol>
  );
}
