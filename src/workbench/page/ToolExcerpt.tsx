import { ChartNoAxesCombined, Rows3 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Document, Tool } from '../../tool/index.ts';
import { Button } from '../../ui/index.ts';
import { InputPanel } from '../inputs/InputPanel.tsx';
import { type AnalysisRequest, useAnalysis } from '../session/analysis.ts';
import { Session } from '../session/session.ts';
import { SessionContext } from '../session/useSession.ts';
import { AnalysisScope } from './AnalysisScope.tsx';
import { Announcer } from './Announcer.tsx';
import { Figures } from '../blocks/figures/Figures.tsx';
import { FormulaBar } from '../formula/FormulaBar.tsx';
import { SyncContext } from './keeping.ts';
import { Notices } from '../blocks/figures/Notices.tsx';
import { Blocks, Charts } from '../blocks/parts.tsx';
import { Pending } from './Pending.tsx';
import { RevealContext, Revealer } from '../layout/reveal.ts';
import { stickyPart } from '../layout/sticky.ts';
import styles from './ToolExcerpt.module.css';
import { useUndoKeys } from './useUndoKeys.ts';

interface Props {
  tool: Tool;
  /** What it starts with, checked. */
  start: Document;
  /** Called with the document after every change of it. */
  onEdit?: (document: Document) => void;
  /** A what-if question that a button beneath the figures asks. */
  question?: ExcerptQuestion | undefined;
}

export interface ExcerptQuestion extends AnalysisRequest {
  /** What the button says. */
  readonly label: string;
}

/**
 * The middle of a tool as a part of another page: inputs, what they decide and where it comes from;
 * everything else a button away. Nothing of it is kept, and leaving asks nothing.
 */
export function ToolExcerpt({ tool, start, onEdit, question }: Props) {
  const [session] = useState(() => new Session(tool, start));
  const [revealer] = useState(() => new Revealer());
  const part = useRef<HTMLDivElement>(null);
  useUndoKeys(session, part);
  useEffect(() => {
    let told = session.document;
    return session.subscribe(() => {
      if (session.document === told) return;
      told = session.document;
      onEdit?.(told);
    });
  }, [session, onEdit]);
  return (
    <SessionContext value={session}>
      <SyncContext value={null}>
        <RevealContext value={revealer}>
          <Asking question={question}>
            <div ref={part} role="group" aria-label={tool.title} className={styles.excerpt}>
              <Announcer />
              <div ref={stickyPart} className={styles.deciding}>
                <Figures />
              </div>
              <div ref={stickyPart} className={styles.formula}>
                <FormulaBar />
              </div>
              <div className={styles.columns}>
                <div role="group" aria-label="Datos" className={styles.inputs}>
                  <InputPanel />
                </div>
                <Computed />
              </div>
              {question && <Ask question={question} />}
              <Pending />
            </div>
          </Asking>
        </RevealContext>
      </SyncContext>
    </SessionContext>
  );
}

function Asking({ question, children }: { question: Props['question']; children: ReactNode }) {
  return question ? <AnalysisScope>{children}</AnalysisScope> : children;
}

function Ask({ question: { label, ...request } }: { question: ExcerptQuestion }) {
  const analysis = useAnalysis();
  return (
    <Button
      variant="primary"
      icon={<ChartNoAxesCombined />}
      className={styles.ask}
      onClick={() => analysis?.ask(request)}
    >
      {label}
    </Button>
  );
}

function Computed() {
  const [all, setAll] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const showAll = () => {
    setAll(true);
    // The button goes.
    box.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={box} tabIndex={-1} className={styles.computed}>
      {all ? (
        <>
          <Blocks kinds="typed" />
          <Blocks kinds="computed" />
        </>
      ) : (
        <>
          <Notices />
          <Charts most={1} />
          <Button size="sm" icon={<Rows3 />} className={styles.more} onClick={showAll}>
            Ver todos los resultados y tablas
          </Button>
        </>
      )}
    </div>
  );
}
