import { useState, useSyncExternalStore } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { Tool } from '../../../src/tool/index.ts';
import { EmptyState } from '../../../src/ui/index.ts';
import {
  CASE_PARAM,
  CasesContext,
  KeepingNotice,
  SessionScope,
  useOwner,
} from '../../../src/workbench/index.ts';
import { ContrataPro } from './ContrataPro.tsx';
import { FlowSection } from './FlowSection.tsx';
import { LeavingScope } from './guard.tsx';
import styles from './page.module.css';
import { ProjectWorkspace } from './projects/project-workspace.ts';
import { DEFAULT_SECTION, flowOf } from './sections.ts';
import { Sidebar } from './Sidebar.tsx';
import { useFlash } from './config/useFlash.ts';

/** For how long a recalculation is shown as going on. */
const BUSY_MS = 1000;

/** Several projects, one at a time: the side menu with all of them, and the section of the path. */
export default function OperatorMaxPage({ tool }: { tool: Tool }) {
  const owner = useOwner();
  const [params] = useSearchParams();
  const wanted = params.get(CASE_PARAM);
  const [workspace] = useState(() => new ProjectWorkspace(tool, owner, { wanted }));
  useSyncExternalStore(workspace.subscribe, workspace.revision);
  const { '*': rest = '' } = useParams();
  const section = rest.replace(/\/+$/, '') || DEFAULT_SECTION;
  const [busy, startBusy] = useFlash(BUSY_MS);
  const project = workspace.open();
  return (
    <CasesContext value={workspace}>
      <LeavingScope>
        <div className={styles.layout}>
          <Sidebar workspace={workspace} section={section} busy={busy} onBusy={startBusy} />
          <main className={styles.main}>
            {project ? (
              <SessionScope key={project.id} session={project.session} sync={project.sync}>
                <KeepingNotice />
                <Section section={section} busy={busy} name={workspace.current?.name ?? ''} />
              </SessionScope>
            ) : (
              <>
                <h1 className={styles.title}>OperatorMax</h1>
                <EmptyState
                  title="No hay proyectos"
                  text="Crea uno con «Nuevo Proyecto» para proyectar su flujo de caja."
                />
              </>
            )}
          </main>
        </div>
      </LeavingScope>
    </CasesContext>
  );
}

function Section({ section, busy, name }: { section: string; busy: boolean; name: string }) {
  const flow = flowOf(section);
  if (flow) return <FlowSection key={section} flow={flow} busy={busy} name={name} />;
  if (section === 'contrata-pro') return <ContrataPro name={name} />;
  return (
    <>
      <h1 className={styles.title}>Bienvenido a OperatorMax</h1>
      <p>Elige una sección del menú para ver el flujo de caja del proyecto.</p>
    </>
  );
}
