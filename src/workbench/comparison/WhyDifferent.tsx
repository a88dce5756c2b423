import { useState } from 'react';
import { figuresOf } from '../../tool/index.ts';
import { Field, SelectField } from '../../ui/index.ts';
import { Outcome } from '../analysis/parts/Outcome.tsx';
import { explain } from '../analysis/scenarios/compare.ts';
import { Waterfall } from '../analysis/scenarios/Waterfall.tsx';
import { useAnswer } from '../analysis/useAnswer.ts';
import type { Session } from '../session/session.ts';
import styles from './Comparison.module.css';

/** A case among those that are compared. */
export interface Column {
  readonly id: string;
  readonly name: string;
  readonly session: Session;
}

interface Props {
  /** At least two. */
  columns: readonly Column[];
}

/** What each input that differs adds to the difference of a figure between the first case and another. */
export function WhyDifferent({ columns }: Props) {
  const [first, ...others] = columns;
  return first && others.length > 0 ? <Why first={first} others={others} /> : null;
}

function Why({ first, others }: { first: Column; others: readonly Column[] }) {
  const { tool, calculation } = first.session;
  const figures = figuresOf(calculation).filter(({ ref }) => ref.table === undefined);
  const [address, setAddress] = useState(figures[0]?.address);
  const [otherId, setOther] = useState(others[0]?.id);
  const figure = figures.find((one) => one.address === address) ?? figures[0];
  const other = others.find(({ id }) => id === otherId) ?? others[0];
  const key = figure && other ? JSON.stringify([figure.address, first.id, other.id]) : null;
  const answer = useAnswer(first.session, key, (watched) =>
    figure && other
      ? explain({ tool, calculation }, other.session.calculation, figure, watched)
      : Promise.reject(new RangeError('nothing to explain')),
  );
  if (!figure || !other) return null;
  return (
    <section className={styles.part}>
      <header className={styles.head}>
        <h3>Por qué difieren</h3>
      </header>
      <div className={styles.asked}>
        <Field label="Cifra">
          <SelectField
            size="sm"
            options={figures.map((one) => ({ value: one.address, label: one.label }))}
            value={figure.address}
            onChange={(event) => setAddress(event.target.value)}
          />
        </Field>
        {others.length > 1 && (
          <Field label={`De «${first.name}» a`}>
            <SelectField
              size="sm"
              options={others.map(({ id, name }) => ({ value: id, label: name }))}
              value={other.id}
              onChange={(event) => setOther(event.target.value)}
            />
          </Field>
        )}
      </div>
      <Outcome answer={answer} what="Repartiendo la diferencia" empty={null}>
        {(why) => <Waterfall figure={figure} why={why} name={other.name} base={first.name} />}
      </Outcome>
    </section>
  );
}
