import { Download, FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { FileInput, toast } from '../../../../src/ui/index.ts';
import {
  CaseBar,
  caseStudies,
  FaultsDialog,
  focusCaseName,
} from '../../../../src/workbench/index.ts';
import { useHeld, useLeave } from '../guard.tsx';
import { downloadProject, readProjectFile } from './exchange.ts';
import type { ProjectWorkspace } from './project-workspace.ts';
import { unkept } from './texts.ts';

interface Props {
  workspace: ProjectWorkspace;
  onNew: () => void;
  /** Another project is at work. */
  onChange: () => void;
}

/** The project at work among the cases, as in any tool, and its files: a file comes in as a project of its own. */
export function ProjectBar({ workspace, onNew, onChange }: Props) {
  const [faults, setFaults] = useState<readonly string[]>([]);
  const file = useRef<HTMLInputElement>(null);
  const leave = useLeave();
  const isHeld = useHeld();
  const { current } = workspace;
  const goTo = (change: () => void) => {
    leave(() => {
      change();
      onChange();
    });
  };
  const importFile = async (chosen: File) => {
    const read = await readProjectFile(workspace.tool, chosen);
    if ('faults' in read) return setFaults(read.faults);
    goTo(() => {
      const name = workspace.nameLike(read.name);
      const isKept = workspace.create(name, read.document);
      if (isKept) toast.success(`Importado en un proyecto nuevo: «${name}»`);
      else toast.error(unkept(name));
      caseStudies(workspace).take(read.studies);
      for (const notice of read.notices) toast.warning(notice);
      focusCaseName();
    });
  };
  return (
    <>
      <CaseBar
        leave={goTo}
        isFormHeld={isHeld}
        fresh={{ label: 'Nuevo Proyecto', begin: onNew }}
        more={[
          {
            label: 'Exportar proyecto (JSON)',
            icon: <Download />,
            unavailable: current ? undefined : 'No hay ningún proyecto',
            onSelect: () => downloadProject(workspace),
          },
          {
            label: 'Importar proyecto (JSON o Excel)…',
            icon: <FileUp />,
            onSelect: () => file.current?.click(),
          },
        ]}
      />
      <FileInput
        ref={file}
        label="Archivo del proyecto, JSON o Excel"
        accept="application/json,.json,.xlsx"
        onFile={(chosen) => void importFile(chosen)}
      />
      <FaultsDialog faults={faults} onClose={() => setFaults([])} />
    </>
  );
}
