import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Calculation, figuresOf } from '../../tool/index.ts';
import { IconButton, Tabs } from '../../ui/index.ts';
import { stickyPart } from '../layout/sticky.ts';
import { type AnalysisRequest, type AnalysisView } from '../session/analysis.ts';
import { useSession } from '../session/useSession.ts';
import styles from './AnalysisDock.module.css';
import { GoalView } from './GoalView.tsx';
import { MoveView } from './MoveView.tsx';
import { ResizeHandle } from './ResizeHandle.tsx';
import { ScenariosView } from './scenarios/ScenariosView.tsx';
import { SimulationView } from './simulation/SimulationView.tsx';
import { TableView } from './TableView.tsx';
import { TornadoView } from './TornadoView.tsx';

interface Props {
  asked: AnalysisRequest;
  onAsk: (request: AnalysisRequest | null) => void;
}

/** What every view is given: the figure and the input that the question is about, as far as chosen. */
export interface ViewProps {
  readonly figure: string | undefined;
  readonly input: string | undefined;
  /** Keeps what was chosen for the other views too, or goes to one of them. */
  readonly onChoose: (choice: Partial<AnalysisRequest>) => void;
}

const HEIGHT = 380;

/** What is asked about until another figure is chosen: a deciding one, where there are some. */
function firstFigure(calculation: Calculation): string | undefined {
  return figuresOf(calculation)[0]?.address;
}

/**
 * Questions about the open document, at the bottom of the window so that inputs and figures stay in
 * sight; on a phone a page of its own.
 */
export function AnalysisDock({ asked, onAsk }: Props) {
  const session = useSession();
  const [height, setHeight] = useState(HEIGHT);
  const dock = useRef<HTMLElement>(null);
  const figure = asked.figure ?? firstFigure(session.calculation);
  const props: ViewProps = {
    figure,
    input: asked.input,
    onChoose: (choice) => onAsk({ ...asked, figure, ...choice }),
  };
  const { view } = asked;
  useEffect(() => {
    dock.current?.focus({ preventScroll: true });
  }, [view]);
  useEffect(() => dock.current?.style.setProperty('--height', `${height}px`), [height]);
  useEffect(() => {
    const place = dock.current;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      onAsk(null);
    };
    place?.addEventListener('keydown', close);
    return () => place?.removeEventListener('keydown', close);
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
    <section
      ref={(element) => {
        dock.current = element;
        return stickyPart(element);
      }}
      aria-label="Análisis"
      tabIndex={-1}
      className={styles.dock}
    >
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
        onValueChange={(next) => onAsk({ ...asked, figure, view: next })}
      />
    </section>
  );
}
