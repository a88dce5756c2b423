import {
  type Calculation,
  kinds,
  type NamedRanking,
  read,
  type Ranking,
  rankedRecords,
} from '../../../tool/index.ts';
import { cx, Section } from '../../../ui/index.ts';
import { useBlocks } from '../../session/useBlocks.ts';
import { useSession } from '../../session/useSession.ts';
import styles from './Rankings.module.css';

/** The records that stand out, a card a group: the best three, those at risk. */
export function Rankings() {
  const groups = useBlocks('rankings');
  if (groups.length === 0) return null;
  return (
    <div className={styles.rankings}>
      {groups.map(({ id, title, entries }) => (
        <Group key={id} title={title} entries={entries} />
      ))}
    </div>
  );
}

function Group({ title, entries }: { title: string; entries: readonly NamedRanking[] }) {
  return (
    <Section title={title} minor className={styles.card}>
      {entries.every(([, { group }]) => group === undefined) ? (
        entries.map(([id, ranking]) => <Chosen key={id} id={id} ranking={ranking} />)
      ) : (
        <dl className={styles.group}>
          {entries.map(([id, ranking]) => (
            <div key={id}>
              <dt>{ranking.label}</dt>
              <dd>
                <Chosen id={id} ranking={ranking} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}

/** The records that a ranking picks, one a line, or what it says of none. */
function Chosen({ id, ranking }: { id: string; ranking: Ranking }) {
  const { calculation } = useSession();
  const { list, show, beside } = ranking;
  const shape =
    calculation.field({ id: show, table: list }) ?? calculation.formula({ id: show, table: list });
  const rows = rankedRecords(calculation, id, ranking);
  if (rows.length === 0 || !shape) {
    return <p className={styles.empty}>{ranking.empty ?? 'Ninguno'}</p>;
  }
  const records = rows.map((row) => ({
    name:
      kinds[shape.kind].format(calculation.value({ id: show, table: list, row }), shape) ||
      'Sin nombre',
    more: beside && read(calculation, { id: beside, table: list, row }).text,
  }));
  const [only] = records;
  if (ranking.single && only) {
    const label = ranking.group === undefined && labelIn(calculation, list, beside);
    return (
      <p className={cx(styles.only, label && styles.alone)}>
        <span className={styles.name}>{only.name}</span>
        {label && <span className={styles.what}>{label}</span>}
        {only.more && <span className={styles.beside}>{only.more}</span>}
      </p>
    );
  }
  return (
    <ol className={styles.list}>
      {records.map(({ name, more }, index) => (
        // Lines have no identity but their place.
        <li key={`${index}`}>
          {name}
          {more && <span className={styles.beside}>{more}</span>}
        </li>
      ))}
    </ol>
  );
}

function labelIn(calculation: Calculation, table: string, id: string | undefined) {
  if (id === undefined) return undefined;
  return (calculation.formula({ id, table }) ?? calculation.field({ id, table }))?.label;
}
