import type { StudyChart } from '../../../tool/index.ts';
import { useChartPlace } from '../../charts/useChartPlace.ts';
import keyStyles from '../AnalysisDock.module.css';
import { BottomAxis } from './BottomAxis.tsx';
import styles from './LinePlot.module.css';
import { VerticalMark } from './VerticalMark.tsx';

const HEIGHT = 180;
const [SIDE, TOP, BOTTOM] = [16, 8, 24];

/** How often each value came out; the first and the last bar hold what lies beyond. */
export default function HistogramPlot(chart: Extract<StudyChart, { kind: 'histogram' }>) {
  const { label, shape, target, low, high, counts } = chart;
  const [place, width] = useChartPlace();
  const inner = Math.max(width - 2 * SIDE, 1);
  const share = inner / counts.length;
  const tallest = Math.max(...counts, 1);
  const atX = (value: number) => SIDE + ((value - low) / (high - low || 1)) * inner;
  const isTargetIn = target !== null && target >= low && target <= high;
  return (
    <div ref={place} className={styles.plot}>
      {width > 0 && (
        <svg role="img" aria-label={label} width={width} height={HEIGHT}>
          {counts.map((count, at) => {
            const height = (count / tallest) * (HEIGHT - TOP - BOTTOM);
            const middle = low + ((at + 0.5) * (high - low)) / counts.length;
            return (
              <rect
                // A bar has no identity but its place.
                key={`${at}`}
                className={target !== null && middle < target ? styles.missed : styles.barOf}
                x={SIDE + at * share + 1}
                width={Math.max(share - 2, 1)}
                y={HEIGHT - BOTTOM - height}
                height={height}
              />
            );
          })}
          {isTargetIn && (
            <VerticalMark of="target" x={atX(target)} from={TOP} to={HEIGHT - BOTTOM} />
          )}
          <BottomAxis
            from={low}
            to={high}
            shape={shape}
            width={inner}
            room={120}
            at={atX}
            y={HEIGHT - 6}
          />
        </svg>
      )}
      {target !== null && (
        <p className={keyStyles.key}>
          <span>
            <i className={keyStyles.keyLow} />
            no llega a la meta
          </span>
          <span>
            <i className={keyStyles.keyHigh} />
            llega
          </span>
        </p>
      )}
    </div>
  );
}
