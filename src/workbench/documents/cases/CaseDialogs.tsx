import { lazyPart, PartBoundary, toast } from '../../../ui/index.ts';
import { useRemote } from '../remote.ts';
import { CaseListDialog } from './CaseListDialog.tsx';
import { CaseNameDialog } from './CaseNameDialog.tsx';
import type { CaseWorkspace } from './case-workspace.ts';
import { ShareDialog } from './ShareDialog.tsx';

/** Which dialog about cases is open. */
export type Asked = 'save' | 'describe' | 'share' | 'list' | 'history' | 'compare';

const HistoryDialog = lazyPart(
  async () => (await import('../../comparison/HistoryDialog.tsx')).HistoryDialog,
);
const CompareDialog = lazyPart(
  async () => (await import('../../comparison/CompareDialog.tsx')).CompareDialog,
);

interface Props {
  workspace: CaseWorkspace;
  asked: Asked;
  /** The cases to compare at first. */
  compared: readonly string[];
  leave: (go: () => void) => void;
  onClose: () => void;
}

/** The dialogs about cases, one at a time. */
export function CaseDialogs({ workspace, asked, compared, leave, onClose }: Props) {
  const remote = useRemote();
  const { current } = workspace;
  if (asked === 'list') {
    return <CaseListDialog workspace={workspace} leave={leave} onClose={onClose} />;
  }
  if (asked === 'compare') {
    return (
      <PartBoundary what="la comparación" waiting={null}>
        <CompareDialog workspace={workspace} chosen={compared} onClose={onClose} />
      </PartBoundary>
    );
  }
  if (!current) return null;
  const { id, name, note = '', isDraft = false } = current;
  if (asked === 'share') {
    const refused = workspace.open()?.session.refused ?? [];
    return remote && <ShareDialog {...{ id, name, refused, onClose }} links={remote.links} />;
  }
  if (asked === 'history') {
    const isThere = (remote?.stateOf(id) ?? null) !== null;
    return (
      <PartBoundary what="el historial" waiting={null}>
        <HistoryDialog
          id={id}
          name={name}
          history={isThere && remote ? remote.history : null}
          leave={leave}
          onClose={onClose}
        />
      </PartBoundary>
    );
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
