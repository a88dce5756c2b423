import { type ReactNode, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { Tool } from '../../../src/tool/index.ts';
import { EmptyState } from '../../../src/ui/index.ts';
import {
  CASE_PARAM,
  CasesContext,
  KeepingNotice,
  loadGrid,
  SessionScope,
  useOpened,
  useOwner,
} from '../../../src/workbench/index.ts';
import { ContrataPro } from './ContrataPro.tsx';
import { FlowSection } from './FlowSection.tsx';
import { LeavingScope } from './guard.tsx';
import styles from './page.module.css';
import { NewProjectDialog } from './projects/NewProjectDialog.tsx';
import { ProjectBar } from './projects/ProjectBar.tsx';
import { ProjectWorkspace } from './projects/project-workspace.ts';
import { DEFAULT_SECTION, flowOf } from './sections.ts';
import { Sidebar } from './Sidebar.tsx';
import { useFlash } from './config/useFlash.ts';
import { useElsewhere } from './useElsewhere.ts';

/** For how long a recalculation is shown as going on. */
const BUSY_MS = 1000;

// The sheet is certain to be shown.
loadGrid();

/** Several projects, one at a time: the side menu, and the section of the path with the project at its head. */
export default function OperatorMaxPage({ tool }: { tool: Tool }) {
  const owner = useOwner();
  const [params] = useSearchParams();
  const wanted = params.get(CASE_PARAM);
  const open = () => new ProjectWorkspace(tool, owner, { wanted });
  const workspace = useOpened(tool, owner, open);
  const { '*': rest = '' } = useParams();
  const section = rest.replace(/\/+$/, '') || DEFAULT_SECTION;
  const [busy, startBusy] = useFlash(BUSY_MS);
  const [isNaming, setNaming] = useState(false);
  const askName = () => setNaming(true);
  const project = workspace.open();
  const bar = <ProjectBar workspace={workspace} onNew={askName} onChange={startBusy} />;
  return (
    <CasesContext value={workspace}>
      <LeavingScope>
        <div className={styles.layout}>
          <Sidebar
            workspace={workspace}
            section={section}
            busy={busy}
            onBusy={startBusy}
            onNew={askName}
          />
          <main className={styles.main}>
            {project ? (
              <SessionScope key={project.id} session={project.session} sync={project.sync}>
                <KeepingNotice />
                <Section
                  section={section}
                  busy={busy}
                  name={workspace.current?.name ?? ''}
                  bar={bar}
                />
              </SessionScope>
            ) : (
              <>
                <Head title="OperatorMax" bar={bar} />
                <EmptyState
                  title="No hay proyectos"
                  text="Crea uno con «Nuevo Proyecto» para proyectar su flujo de caja, o trae uno de la papelera."
                />
              </>
            )}
          </main>
        </div>
        {isNaming && (
          <NewProjectDialog
            workspace={workspace}
            onChange={startBusy}
            onClose={() => setNaming(false)}
          />
        )}
      </LeavingScope>
    </CasesContext>
  );
}

interface SectionProps {
  section: string;
  busy: boolean;
  /** The project's. */
  name: string;
  /** The project among the cases. */
  bar: ReactNode;
}

function Section({ section, busy, name, bar }: SectionProps) {
  const flow = flowOf(section);
  if (flow) return <FlowSection key={section} flow={flow} busy={busy} name={name} bar={bar} />;
  return <OtherSection section={section} name={name} bar={bar} />;
}

/** Of the sections that show no value of the project: going to one leads to the cash flow's. */
function OtherSection({ section, name, bar }: Omit<SectionProps, 'busy'>) {
  useElsewhere(null, undefined);
  if (section === 'contrata-pro') {
    return (
      <>
        <Head title="Contrata un Pro" bar={bar} />
        <ContrataPro name={name} />
      </>
    );
  }
  return (
    <>
      <Head title="Bienvenido a OperatorMax" bar={bar} />
      <p>Elige una sección del menú para ver el flujo de caja del proyecto.</p>
    </>
  );
}

function Head({ title, bar }: { title: string; bar: ReactNode }) {
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {bar}
    </header>
  );
}
