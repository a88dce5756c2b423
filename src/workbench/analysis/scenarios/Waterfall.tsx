import type { Figure, FigureDifference, Refusal } from '../../../tool/index.ts';
import { PictureMenu } from '../../blocks/chart/PictureMenu.tsx';
import styles from '../AnalysisDock.module.css';
import { cellsOf, figureCell } from '../parts/cells.ts';
import { TakeAlong } from '../parts/Outcome.tsx';
import { Rail } from '../parts/Rail.tsx';
import { StudyPicture } from '../parts/StudyPicture.tsx';
import { isMoved, waterfallSteps, waterfallTable } from './tables.ts';

interface Props {
  figure: Figure;
  why: FigureDifference | Refusal;
  name: string;
  /** What the figure is compared with. */
  base?: string;
}

/** From today's figure to the scenario's, input by input; the bars sum to the difference. */
export function Waterfall({ figure, why, name, base = 'Hoy' }: Props) {
  if ('refused' in why)
    return <p className={styles.hint}>No se puede repartir la diferencia: {why.refused}.</p>;
  if (why.parts.length === 0)
    return <p className={styles.hint}>«{name}» no cambia ningún dato todavía.</p>;
  if (!isMoved(why)) {
    const stays = figureCell(figure, why.from).text;
    return (
      <p className={styles.hint}>
        Lo que cambia «{name}» no mueve «{figure.label}»: sigue en {stays}.
      </p>
    );
  }
  const steps = waterfallSteps(figure, why, name, base);
  const ends = steps.flatMap(({ from, to }) => [from, to]);
  const scale = { from: Math.min(...ends), to: Math.max(...ends) };
  const { chart, table } = waterfallTable(figure, why, name, base);
  return (
    <div className={styles.scroll}>
      <div className={styles.head}>
        <h3>{table.title}</h3>
        <span className={styles.actions}>
          <TakeAlong name={table.title} rows={() => cellsOf(table)} />
          <PictureMenu title={table.title}>
            <StudyPicture chart={chart} />
          </PictureMenu>
        </span>
      </div>
      <table className={styles.bars}>
        <tbody>
          {steps.map(({ label, from, to, tone, text }, index) => (
            // A step has no identity but its place.
            <tr key={`${index}`}>
              <th scope="row">{label}</th>
              <td className={styles.track} aria-hidden="true">
                <Rail spans={[{ from, to, tone }]} scale={scale} />
              </td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.key}>
        {why.method === 'exact'
          ? 'Lo que aporta cada dato, en promedio de todos los órdenes en que podrían cambiar.'
          : 'Lo que aporta cada dato, en promedio de órdenes sorteados.'}
        {chart.note !== null && ` ${chart.note}`}
      </p>
    </div>
  );
}
