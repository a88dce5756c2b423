import {
  ChevronDown,
  Copy,
  FilePlus2,
  FolderOpen,
  Link2,
  NotebookPen,
  Save,
  Trash2,
} from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, IconButton, Menu, type MenuEntry, toast } from '../../../ui/index.ts';
import type { DocumentSync } from '../document-sync.ts';
import { useSession } from '../../session/useSession.ts';
import { useRemote } from '../remote.ts';
import styles from './CaseBar.module.css';
import type { CaseWorkspace } from './case-workspace.ts';
import { CaseListDialog } from './CaseListDialog.tsx';
import { CaseNameDialog } from './CaseNameDialog.tsx';
import { useCases } from './context.ts';
import { ShareDialog } from './ShareDialog.tsx';
import { keepingText } from './texts.ts';

/** So many others are in the menu; the rest in the dialog. */
const SHOWN = 6;

type Asked = 'save' | 'describe' | 'share' | 'list' | null;

/** The case at work, in the head of its tool: its name, where it is kept, and what there is to do with it. */
export function CaseBar() {
  const workspace = useCases();
  const open = workspace?.open();
  return workspace && open ? <Bar workspace={workspace} sync={open.sync} /> : null;
}

function Bar({ workspace, sync }: { workspace: CaseWorkspace; sync: DocumentSync }) {
  const [asked, setAsked] = useState<Asked>(null);
  const { current, isNew } = workspace;
  const remote = useRemote();
  // Drawn anew with each edit, which may have made it a draft.
  useSession();
  const isUnsaved = current?.isDraft ?? false;
  useSaveKey(() => {
    if (isUnsaved) return setAsked('save');
    workspace.open()?.sync.flush();
    toast.success(`«${current?.name ?? ''}» está guardado`);
  });
  if (!current) return null;
  const name = isUnsaved ? (isNew ? 'Sin guardar' : 'Borrador') : current.name;
  const remove = () => {
    const bringBack = workspace.remove(current.id);
    toast.success(`«${name}» está en la papelera`, {
      action: { label: 'Deshacer', onSelect: bringBack },
    });
  };
  const others = workspace.cases.filter(({ id }) => id !== current.id).slice(-SHOWN);
  const items: MenuEntry[] = [
    isUnsaved
      ? {
          label: 'Guardar caso…',
          icon: <Save />,
          shortcut: ['Ctrl', 'S'],
          onSelect: () => setAsked('save'),
        }
      : { label: 'Nombre y nota…', icon: <NotebookPen />, onSelect: () => setAsked('describe') },
    { label: 'Caso nuevo', icon: <FilePlus2 />, onSelect: () => workspace.startFresh() },
    {
      label: 'Duplicar',
      icon: <Copy />,
      disabled: isUnsaved,
      onSelect: () => void workspace.duplicate(current.id),
    },
    {
      label: 'Compartir…',
      icon: <Link2 />,
      disabled: (remote?.stateOf(current.id) ?? null) === null,
      onSelect: () => setAsked('share'),
    },
    { label: 'Eliminar', icon: <Trash2 />, danger: true, disabled: isNew, onSelect: remove },
    'separator',
    ...others.map((each) => ({ label: each.name, onSelect: () => workspace.select(each.id) })),
    { label: 'Todos los casos…', icon: <FolderOpen />, onSelect: () => setAsked('list') },
  ];
  return (
    <div className={styles.bar}>
      <Menu
        trigger={
          <Button
            size="sm"
            variant="ghost"
            className={styles.trigger}
            aria-label={`Caso: ${name}`}
            iconEnd={<ChevronDown />}
          >
            <span className={styles.name}>{name}</span>
          </Button>
        }
        items={items}
      />
      {isUnsaved && !isNew && (
        <IconButton
          label="Guardar caso (Ctrl+S)"
          icon={<Save />}
          onClick={() => setAsked('save')}
        />
      )}
      <span className={styles.state}>
        {keepingText(sync.status, isNew, remote?.stateOf(current.id) ?? null)}
      </span>
      {(asked === 'save' || asked === 'describe') && (
        <CaseNameDialog
          title={asked === 'save' ? 'Guardar caso' : 'Nombre y nota del caso'}
          action="Guardar"
          name={isUnsaved ? '' : current.name}
          note={current.note ?? ''}
          onSave={(named, note) => {
            if (asked === 'describe') workspace.rename(current.id, named, note);
            else if (workspace.save(named, note)) toast.success(`Caso «${named}» guardado`);
            else toast.error(UNKEPT);
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'share' && remote && (
        <ShareDialog
          id={current.id}
          name={current.name}
          links={remote.links}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'list' && <CaseListDialog workspace={workspace} onClose={() => setAsked(null)} />}
    </div>
  );
}

const UNKEPT =
  'El caso no se pudo guardar en este navegador y solo está en esta pestaña. Expórtalo antes de cerrarla.';

/** Ctrl+S anywhere on the page, in place of the browser's own saving of the page. */
function useSaveKey(save: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isSave || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (document.querySelector('[role="dialog"], [role="alertdialog"]') === null) save();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
