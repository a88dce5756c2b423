import { ChartNoAxesCombined } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { keepFocus, lazyPart, PartBoundary } from '../../ui/index.ts';
import { useCommands } from '../commands/useCommands.ts';
import {
  AnalysisContext,
  type AnalysisRequest,
  type AnalysisView,
  useAnalysis,
} from '../session/analysis.ts';
import { Following } from '../session/Following.tsx';
import { CompactButton } from './CompactButton.tsx';

const AnalysisDock = lazyPart(
  async () => (await import('../analysis/AnalysisDock.tsx')).AnalysisDock,
);

const COMMANDS: readonly (readonly [AnalysisView, string, string])[] = [
  ['goal', 'Buscar meta…', 'objetivo goal seek despejar'],
  ['table', 'Tabla de sensibilidad', 'escenarios datos what-if'],
  ['tornado', '¿Qué mueve una cifra? (tornado)', 'sensibilidad'],
  ['simulation', 'Simulación (Montecarlo)', 'riesgo probabilidad'],
  ['scenarios', 'Comparar escenarios', 'casos diferencias por qué'],
  ['move', 'Mover y ver', 'deslizador'],
];

/** Questions about the session's document, in a dock that loads when the first one is asked. */
export function AnalysisScope({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<AnalysisRequest | null>(null);
  useReturn(asked !== null);
  useCommands(() =>
    COMMANDS.map(([view, label, words]) => ({
      id: `analysis.${view}`,
      label,
      group: 'Análisis',
      words,
      run: () => setAsked({ view }),
    })),
  );
  return (
    <AnalysisContext value={{ asked, ask: setAsked }}>
      {children}
      {asked && (
        <Following>
          <PartBoundary what="el análisis" waiting={null}>
            <AnalysisDock asked={asked} onAsk={setAsked} />
          </PartBoundary>
        </Following>
      )}
    </AnalysisContext>
  );
}

/** Who closes the dock is again where they were as it opened: in their cell, or on what opened it by keyboard. */
function useReturn(isOpen: boolean): void {
  const opened = useRef<{ readonly from: Element | null } | null>(null);
  useLayoutEffect(() => {
    if (isOpen) {
      opened.current = { from: document.activeElement };
      return;
    }
    const was = opened.current;
    opened.current = null;
    if (!was || document.activeElement !== document.body) return;
    const { from } = was;
    const wasSomewhere = from instanceof HTMLElement && from !== document.body;
    if (wasSomewhere && from.isConnected) from.focus({ preventScroll: true });
    else document.querySelector<HTMLElement>(`.${BUTTON}`)?.focus({ preventScroll: true });
  }, [isOpen]);
}

/** What the button is found by. */
const BUTTON = 'analysis-button';

/** Opens the dock, or closes it. */
export function AnalysisButton() {
  const analysis = useAnalysis();
  if (!analysis) return null;
  const { asked, ask } = analysis;
  return (
    <CompactButton
      icon={<ChartNoAxesCombined />}
      aria-expanded={asked !== null}
      className={BUTTON}
      // Closing leads back to the sheet.
      onMouseDown={keepFocus}
      onClick={() => ask(asked ? null : { view: 'goal' })}
    >
      Análisis
    </CompactButton>
  );
}
