import { memo } from 'react';
import { formatDifference, formatNumber } from '../../../tool/index.ts';
import type { Session } from '../../session/session.ts';
import { PictureMenu } from '../../blocks/chart/PictureMenu.tsx';
import styles from '../AnalysisDock.module.css';
import { cellsOf } from '../parts/cells.ts';
import { ChartOrTable } from '../parts/ChartOrTable.tsx';
import { TakeAlong } from '../parts/Outcome.tsx';
import { PlainTable } from '../parts/PlainTable.tsx';
import { Rail } from '../parts/Rail.tsx';
import { StudyPicture } from '../parts/StudyPicture.tsx';
import { subjectOf } from '../subject.ts';
import type { SimulationAnswer } from './question.ts';
import {
  convergenceOf,
  histogramOf,
  moversOf,
  percentilesTable,
  rankingChart,
  rankingTable,
} from './tables.ts';
import { sayMissing, sayResult } from './words.ts';

interface Props {
  session: Session;
  answer: SimulationAnswer;
}

/**
 * A simulation's figure: its histogram, percentiles, what drives it, and whether the runs suffice. It
 * says nothing of later edits, so that none of them draws it anew.
 */
export const SimulationOutcome = memo(function SimulationOutcome({ session, answer }: Props) {
  const { figure, result, study } = answer;
  const summary = result.summaries[0];
  if (!summary) return null;
  const said = sayResult(answer, summary);
  const missing = sayMissing(subjectOf(session), answer, summary);
  const histogram = histogramOf(answer, said);
  const convergence = convergenceOf(answer);
  const percentiles = percentilesTable(answer, summary);
  return (
    <>
      <p role="status" className={styles.say}>
        {said}
      </p>
      {missing !== null && <p className={styles.failure}>{missing}</p>}
      {histogram && (
        <div>
          <ChartOrTable {...histogram} />
        </div>
      )}
      <div className={styles.columns}>
        <div>
          <div className={styles.head}>
            <h3>{percentiles.title}</h3>
            <TakeAlong name={percentiles.title} rows={() => cellsOf(percentiles)} />
          </div>
          <PlainTable table={percentiles} />
        </div>
        <Ranking answer={answer} />
        {convergence && (
          <div>
            <ChartOrTable {...convergence} />
            <p className={styles.key}>
              Con {study.simulation.runs.toLocaleString('es-CO')} corridas la media es exacta a ±
              {formatDifference(summary.convergence.at(-1)?.margin ?? 0, figure.formula)} (95 %).
            </p>
          </div>
        )}
      </div>
    </>
  );
});

const WHOLE = { from: -1, to: 1 };

function Ranking({ answer }: { answer: SimulationAnswer }) {
  const table = rankingTable(answer);
  return (
    <div>
      <div className={styles.head}>
        <h3>{table.title}</h3>
        <span className={styles.actions}>
          <TakeAlong name={table.title} rows={() => cellsOf(table)} />
          <PictureMenu title={table.title}>
            <StudyPicture chart={rankingChart(answer)} />
          </PictureMenu>
        </span>
      </div>
      <table className={styles.bars}>
        <tbody>
          {moversOf(answer).map(({ label, correlation }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className={styles.track} aria-hidden="true">
                <Rail
                  spans={[{ from: 0, to: correlation, tone: correlation < 0 ? 'minus' : 'plus' }]}
                  scale={WHOLE}
                  base={0}
                />
              </td>
              <td>{formatNumber(correlation, 2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.key}>
        Correlación de rangos: 1 si suben siempre juntos, −1 si van al revés.
      </p>
    </div>
  );
}
