import { useState } from 'react';
import { Button, lazyPart, PartBoundary, Skeleton } from '../../ui/index.ts';
import type { CsvValue } from '../exchange/csv.ts';
import type { GoalAnswer } from './GoalView.tsx';
import styles from './AnalysisDock.module.css';
import { TakeAlong } from './Outcome.tsx';
import { figureText, valueText } from './subject.ts';

const LinePlot = lazyPart(async () => (await import('./LinePlot.tsx')).default);

/** The figure over the values of the input, with the target and what was found. */
export function GoalCurve({ value }: { value: GoalAnswer }) {
  const { figure, variable, target, axis, curve, seek } = value;
  const [asTable, setAsTable] = useState(false);
  if (axis.length < 2) return null;
  const at = (row: number): number | null => curve[row]?.[0]?.[0] ?? null;
  const rows = (): CsvValue[][] => [
    [variable.label, figure.label],
    ...axis.map((x, row) => [x, at(row)]),
  ];
  return (
    <div>
      <div className={styles.head}>
        <h3>
          {figure.label} según {variable.label}
        </h3>
        <span className={styles.actions}>
          <Button size="sm" variant="ghost" onClick={() => setAsTable(!asTable)}>
            {asTable ? 'Ver gráfico' : 'Ver como tabla'}
          </Button>
          <TakeAlong name={`${figure.label} según ${variable.label}`} rows={rows} />
        </span>
      </div>
      {asTable ? (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.start}>
                {variable.label}
              </th>
              <th scope="col">{figure.label}</th>
            </tr>
          </thead>
          <tbody>
            {axis.map((x, row) => (
              <tr key={x}>
                <th scope="row">{valueText(variable, x)}</th>
                <td>{figureText(figure.formula, at(row))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <PartBoundary what="el gráfico" waiting={<Skeleton shape="block" />}>
          <LinePlot
            label={`${figure.label} según ${variable.label}: de ${figureText(figure.formula, at(0))} a ${figureText(figure.formula, at(axis.length - 1))}`}
            lines={[axis.map((x, row) => ({ x, y: at(row) }))]}
            x={variable.field}
            y={figure.formula}
            target={target}
            today={variable.today}
            marks={seek.solutions.map((solution) => ({ x: solution.value, y: solution.figure }))}
          />
        </PartBoundary>
      )}
      <p className={styles.key}>
        <span>— — la meta</span>
        <span>│ el valor de hoy</span>
        <span>● donde se logra</span>
      </p>
    </div>
  );
}
