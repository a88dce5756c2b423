import styles from './AnalysisDock.module.css';

interface Props {
  height: number;
  onResize: (height: number) => void;
}

const [LEAST, STEP] = [220, 40];
const most = (): number => Math.round(window.innerHeight * 0.75);
const within = (height: number): number => Math.min(Math.max(height, LEAST), most());

/** The upper edge of the dock: dragged, or moved by the arrow keys. */
export function ResizeHandle({ height, onResize }: Props) {
  return (
    <div
      role="slider"
      aria-label="Altura del análisis"
      aria-orientation="vertical"
      aria-valuemin={LEAST}
      aria-valuemax={most()}
      aria-valuenow={height}
      tabIndex={0}
      className={styles.handle}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        onResize(within(window.innerHeight - event.clientY));
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        onResize(within(height + (event.key === 'ArrowUp' ? STEP : -STEP)));
      }}
    />
  );
}
