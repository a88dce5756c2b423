import { useState } from 'react';
import { Button } from '../../ui/index.ts';
import type { CsvValue } from '../exchange/csv.ts';
import styles from './AnalysisDock.module.css';
import { TakeAlong } from './Outcome.tsx';
import { figureText, valueText } from './subject.ts';
import type { TornadoAnswer } from './TornadoView.tsx';

const MOST = 15;

interface Props {
  answer: TornadoAnswer;
  onOpen: (input: string) => void;
}

/** A bar for each input, the widest first: to which figure its low and its high value lead. */
export function TornadoBars({ answer, onOpen }: Props) {
  const { figure, base, bars, inputs } = answer;
  const [all, setAll] = useState(false);
  const moving = bars.filter(({ low, high }) => low !== high);
  const shown = all ? moving : moving.slice(0, MOST);
  const ends = [base, ...moving.flatMap(({ low, high }) => [low, high])].flatMap(
    (end) => end ?? [],
  );
  const [from, to] = [Math.min(...ends), Math.max(...ends)];
  const name = `Qué mueve ${figure.label}`;
  const rows = (): CsvValue[][] => [
    ['Dato', 'Valor bajo', 'Cifra', 'Valor alto', 'Cifra', 'Recorrido'],
    ...moving.map(({ input, low, high, swing }) => {
      const { variable, swung } = inputs[input] ?? {};
      return [variable?.label ?? '', swung?.low ?? null, low, swung?.high ?? null, high, swing];
    }),
  ];
  if (moving.length === 0) {
    return <p className={styles.say}>Ningún dato mueve «{figure.label}» al cambiar así.</p>;
  }
  return (
    <div>
      <div className={styles.head}>
        <h3>
          {name}: hoy {figureText(figure.formula, base)}
        </h3>
        <TakeAlong name={name} rows={rows} />
      </div>
      <div className={styles.scroll}>
        <table className={styles.bars}>
          <thead>
            <tr>
              <th scope="col" className={styles.start}>
                Dato
              </th>
              <th scope="col">Con menos</th>
              <th scope="col" className={styles.track} aria-hidden="true" />
              <th scope="col">Con más</th>
              <th scope="col">Recorrido</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ input, low, high, swing }) => {
              const found = inputs[input];
              if (!found) return null;
              const { variable, swung } = found;
              return (
                <tr key={variable.address}>
                  <th scope="row">
                    <button
                      type="button"
                      className={styles.link}
                      title="Ver la tabla de este dato"
                      onClick={() => onOpen(variable.address)}
                    >
                      {variable.label}
                    </button>
                  </th>
                  <td title={`con ${valueText(variable, swung.low)}`}>
                    {figureText(figure.formula, low)}
                  </td>
                  <td className={styles.track} aria-hidden="true">
                    <Rail {...{ low, high, base, from, to }} />
                  </td>
                  <td title={`con ${valueText(variable, swung.high)}`}>
                    {figureText(figure.formula, high)}
                  </td>
                  <td>{swing === null ? '—' : figureText(figure.formula, swing)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {moving.length > shown.length && (
        <Button size="sm" variant="ghost" onClick={() => setAll(true)}>
          Ver los {moving.length} datos que la mueven
        </Button>
      )}
      <p className={styles.key}>
        <span className={styles.keyLow}>con menos</span>
        <span className={styles.keyHigh}>con más</span>
        <span>Un clic en un dato abre su tabla.</span>
      </p>
    </div>
  );
}

interface RailProps {
  low: number | null;
  high: number | null;
  base: number | null;
  from: number;
  to: number;
}

function Rail({ low, high, base, from, to }: RailProps) {
  const at = (value: number) => ((value - from) / (to - from || 1)) * 100;
  const span = (end: number | null) => {
    if (end === null || base === null) return { left: '0%', width: '0%' };
    const [a, b] = [at(Math.min(end, base)), at(Math.max(end, base))];
    return { left: `${a}%`, width: `${b - a}%` };
  };
  return (
    <div className={styles.rail}>
      <i className={styles.low} style={span(low)} />
      <i className={styles.high} style={span(high)} />
      {base !== null && <i className={styles.zero} style={{ left: `${at(base)}%` }} />}
    </div>
  );
}
