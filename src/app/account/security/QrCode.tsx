import { encode } from 'uqr';
import styles from './QrCode.module.css';

/** Modules of white around it, as ISO/IEC 18004 asks for. */
const QUIET = 4;

/** A text for a camera. Dark on white in every theme: scanners want that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <path d={squares.join('')} />
    </svg>
  );
}
