import { useState } from 'react';
import { Runs } from '../../engine/index.ts';
import {
  formatDifference,
  type Figure,
  figureOf,
  rangeOf,
  scalarOf,
  setupOf,
  type Variable,
} from '../../tool/index.ts';
import { Button, cx } from '../../ui/index.ts';
import { useSession } from '../session/useSession.ts';
import { useApply } from './parts/useApply.ts';
import type { ViewProps } from './viewProps.ts';
import styles from './AnalysisDock.module.css';
import { Passing } from './parts/Passing.tsx';
import { SingleInputPicker } from './parts/Pickers.tsx';
import { figureText, subjectOf, valueText, variableAt } from './subject.ts';

/** Moves an input on a rail and shows where the deciding figures go; nothing counts until it is applied. */
export function MoveView({ asked, onAsk }: ViewProps) {
  const { input } = asked;
  const session = useSession();
  const variable = variableAt(subjectOf(session), input);
  return (
    <div className={styles.view}>
      <div className={styles.question}>
        <SingleInputPicker
          label="Dato"
          value={input}
          onChange={(next) => onAsk({ ...asked, input: next })}
          error={typeof variable === 'string' ? variable : undefined}
        />
      </div>
      <div className={styles.answer}>
        {variable && typeof variable === 'object' && hasSize(variable) ? (
          // With other data it starts anew.
          <Rail key={`${variable.address} ${session.state}`} variable={variable} />
        ) : (
          <p className={styles.hint}>{hintOf(variable)}</p>
        )}
      </div>
    </div>
  );
}

/** Nothing, and no amount, says how far it may go. */
const hasSize = ({ today, field }: Variable): boolean =>
  !Number.isNaN(today) && (today !== 0 || field.kind !== 'money');

function hintOf(variable: Variable | string | null): string {
  if (variable && typeof variable === 'object') {
    return `«${variable.label}» está vacío o en 0: escribe primero un valor, y aquí lo mueves.`;
  }
  return 'Elige un dato y muévelo: las cifras que deciden lo siguen, y los datos no cambian hasta que lo apliques.';
}

const STEPS = 400;

function Rail({ variable }: { variable: Variable }) {
  const session = useSession();
  const { calculation } = session;
  const ends = endsOf(variable);
  const [value, setValue] = useState(variable.today);
  const figures = calculation.declaration.figures.flatMap((id): Figure[] => {
    const figure = figureOf(calculation, { id });
    return 'ref' in figure ? [figure] : [];
  });
  const [runs] = useState(() => {
    const { model, data } = setupOf({ tool: session.tool, calculation });
    const refs = figures.map(({ ref }) => ref);
    return new Runs(model, data, [variable.input], refs);
  });
  const out = new Float64Array(figures.length);
  runs.run([value], out);
  const apply = useApply();
  const use = () => {
    const written = [{ ref: variable.ref, value: scalarOf(variable, value) }];
    apply(null, written, `${variable.label}: ${valueText(variable, value)}`);
  };
  const step = variable.options ? 1 : variable.field.integer ? 1 : (ends.to - ends.from) / STEPS;
  return (
    <Passing className={styles.outcome}>
      <p className={styles.say}>
        {variable.label}: <strong>{valueText(variable, value)}</strong>
      </p>
      <input
        type="range"
        aria-label={variable.label}
        aria-valuetext={valueText(variable, value)}
        className={styles.slider}
        min={ends.from}
        max={ends.to}
        step={step}
        value={value}
        onChange={(event) => setValue(Number(Number(event.target.value).toPrecision(6)))}
      />
      <p className={styles.key}>
        <span>desde {valueText(variable, ends.from)}</span>
        <span>hoy {valueText(variable, variable.today)}</span>
        <span>hasta {valueText(variable, ends.to)}</span>
      </p>
      <div className={styles.scroll}>
        <table className={cx(styles.table, styles.moved)}>
          <thead>
            <tr>
              <th scope="col" className={styles.start}>
                Cifra
              </th>
              <th scope="col">Hoy</th>
              <th scope="col">Así</th>
              <th scope="col">Diferencia</th>
            </tr>
          </thead>
          <tbody>
            {figures.map(({ address, label, formula, ref }, at) => {
              const before = calculation.value(ref);
              const now = Number.isNaN(out[at]) ? null : (out[at] as number);
              if (now === null && !calculation.applies(ref)) return null;
              const change = typeof before === 'number' && now !== null ? now - before : null;
              return (
                <tr key={address}>
                  <th scope="row">{label}</th>
                  <td>{figureText(formula, typeof before === 'number' ? before : null)}</td>
                  <td>{figureText(formula, now)}</td>
                  <td>
                    {change === null
                      ? '—'
                      : `${change > 0 ? '+' : ''}${formatDifference(change, formula)}`}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <div className={styles.actions}>
        {!session.isReadOnly && (
          <Button
            size="sm"
            variant="primary"
            disabled={Object.is(value, variable.today)}
            onClick={use}
          >
            Aplicar
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={() => setValue(variable.today)}>
          Volver a hoy
        </Button>
      </div>
    </Passing>
  );
}

/**
 * Twice its declared range to both sides; else its bounds where they are of its size, or from nothing
 * to twice today's value.
 */
function endsOf(variable: Variable): { from: number; to: number } {
  const { field, options, today } = variable;
  if (options) return { from: 0, to: options.length - 1 };
  const size = Math.abs(today) || 1;
  const { min = -size * 2, max = size * 2 } = field;
  const range = field.range ? rangeOf(variable) : null;
  if (range && range.high > range.low) {
    return {
      from: Math.max(min, 2 * range.low - today),
      to: Math.min(max, 2 * range.high - today),
    };
  }
  const to = max > size * 10 ? size * 2 : max;
  return { from: Math.max(min, today < 0 ? today * 2 : 0), to };
}
