import { useState } from 'react';
import {
  type Figure,
  movableRefs,
  setupOf,
  type Subject,
  swungBy,
  type Variable,
  variableOf,
} from '../../tool/index.ts';
import { Field, TextInput } from '../../ui/index.ts';
import { type Bar, bySwing, type Swung } from '../../whatif/index.ts';
import { useSession } from '../session/useSession.ts';
import type { ViewProps } from './AnalysisDock.tsx';
import styles from './AnalysisDock.module.css';
import { Outcome } from './Outcome.tsx';
import { FigurePicker } from './Pickers.tsx';
import { figureAt, subjectOf } from './subject.ts';
import { TornadoBars } from './TornadoBars.tsx';
import { useAnswer } from './useAnswer.ts';
import { ask, type Watched } from './workers.ts';

export interface SwungInput {
  readonly variable: Variable;
  readonly swung: Swung;
}

export interface TornadoAnswer {
  readonly figure: Figure;
  readonly base: number | null;
  readonly inputs: readonly SwungInput[];
  /** The widest first. */
  readonly bars: readonly Bar[];
}

const SPREAD = '10';

/** How much each input alone moves a figure. */
export function TornadoView({ figure: figureName, onChoose }: ViewProps) {
  const session = useSession();
  const subject = subjectOf(session);
  const figure = figureAt(session.calculation, figureName);
  const [text, setText] = useState(SPREAD);
  const percent = Number(text.replace(',', '.').replace('%', ''));
  const isSpread = percent > 0 && percent <= 100;
  const key = figure && isSpread ? JSON.stringify([figure.address, percent]) : null;
  const answer = useAnswer(session, key, async (watched) => {
    if (!figure) throw new TypeError('nothing is asked');
    return swing(subject, figure, percent / 100, watched);
  });
  return (
    <div className={styles.view}>
      <div className={styles.question}>
        <FigurePicker
          label="Cifra"
          value={figureName}
          onChange={(next) => onChoose({ figure: next })}
        />
        <Field
          label="Cada dato se mueve"
          hint="A un lado y al otro de su valor de hoy, sin salir de sus límites; los demás quedan quietos"
          error={isSpread ? undefined : 'Escribe un porcentaje entre 0 y 100'}
        >
          <TextInput
            numeric
            size="sm"
            prefix="±"
            suffix="%"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      </div>
      <div className={styles.answer}>
        <Outcome
          answer={answer}
          what="Moviendo cada dato"
          empty={<p className={styles.hint}>Elige una cifra para ver qué datos la mueven más.</p>}
        >
          {(value) => (
            <TornadoBars
              answer={value}
              onOpen={(input) => onChoose({ view: 'table', input, figure: value.figure.address })}
            />
          )}
        </Outcome>
      </div>
    </div>
  );
}

/** Inputs looked at between two frames. */
const AT_ONCE = 8;

async function swing(
  subject: Subject,
  figure: Figure,
  spread: number,
  watched: Watched,
): Promise<TornadoAnswer> {
  const inputs: SwungInput[] = [];
  const refs = movableRefs(subject.calculation);
  for (const [at, ref] of refs.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) {
      await new Promise((resolve) => setTimeout(resolve));
      watched.signal.throwIfAborted();
      watched.onProgress((at / refs.length) * LOOKING);
    }
    const variable = variableOf(subject, ref);
    const swung = 'refused' in variable ? null : swungBy(variable, spread);
    if (swung && 'input' in variable) inputs.push({ variable, swung });
  }
  const tornado = { inputs: inputs.map(({ swung }) => swung), figure: figure.ref };
  const bars = await ask('tornado', { setup: setupOf(subject), tornado }, watched);
  const base = subject.calculation.value(figure.ref);
  return { figure, inputs, bars: bySwing(bars), base: typeof base === 'number' ? base : null };
}

/** The part of the work that is finding out how each input can be moved. */
const LOOKING = 0.3;
