import { kinds } from '../../../tool/index.ts';
import { cx } from '../../../ui/index.ts';
import type { ChartData } from '../../charts/data.ts';
import { SeriesHead } from './SeriesHead.tsx';
import styles from './HeatTable.module.css';

/** From here on a cell is middling, and from here on hot. */
const MIDDLING = 0.2;
const HOT = 0.5;

/** Points down, series across, each cell in the colour of its heat: a matrix that is looked at. */
export function HeatTable({ label, data }: { label: string; data: ChartData }) {
  return (
    <table className={styles.table} aria-label={label}>
      <SeriesHead data={data} />
      <tbody>
        {data.points.map(({ x, values, heats }) => (
          <tr key={x}>
            <th scope="row">{x}</th>
            {data.series.map(({ shape }, index) => {
              const value = values[index] ?? null;
              return (
                <td
                  key={shape.label}
                  className={cx(styles[bandOf(heats[index] ?? 0)], value === 0 && styles.none)}
                >
                  {kinds[shape.kind].format(value, shape) || '—'}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function bandOf(heat: number): 'calm' | 'middling' | 'hot' {
  return heat >= HOT ? 'hot' : heat >= MIDDLING ? 'middling' : 'calm';
}
