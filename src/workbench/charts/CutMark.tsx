import { usePlotArea } from 'recharts';

/** Where the break crosses what leaves the scale, from the edge of the plot. */
const FROM_EDGE = 12;
const HALF = 12;

interface Props {
  text: string;
  /** Where the point stands, as a share of the plot's width. */
  at: number;
  /** Whether it leaves the scale above; else below. */
  upwards: boolean;
}

/**
 * The break of a scale: two strokes across what leaves it, and beside them the value that it has, on
 * the side where there is room.
 */
export function CutMark({ text, at, upwards }: Props) {
  const plot = usePlotArea();
  if (!plot) return null;
  const x = plot.x + plot.width * at;
  const y = upwards ? plot.y + FROM_EDGE : plot.y + plot.height - FROM_EDGE;
  const stroke = (dy: number) => `M${x - HALF} ${y + dy + 3}L${x + HALF} ${y + dy - 3}`;
  const isAtEnd = at > 0.5;
  return (
    <g>
      <path d={`${stroke(-2)}${stroke(2)}`} stroke="var(--canvas)" strokeWidth="5" fill="none" />
      <path d={`${stroke(-3)}${stroke(3)}`} stroke="var(--control)" strokeWidth="1" fill="none" />
      <text
        x={x + (isAtEnd ? -HALF - 6 : HALF + 6)}
        y={y + 4}
        textAnchor={isAtEnd ? 'end' : 'start'}
        fill="var(--text-strong)"
        fontSize="12"
      >
        {text}
      </text>
    </g>
  );
}
