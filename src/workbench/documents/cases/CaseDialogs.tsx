import { toast } from '../../../ui/index.ts';
import { useRemote } from '../remote.ts';
import { CaseListDialog } from './CaseListDialog.tsx';
import { CaseNameDialog } from './CaseNameDialog.tsx';
import type { CaseWorkspace } from './case-workspace.ts';
import { ShareDialog } from './ShareDialog.tsx';

/** Which dialog about cases is open. */
export type Asked = 'save' | 'describe' | 'share' | 'list';

interface Props {
  workspace: CaseWorkspace;
  asked: Asked;
  leave: (go: () => void) => void;
  onClose: () => void;
}

/** The dialogs about cases, one at a time. */
export function CaseDialogs({ workspace, asked, leave, onClose }: Props) {
  const remote = useRemote();
  const { current } = workspace;
  if (asked === 'list') {
    return <CaseListDialog workspace={workspace} leave={leave} onClose={onClose} />;
  }
  if (!current) return null;
  const { id, name, note = '', isDraft = false } = current;
  if (asked === 'share') {
    return remote && <ShareDialog id={id} name={name} links={remote.links} onClose={onClose} />;
  }
  return (
    <CaseNameDialog
      title={asked === 'save' ? 'Guardar caso' : 'Nombre y nota del caso'}
      action="Guardar"
      name={isDraft ? '' : name}
      note={note}
      onSave={(named, noted) => {
        if (asked === 'describe') workspace.rename(id, named, noted);
        else if (workspace.save(named, noted)) toast.success(`Caso «${named}» guardado`);
        else toast.error(UNKEPT);
      }}
      onClose={onClose}
    />
  );
}

const UNKEPT =
  'El caso no se pudo guardar en este navegador y solo está en esta pestaña. Expórtalo antes de cerrarla.';
