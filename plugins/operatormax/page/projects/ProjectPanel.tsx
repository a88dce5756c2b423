import { Download, FileUp, MoreHorizontal, Pencil, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  Button,
  Field,
  FileInput,
  IconButton,
  Menu,
  SelectField,
  toast,
  useConfirm,
} from '../../../../src/ui/index.ts';
import { FaultsDialog } from '../../../../src/workbench/index.ts';
import { useLeave } from '../guard.tsx';
import styles from '../page.module.css';
import { downloadProject, readProjectFile } from './exchange.ts';
import type { ProjectWorkspace } from './project-workspace.ts';
import { NameDialog } from './ProjectDialogs.tsx';

interface Props {
  workspace: ProjectWorkspace;
  /** Another project is at work. */
  onChange: () => void;
}

/** Chooses, creates, renames, deletes, exports and imports projects. */
export function ProjectPanel({ workspace, onChange }: Props) {
  const [naming, setNaming] = useState<'new' | 'rename' | null>(null);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const file = useRef<HTMLInputElement>(null);
  const [confirm, confirmDialog] = useConfirm();
  const leave = useLeave();
  const { current } = workspace;
  const goTo = (change: () => void) =>
    leave(() => {
      change();
      onChange();
    });

  const remove = async () => {
    if (!current) return;
    const agreed = await confirm({
      title: `¿Eliminar el proyecto «${current.name}»?`,
      description:
        'Se eliminan sus datos y su backup. Solo podrás recuperarlo enseguida, con el botón «Deshacer» del aviso.',
      confirmLabel: 'Eliminar',
      danger: true,
    });
    if (!agreed) return;
    const bringBack = workspace.remove(current.id);
    onChange();
    toast.success(`Proyecto «${current.name}» eliminado`, {
      action: { label: 'Deshacer', onSelect: () => goTo(bringBack) },
    });
  };
  const importFile = async (chosen: File) => {
    const read = await readProjectFile(workspace.tool, chosen);
    if ('faults' in read) return setFaults(read.faults);
    goTo(() => {
      const isKept = workspace.create(read.name, read.document);
      if (isKept) toast.success(`Proyecto «${read.name}» importado`);
      else toast.error(unkept(read.name));
      for (const notice of read.notices) toast.warning(notice);
    });
  };
  const exportProject = () => {
    const open = workspace.open();
    if (open && current) downloadProject(workspace.tool, current.name, open.session.document);
  };

  return (
    <section aria-label="Proyectos" className={styles.panel}>
      <div className={styles.select}>
        <Field label="Proyecto">
          <SelectField
            size="sm"
            value={current?.id ?? ''}
            placeholder={current ? undefined : 'Sin proyectos'}
            options={workspace.cases.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(event) => goTo(() => workspace.select(event.target.value))}
          />
        </Field>
        <Menu
          align="end"
          trigger={<IconButton label="Acciones del proyecto" icon={<MoreHorizontal />} />}
          items={[
            {
              label: 'Renombrar…',
              icon: <Pencil />,
              disabled: !current,
              onSelect: () => setNaming('rename'),
            },
            {
              label: 'Exportar proyecto (JSON)',
              icon: <Download />,
              disabled: !current,
              onSelect: exportProject,
            },
            {
              label: 'Importar proyecto (JSON)…',
              icon: <FileUp />,
              onSelect: () => file.current?.click(),
            },
            'separator',
            {
              label: 'Eliminar…',
              icon: <Trash2 />,
              danger: true,
              disabled: !current,
              onSelect: () => leave(() => void remove()),
            },
          ]}
        />
      </div>
      <Button size="sm" block icon={<Plus />} onClick={() => setNaming('new')}>
        Nuevo Proyecto
      </Button>
      <FileInput
        ref={file}
        label="Archivo JSON del proyecto"
        accept="application/json,.json,.xlsx"
        onFile={(chosen) => void importFile(chosen)}
      />
      {naming === 'new' && (
        <NameDialog
          title="Nuevo Proyecto"
          action="Crear"
          onName={(name) =>
            goTo(() => {
              if (!workspace.create(name)) toast.error(unkept(name));
            })
          }
          onClose={() => setNaming(null)}
        />
      )}
      {naming === 'rename' && current && (
        <NameDialog
          title="Renombrar proyecto"
          action="Guardar"
          initial={current.name}
          onName={(name) => workspace.rename(current.id, name)}
          onClose={() => setNaming(null)}
        />
      )}
      <FaultsDialog faults={faults} onClose={() => setFaults([])} />
      {confirmDialog}
    </section>
  );
}

const unkept = (name: string): string =>
  `El proyecto «${name}» no se pudo guardar en este navegador y solo está en esta pestaña. Expórtalo antes de cerrarla.`;
