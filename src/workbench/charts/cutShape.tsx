/** Where the break crosses what leaves the scale, from the edge of the plot. */
const FROM_EDGE = 12;
const HALF = 12;

/**
 * The break of a scale: two strokes across what leaves it, and beside them the value that it has, on
 * the side where there is room.
 */
export function cutShape(text: string, upwards: boolean, atEnd: boolean) {
  return function CutMark({ cx = 0, cy = 0 }: { cx?: number; cy?: number }) {
    const y = cy + (upwards ? FROM_EDGE : -FROM_EDGE);
    const stroke = (dy: number) => `M${cx - HALF} ${y + dy + 3}L${cx + HALF} ${y + dy - 3}`;
    return (
      <g>
        <path d={`${stroke(-2)}${stroke(2)}`} stroke="var(--canvas)" strokeWidth="5" fill="none" />
        <path d={`${stroke(-3)}${stroke(3)}`} stroke="var(--control)" strokeWidth="1" fill="none" />
        <text
          x={cx + (atEnd ? -HALF - 6 : HALF + 6)}
          y={y + 4}
          textAnchor={atEnd ? 'end' : 'start'}
          fill="var(--text-strong)"
          fontSize="12"
        >
          {text}
        </text>
      </g>
    );
  };
}
