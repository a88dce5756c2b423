import { ticksBetween, tickTexts } from '../../charts/values.ts';
import styles from './LinePlot.module.css';

interface Props {
  /** The values at both ends. */
  from: number;
  to: number;
  /** How the values are written. */
  shape: Parameters<typeof tickTexts>[1];
  /** Pixels that it has, and that a text takes. */
  width: number;
  room: number;
  /** Where a value stands across, and the line of the texts, in pixels. */
  at: (value: number) => number;
  y: number;
}

/** Round values under a plot, as many as there is room for. */
export function BottomAxis({ from, to, shape, width, room, at, y }: Props) {
  const ticks = ticksBetween(from, to, Math.max(2, Math.floor(width / room)));
  const texts = tickTexts(ticks, shape);
  return ticks.map((tick, index) => (
    <text key={tick} className={styles.text} x={at(tick)} y={y} textAnchor="middle">
      {texts[index]}
    </text>
  ));
}
