import {
  type Field as InputField,
  type Figure,
  formatShort,
  scalarOf,
  type Variable,
  withValues,
} from '../../../tool/index.ts';
import { Button, Field } from '../../../ui/index.ts';
import type { Solution } from '../../../whatif/index.ts';
import { useSession } from '../../session/useSession.ts';
import type { ViewProps } from '../viewProps.ts';
import styles from '../AnalysisDock.module.css';
import { useKeepAsCase } from '../keepAsCase.ts';
import { StudyBar } from '../kept/StudyBar.tsx';
import { StudyFile } from '../kept/StudyFile.tsx';
import { useStudy } from '../kept/useStudy.ts';
import { useApply } from '../parts/useApply.ts';
import { ChartOrTable } from '../parts/ChartOrTable.tsx';
import { NumberInput } from '../parts/NumberInput.tsx';
import { Outcome } from '../parts/Outcome.tsx';
import { FigurePicker, SingleInputPicker } from '../parts/Pickers.tsx';
import { figureText, subjectOf, valueText } from '../subject.ts';
import { useAnswer } from '../useAnswer.ts';
import { sayAnswer } from './goal-words.ts';
import { findGoal, type GoalAnswer, isFar, readGoal } from './question.ts';
import { curveOf } from './tables.ts';

/** For which value of an input does a figure come to a target? */
export function GoalView(props: ViewProps) {
  const session = useSession();
  const at = useStudy('goal', props);
  const { question, change } = at;
  const subject = subjectOf(session);
  const { figure, variable, target, from, to, asked } = readGoal(subject, question);
  const moves = typeof variable === 'object' ? variable : null;
  const key = asked
    ? JSON.stringify([figure?.address, moves?.address, asked.target, asked.ends])
    : null;
  const answer = useAnswer(session, key, async (watched) => {
    if (!asked) throw new TypeError('nothing is asked');
    return findGoal(subject, asked, watched);
  });
  const name = asked && `${asked.figure.label} según ${asked.variable.label}`;
  const fault = (read: number | string | null) => (typeof read === 'string' ? read : undefined);
  const asFigure = figure ? { ...figure.formula, initial: null, min: -1 } : undefined;
  return (
    <div className={styles.view}>
      <div className={styles.question}>
        <StudyBar at={at} name={name} />
        <FigurePicker
          label="Cifra"
          value={question.figure}
          onChange={(next) => change({ figure: next })}
        />
        <Field
          label="Meta"
          error={fault(target)}
          hint={figure ? todayText(session, figure) : undefined}
        >
          <NumberInput
            field={asFigure}
            value={question.target}
            onChange={(target) => change({ target })}
          />
        </Field>
        <SingleInputPicker
          figure={figure}
          label="Moviendo"
          value={question.input}
          onChange={(next) => change({ input: next })}
          error={fault(typeof variable === 'string' ? variable : null)}
        />
        {moves && !moves.options && (
          <div className={styles.pair}>
            <Field label="Desde" error={fault(from)}>
              <NumberInput
                field={narrow(moves.field)}
                value={question.from}
                onChange={(text) => change({ from: text })}
                placeholder={endText(moves, 'min')}
              />
            </Field>
            <Field label="Hasta" error={fault(to)}>
              <NumberInput
                field={narrow(moves.field)}
                value={question.to}
                onChange={(text) => change({ to: text })}
                placeholder={endText(moves, 'max')}
              />
            </Field>
          </div>
        )}
        <StudyFile {...props} {...at.file(name)} />
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

/** Two ends side by side have no room for the basis of a percent. */
const narrow = (field: InputField): InputField =>
  field.kind === 'percent' ? { ...field, unit: '' } : field;

function todayText(
  { calculation }: ReturnType<typeof useSession>,
  { ref, formula }: Figure,
): string {
  const value = calculation.value(ref);
  return `Hoy: ${figureText(formula, typeof value === 'number' ? value : null)}`;
}

function endText(variable: Variable, end: 'min' | 'max'): string {
  const bound = variable.field[end];
  return bound === undefined || isFar(bound) ? '' : formatShort(bound);
}

function Answered({ value }: { value: GoalAnswer }) {
  const { seek } = value;
  const curve = curveOf(value);
  return (
    <>
      <p role="status" className={styles.say}>
        {sayAnswer(value)}
      </p>
      {seek.solutions.length > 0 && (
        <ul className={styles.solutions}>
          {seek.solutions.map((solution) => (
            <Found key={solution.value} value={value} solution={solution} />
          ))}
        </ul>
      )}
      {curve && (
        <div>
          <ChartOrTable {...curve} />
          <p className={styles.key}>
            <span>— — la meta</span>
            <span>│ el valor de hoy</span>
            <span>● donde se logra</span>
          </p>
        </div>
      )}
    </>
  );
}

function Found({ value, solution }: { value: GoalAnswer; solution: Solution }) {
  const session = useSession();
  const keep = useKeepAsCase();
  const { figure, variable } = value;
  const { plateau } = solution;
  const values = [{ ref: variable.ref, value: scalarOf(variable, solution.value) }];
  const said = `${variable.label}: ${valueText(variable, solution.value)}`;
  const apply = useApply();
  const asCase = () =>
    keep?.(
      said,
      withValues(
        subjectOf(session),
        values.map((one) => [one.ref, one.value]),
      ),
    );
  return (
    <li className={styles.solution}>
      <strong>{valueText(variable, solution.value)}</strong>
      <small>
        {figure.label}: {figureText(figure.formula, solution.figure)}
        {plateau &&
          ` · lo mismo entre ${valueText(variable, plateau.from)} y ${valueText(variable, plateau.to)}`}
      </small>
      {!session.isReadOnly && (
        <Button
          size="sm"
          variant="primary"
          onClick={() => apply(`Meta: ${figure.label}`, values, said)}
        >
          Aplicar
        </Button>
      )}
      {keep && (
        <Button size="sm" variant="ghost" onClick={asCase}>
          Guardar como caso
        </Button>
      )}
    </li>
  );
}
