import { useState } from 'react';
import { read } from '../../../tool/index.ts';
import { Button, cx } from '../../../ui/index.ts';
import { PictureMenu } from '../../blocks/chart/PictureMenu.tsx';
import { useSession } from '../../session/useSession.ts';
import styles from '../AnalysisDock.module.css';
import { cellsOf, distanceCell } from '../parts/cells.ts';
import { TakeAlong } from '../parts/Outcome.tsx';
import { End } from '../parts/End.tsx';
import { Rail } from '../parts/Rail.tsx';
import { SidesKey } from '../parts/SidesKey.tsx';
import { StudyPicture } from '../parts/StudyPicture.tsx';
import type { TornadoAnswer } from './question.ts';
import { inputBars, tornadoChart, tornadoTable } from './tables.ts';

const MOST = 15;

interface Props {
  answer: TornadoAnswer;
  onOpen: (input: string) => void;
}

/** A bar for each input, the widest first: to which figure its low and its high value lead. */
export function TornadoBars({ answer, onOpen }: Props) {
  const { figure, base } = answer;
  const [all, setAll] = useState(false);
  const moving = inputBars(answer);
  const shown = all ? moving : moving.slice(0, MOST);
  const ends = moving.flatMap(({ bar }) => bar.spans.flatMap(({ from, to }) => [from, to]));
  const scale = { from: Math.min(...ends), to: Math.max(...ends) };
  const table = tornadoTable(answer);
  const chart = tornadoChart(answer);
  const { calculation } = useSession();
  if (base === null && moving.length === 0) {
    const { note } = read(calculation, figure.ref);
    return (
      <p className={styles.say}>
        «{figure.label}» no se puede calcular con los datos de hoy{note ? `: ${note}` : ''}.
      </p>
    );
  }
  if (moving.length === 0) {
    return <p className={styles.say}>Ningún dato mueve «{figure.label}» al cambiar así.</p>;
  }
  return (
    <div>
      <div className={styles.head}>
        <h3>{chart.label}</h3>
        <span className={styles.actions}>
          <TakeAlong name={table.title} rows={() => cellsOf(table)} />
          <PictureMenu title={chart.label}>
            <StudyPicture chart={chart} />
          </PictureMenu>
        </span>
      </div>
      <div className={styles.scroll}>
        <table className={cx(styles.bars, styles.tornado)}>
          <thead>
            <tr>
              <th scope="col" className={styles.start}>
                Dato
              </th>
              <th scope="col">La más baja</th>
              <th scope="col" className={styles.track} aria-hidden="true" />
              <th scope="col">La más alta</th>
              <th scope="col">Recorrido</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ variable, swing, bar }) => (
              <tr key={variable.address}>
                <th scope="row">
                  <button
                    type="button"
                    className={styles.link}
                    title={variable.field.range?.why ?? 'Ver la tabla de este dato'}
                    onClick={() => onOpen(variable.address)}
                  >
                    {variable.label}
                  </button>
                </th>
                <td>
                  <End end={bar.left} />
                </td>
                <td className={styles.track} aria-hidden="true">
                  <Rail spans={bar.spans} scale={scale} base={base} />
                </td>
                <td>
                  <End end={bar.right} />
                </td>
                <td>{distanceCell(figure, swing).text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {moving.length > shown.length && (
        <Button size="sm" variant="ghost" onClick={() => setAll(true)}>
          Ver los {moving.length} datos que la mueven
        </Button>
      )}
      <SidesKey>
        <span>Un clic en un dato abre su tabla.</span>
      </SidesKey>
    </div>
  );
}
