import { X } from 'lucide-react';
import {
  type CSSProperties,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { IconButton, Tabs, useBackCloses } from '../../ui/index.ts';
import { useRevealer } from '../layout/reveal.ts';
import { onCovered, stickyPart } from '../layout/sticky.ts';
import { useNarrow } from '../layout/useNarrow.ts';
import { type AnalysisRequest, type AnalysisView } from '../session/analysis.ts';
import { useSession } from '../session/useSession.ts';
import styles from './AnalysisDock.module.css';
import { GoalView } from './goal/GoalView.tsx';
import { MoveView } from './MoveView.tsx';
import { ResizeHandle } from './ResizeHandle.tsx';
import { ScenariosView } from './scenarios/ScenariosView.tsx';
import { SimulationView } from './simulation/SimulationView.tsx';
import { TableView } from './table/TableView.tsx';
import { TornadoView } from './tornado/TornadoView.tsx';
import type { ViewProps } from './viewProps.ts';
import { warmUp } from './workers.ts';

interface Props {
  asked: AnalysisRequest;
  onAsk: (request: AnalysisRequest | null) => void;
}

const HEIGHT = 380;

/**
 * Questions about the open document, at the bottom of the window so that inputs and figures stay in
 * sight; on a phone a page of its own.
 */
export function AnalysisDock({ asked, onAsk }: Props) {
  const [height, setHeight] = useState(HEIGHT);
  const dock = useRef<HTMLElement>(null);
  const session = useSession();
  const revealer = useRevealer();
  const props: ViewProps = { asked, onAsk };
  // The same one at each drawing: registering anew styles the whole page anew.
  const place = useCallback((element: HTMLElement | null) => {
    dock.current = element;
    return stickyPart(element);
  }, []);
  const { view } = asked;
  useEffect(
    () =>
      // What is asked is mostly about the selected cell: neither the dock nor a higher one hides it.
      onCovered(() => session.selected && revealer.keepInSight(session.selected)),
    [session, revealer],
  );
  useBackCloses(() => onAsk(null), useNarrow());
  useEffect(() => {
    // Who goes from part to part by keyboard stays on their names.
    const isHere = dock.current?.contains(document.activeElement) ?? false;
    if (!isHere) dock.current?.focus({ preventScroll: true });
  }, [view]);
  useEffect(warmUp, []);
  useEffect(() => {
    const element = dock.current;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      onAsk(null);
    };
    element?.addEventListener('keydown', close);
    return () => element?.removeEventListener('keydown', close);
  }, [onAsk]);
  const items: { value: AnalysisView; label: string; content: ReactNode }[] = [
    { value: 'goal', label: 'Meta', content: <GoalView {...props} /> },
    { value: 'table', label: 'Tabla', content: <TableView {...props} /> },
    { value: 'tornado', label: 'Tornado', content: <TornadoView {...props} /> },
    { value: 'simulation', label: 'Simulación', content: <SimulationView {...props} /> },
    { value: 'scenarios', label: 'Escenarios', content: <ScenariosView {...props} /> },
    { value: 'move', label: 'Mover y ver', content: <MoveView {...props} /> },
  ];
  return (
    <div className={styles.room} style={{ '--height': `${height}px` } as CSSProperties}>
      <section ref={place} aria-label="Análisis" tabIndex={-1} className={styles.dock}>
        <ResizeHandle height={height} onResize={setHeight} />
        <h2 className={styles.title}>Análisis</h2>
        <IconButton
          label="Cerrar el análisis"
          icon={<X />}
          className={styles.close}
          onClick={() => onAsk(null)}
        />
        <Tabs
          label="Preguntas"
          items={items}
          value={view}
          className={styles.tabs ?? ''}
          onValueChange={(next) => onAsk({ ...asked, view: next })}
        />
      </section>
    </div>
  );
}
