import type { StudyChart, StudyPoint } from '../../../tool/index.ts';
import { useChartPlace } from '../../charts/useChartPlace.ts';
import { tickTexts, valueTicks } from '../../charts/values.ts';
import { BottomAxis } from './BottomAxis.tsx';
import styles from './LinePlot.module.css';
import { VerticalMark } from './VerticalMark.tsx';

const HEIGHT = 200;
const [LEFT, RIGHT, TOP, BOTTOM] = [84, 32, 12, 24];

/** A figure over the values of an input. */
export default function LinePlot(chart: Extract<StudyChart, { kind: 'lines' }>) {
  const { label, lines, x, y, target, marks, today } = chart;
  const [place, width] = useChartPlace();
  const points = lines.flat();
  const xs = points.map((point) => point.x);
  const ys = points.flatMap((point) => point.y ?? []);
  const wanted = [...ys, ...marks.map((mark) => mark.y), ...(target === null ? [] : [target])];
  if (wanted.length === 0 || xs.length < 2) return <div ref={place} />;
  const [fromX, toX] = [Math.min(...xs), Math.max(...xs)];
  const ticksY = valueTicks(Math.min(...wanted), Math.max(...wanted), 4);
  const [fromY, toY] = [ticksY[0] ?? 0, ticksY.at(-1) ?? 1];
  const inner = Math.max(width - LEFT - RIGHT, 1);
  const atX = (value: number) => LEFT + ((value - fromX) / (toX - fromX || 1)) * inner;
  const atY = (value: number) =>
    TOP + (1 - (value - fromY) / (toY - fromY || 1)) * (HEIGHT - TOP - BOTTOM);
  const textsY = tickTexts(ticksY, y);
  const isTodayIn = today !== null && today >= fromX && today <= toX;
  return (
    <div ref={place} className={styles.plot}>
      {width > 0 && (
        <svg role="img" aria-label={label} width={width} height={HEIGHT}>
          {ticksY.map((tick, at) => (
            <g key={tick}>
              <line
                className={styles.rule}
                x1={LEFT}
                x2={width - RIGHT}
                y1={atY(tick)}
                y2={atY(tick)}
              />
              <text className={styles.text} x={LEFT - 8} y={atY(tick) + 4} textAnchor="end">
                {textsY[at]}
              </text>
            </g>
          ))}
          <BottomAxis
            from={fromX}
            to={toX}
            shape={x}
            width={inner}
            room={110}
            at={atX}
            y={HEIGHT - 6}
          />
          {isTodayIn && <VerticalMark of="today" x={atX(today)} from={TOP} to={HEIGHT - BOTTOM} />}
          {lines.map((line, at) => (
            // A line has no identity but its place.
            <path
              key={`${at}`}
              className={at === 0 ? styles.line : styles.margin}
              d={pathOf(line, atX, atY)}
            />
          ))}
          {target !== null && (
            <line
              className={styles.target}
              x1={LEFT}
              x2={width - RIGHT}
              y1={atY(target)}
              y2={atY(target)}
            />
          )}
          {marks.map((mark) => (
            <circle key={mark.x} className={styles.mark} cx={atX(mark.x)} cy={atY(mark.y)} r={5} />
          ))}
        </svg>
      )}
    </div>
  );
}

/** Broken where there is no value. */
function pathOf(
  line: readonly StudyPoint[],
  atX: (x: number) => number,
  atY: (y: number) => number,
): string {
  let open = false;
  return line
    .map(({ x, y }) => {
      if (y === null) {
        open = false;
        return '';
      }
      const step = `${open ? 'L' : 'M'}${atX(x).toFixed(1)} ${atY(y).toFixed(1)}`;
      open = true;
      return step;
    })
    .join('');
}
