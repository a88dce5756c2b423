import { Rows3 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Document, Tool } from '../../tool/index.ts';
import { Button } from '../../ui/index.ts';
import { InputPanel } from '../inputs/InputPanel.tsx';
import { Session } from '../session.ts';
import { SessionContext, useSession } from '../useSession.ts';
import { ChartBlock } from './ChartBlock.tsx';
import { Figures } from './Figures.tsx';
import { FormulaBar } from './FormulaBar.tsx';
import { KeeperContext } from './keeping.ts';
import { ListBlock } from './ListBlock.tsx';
import { Notices } from './Notices.tsx';
import { Results } from './Results.tsx';
import { RevealContext, Revealer } from './reveal.ts';
import { TableBlock } from './TableBlock.tsx';
import styles from './ToolExcerpt.module.css';
import { useUndoKeys } from './useUndoKeys.ts';

interface Props {
  tool: Tool;
  /** What it starts with, checked. */
  start: Document;
  /** Called with the document after every change of it. */
  onEdit?: (document: Document) => void;
}

/**
 * The middle of a tool as a part of another page: inputs, what they decide and where it comes from;
 * everything else a button away. Nothing of it is kept, and leaving asks nothing.
 */
export function ToolExcerpt({ tool, start, onEdit }: Props) {
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
      <KeeperContext value={null}>
        <RevealContext value={revealer}>
          <div ref={part} role="group" aria-label={tool.title} className={styles.excerpt}>
            <Figures />
            <FormulaBar />
            <div className={styles.columns}>
              <div role="group" aria-label="Datos" className={styles.inputs}>
                <InputPanel />
              </div>
              <Computed />
            </div>
          </div>
        </RevealContext>
      </KeeperContext>
    </SessionContext>
  );
}

function Computed() {
  const { declaration } = useSession().calculation;
  const [all, setAll] = useState(false);
  const [first] = declaration.charts;
  const tables = Object.entries(declaration.tables).filter(([, table]) => !table.internal);
  return (
    <div className={styles.computed}>
      <Notices />
      {all && <Results />}
      {declaration.charts
        .filter((chart) => all || chart === first)
        .map((chart) => (
          <ChartBlock key={chart.id} chart={chart} />
        ))}
      {all ? (
        <>
          {Object.entries(declaration.lists).map(([id, list]) => (
            <ListBlock key={id} id={id} list={list} />
          ))}
          {tables.map(([id, table]) => (
            <TableBlock key={id} id={id} table={table} />
          ))}
        </>
      ) : (
        <Button size="sm" icon={<Rows3 />} className={styles.more} onClick={() => setAll(true)}>
          Ver todos los resultados y tablas
        </Button>
      )}
    </div>
  );
}
