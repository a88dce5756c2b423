import { useState } from 'react';
import {
  type Figure,
  formatShort,
  scalarOf,
  seekOf,
  setupOf,
  type Subject,
  type Variable,
  verified,
} from '../../tool/index.ts';
import { Button, Field, TextInput } from '../../ui/index.ts';
import type { SeekAnswer, Solution, TableRow } from '../../whatif/index.ts';
import { affixes } from '../inputs/affixes.ts';
import { offerUndo } from '../session/offerUndo.ts';
import { useSession } from '../session/useSession.ts';
import type { ViewProps } from './AnalysisDock.tsx';
import styles from './AnalysisDock.module.css';
import { GoalCurve } from './GoalCurve.tsx';
import { curveAxis } from './curve.ts';
import { sayAnswer } from './goal-words.ts';
import { Outcome } from './Outcome.tsx';
import { FigurePicker, InputPicker } from './Pickers.tsx';
import { figureAt, figureText, readNumber, subjectOf, valueText, variableAt } from './subject.ts';
import { useAnswer } from './useAnswer.ts';
import { ask, type Watched } from './workers.ts';

export interface GoalAnswer {
  readonly seek: SeekAnswer;
  readonly figure: Figure;
  readonly variable: Variable;
  readonly target: number;
  readonly axis: readonly number[];
  readonly curve: readonly TableRow[];
}

/** For which value of an input does a figure come to a target? */
export function GoalView({ figure: figureName, input, onChoose }: ViewProps) {
  const session = useSession();
  const subject = subjectOf(session);
  const figure = figureAt(session.calculation, figureName);
  const variable = variableAt(subject, input);
  const moves = typeof variable === 'object' ? variable : null;
  const [texts, setTexts] = useState({ target: '', from: '', to: '' });
  const target = figure ? readNumber(figure.formula, texts.target) : null;
  const from = moves ? readNumber(moves.field, texts.from) : null;
  const to = moves ? readNumber(moves.field, texts.to) : null;
  const isReady =
    figure &&
    moves &&
    typeof target === 'number' &&
    typeof from !== 'string' &&
    typeof to !== 'string';
  const key = isReady ? JSON.stringify([figure.address, moves.address, target, from, to]) : null;
  const answer = useAnswer(session, key, async (watched) => {
    if (!isReady) throw new TypeError('nothing is asked');
    const ends = { ...(from === null ? {} : { from }), ...(to === null ? {} : { to }) };
    return findGoal(subject, figure, moves, target, ends, watched);
  });
  const type = (name: keyof typeof texts) => (event: React.ChangeEvent<HTMLInputElement>) =>
    setTexts({ ...texts, [name]: event.target.value });
  const fault = (read: number | string | null) => (typeof read === 'string' ? read : undefined);
  const asFigure = figure ? affixes({ ...figure.formula, initial: null, min: -1 }) : {};
  return (
    <div className={styles.view}>
      <div className={styles.question}>
        <FigurePicker
          label="Cifra"
          value={figureName}
          onChange={(next) => onChoose({ figure: next })}
        />
        <Field
          label="Meta"
          error={fault(target)}
          hint={figure ? todayText(session, figure) : undefined}
        >
          <TextInput
            numeric
            size="sm"
            {...asFigure}
            value={texts.target}
            onChange={type('target')}
          />
        </Field>
        <InputPicker
          label="Moviendo"
          value={input}
          onChange={(next) => onChoose({ input: next })}
          error={typeof variable === 'string' ? variable : undefined}
        />
        {moves && !moves.options && (
          <div className={styles.pair}>
            <Field label="Desde" error={fault(from)}>
              <TextInput
                numeric
                size="sm"
                {...affixes(moves.field)}
                value={texts.from}
                onChange={type('from')}
                placeholder={endText(moves, 'min')}
              />
            </Field>
            <Field label="Hasta" error={fault(to)}>
              <TextInput
                numeric
                size="sm"
                {...affixes(moves.field)}
                value={texts.to}
                onChange={type('to')}
                placeholder={endText(moves, 'max')}
              />
            </Field>
          </div>
        )}
      </div>
      <div className={styles.answer}>
        <Outcome
          answer={answer}
          what="Buscando la meta"
          empty={
            <p className={styles.hint}>
              Elige una cifra, escribe a cuánto debería llegar y qué dato se puede mover: aquí verás
              con qué valor se logra, y si no se logra, hasta dónde se llega.
            </p>
          }
        >
          {(value) => <Answered value={value} />}
        </Outcome>
      </div>
    </div>
  );
}

function todayText(
  { calculation }: ReturnType<typeof useSession>,
  { ref, formula }: Figure,
): string {
  const value = calculation.value(ref);
  return `Hoy: ${figureText(formula, typeof value === 'number' ? value : null)}`;
}

function endText(variable: Variable, end: 'min' | 'max'): string {
  const bound = variable.field[end];
  return bound === undefined || Math.abs(bound) >= FAR ? '' : formatShort(bound);
}

async function findGoal(
  subject: Subject,
  figure: Figure,
  variable: Variable,
  target: number,
  ends: { from?: number; to?: number },
  watched: Watched,
): Promise<GoalAnswer> {
  const setup = setupOf(subject);
  const question = seekOf(variable, figure, target, ends);
  const found = await ask('seek', { setup, question }, watched);
  // What is shown as an answer has been computed anew from the whole document.
  const shown = { ...found, solutions: found.solutions.slice(0, MOST_SHOWN) };
  const seek = verified(subject, variable, figure, shown);
  const axis = curveAxis(question, seek);
  const rows = { input: variable.input, values: axis };
  const curve = await ask('table', { setup, table: { rows, figures: [figure.ref] } }, watched);
  return { seek, figure, variable, target, axis, curve };
}

/** A bound that only keeps nonsense out says nothing to a person. */
const FAR = 1e12;
const MOST_SHOWN = 8;

function Answered({ value }: { value: GoalAnswer }) {
  const { seek, figure, variable } = value;
  const session = useSession();
  const apply = ({ value: found }: Solution) => {
    session.write(`Meta: ${figure.label}`, [
      { ref: variable.ref, value: scalarOf(variable, found) },
    ]);
    offerUndo(session, `${variable.label}: ${valueText(variable, found)}`);
  };
  return (
    <>
      <p role="status" className={styles.say}>
        {sayAnswer(value)}
      </p>
      {seek.solutions.length > 0 && (
        <ul className={styles.solutions}>
          {seek.solutions.map((solution) => (
            <li key={solution.value} className={styles.solution}>
              <strong>{valueText(variable, solution.value)}</strong>
              <small>
                {figure.label}: {figureText(figure.formula, solution.figure)}
                {solution.plateau &&
                  ` · lo mismo entre ${valueText(variable, solution.plateau.from)} y ${valueText(variable, solution.plateau.to)}`}
              </small>
              <Button size="sm" variant="primary" onClick={() => apply(solution)}>
                Aplicar
              </Button>
            </li>
          ))}
        </ul>
      )}
      {!variable.options && <GoalCurve value={value} />}
    </>
  );
}
