import {
  Columns3,
  Copy,
  File,
  FilePlus2,
  FolderOpen,
  History,
  Link2,
  NotebookPen,
  Save,
  Trash2,
} from 'lucide-react';
import type { Document } from '../../../tool/index.ts';
import { type MenuAction, type MenuEntry, toast } from '../../../ui/index.ts';
import type { StoredRecord } from '../../../../schemas/stored.ts';
import type { Command } from '../../commands/registry.ts';
import type { Asked } from './CaseDialogs.tsx';
import type { CaseWorkspace } from './case-workspace.ts';
import { toldApart } from './texts.ts';

/** So many others are in the menu; the rest in the dialog. */
const SHOWN = 6;

interface Ways {
  readonly ask: (asked: Asked) => void;
  /** Asks before a form with changes is left for another case. */
  readonly leave: (go: () => void) => void;
  /** Begins another case: with the tool's own values where none are given. */
  readonly begin: (start?: Document) => void;
  readonly beginLabel: string;
  readonly isOnAccount: boolean;
  readonly more: readonly MenuAction[];
}

/** What there is to do with cases, as a menu and as commands. */
export function caseItems(
  workspace: CaseWorkspace,
  ways: Ways,
): { readonly entries: readonly MenuEntry[]; readonly commands: readonly Command[] } {
  const { ask, leave, more } = ways;
  const { current, cases } = workspace;
  const own = current ? ownActions(workspace, ways) : [];
  const removal = current ? [removalOf(workspace, leave, current)] : [];
  const names = toldApart(cases);
  const others = cases.filter(({ id }) => id !== current?.id);
  const open = (id: string) => leave(() => workspace.select(id));
  const fresh = beginnings(workspace, ways);
  const list: MenuAction = {
    label: 'Todos los casos…',
    icon: <FolderOpen />,
    onSelect: () => ask('list'),
  };
  const compare: MenuAction = {
    label: 'Comparar casos…',
    icon: <Columns3 />,
    unavailable: cases.length < 2 ? 'Hacen falta dos casos guardados' : undefined,
    onSelect: () => {
      workspace.open()?.sync.flush();
      ask('compare');
    },
  };
  const [first, ...rest] = own;
  const entries: MenuEntry[] = [
    ...(first ? [first] : []),
    ...fresh,
    ...rest,
    compare,
    ...(more.length > 0 ? (['separator', ...more] as const) : []),
    'separator',
    ...others.slice(-SHOWN).map(({ id }) => ({
      label: names.get(id) ?? '',
      onSelect: () => open(id),
    })),
    list,
    // What takes something away is last, where nobody points in passing.
    ...(removal.length > 0 ? (['separator', ...removal] as const) : []),
  ];
  const opening = others.map(
    ({ id }): Command => ({
      id: `case.open.${id}`,
      label: names.get(id) ?? '',
      group: 'Abrir el caso',
      run: () => open(id),
    }),
  );
  const actions = [...own, ...fresh, compare, ...more, list, ...removal].map(asCommand);
  return { entries, commands: [...actions, ...opening] };
}

/** Another case, with the samples of the tool or without any. */
function beginnings(workspace: CaseWorkspace, { begin, beginLabel }: Ways): readonly MenuAction[] {
  const { document } = workspace.tool;
  const fresh: MenuAction = {
    label: beginLabel,
    icon: <FilePlus2 />,
    onSelect: () => begin(),
  };
  const start = document.blank?.();
  if (!start) return [fresh];
  const blank: MenuAction = {
    label: 'Caso nuevo sin ejemplos',
    icon: <File />,
    onSelect: () => begin(start),
  };
  return [fresh, blank];
}

/** What is done with the case at work; the first thing is its name. */
function ownActions(
  workspace: CaseWorkspace,
  { ask, leave, isOnAccount }: Ways,
): readonly MenuAction[] {
  const { current } = workspace;
  if (!current) return [];
  const { id, isDraft = false } = current;
  const unavailable = isDraft ? UNSAVED : undefined;
  return [
    isDraft
      ? {
          label: 'Guardar caso…',
          icon: <Save />,
          shortcut: ['Ctrl', 'S'],
          onSelect: () => ask('save'),
        }
      : { label: 'Nombre y nota…', icon: <NotebookPen />, onSelect: () => ask('describe') },
    {
      label: 'Duplicar',
      icon: <Copy />,
      unavailable,
      onSelect: () => leave(() => void workspace.duplicate(id)),
    },
    { label: 'Historial…', icon: <History />, unavailable, onSelect: () => ask('history') },
    {
      label: 'Compartir…',
      icon: <Link2 />,
      unavailable: isOnAccount ? undefined : unshared(current),
      onSelect: () => ask('share'),
    },
  ];
}

const UNSAVED = 'Guárdalo antes';

/** Why a case isn't on the account, where links lead. */
function unshared({ isDraft = false, isSample = false }: StoredRecord): string {
  if (isDraft) return UNSAVED;
  return isSample ? 'Es un ejemplo: cámbialo antes' : 'Todavía no está en tu cuenta';
}

function removalOf(
  workspace: CaseWorkspace,
  leave: Ways['leave'],
  { id, name, isDraft = false }: StoredRecord,
): MenuAction {
  const remove = () => {
    const bringBack = workspace.remove(id);
    toast.success(`«${isDraft ? 'Borrador' : name}» está en la papelera`, {
      action: { label: 'Deshacer', onSelect: () => leave(bringBack) },
    });
  };
  return {
    label: 'Eliminar',
    icon: <Trash2 />,
    danger: true,
    unavailable: workspace.isNew ? 'Todavía no has cambiado nada' : undefined,
    onSelect: () => leave(remove),
  };
}

const asCommand = ({
  label,
  icon,
  shortcut,
  danger,
  unavailable,
  onSelect,
}: MenuAction): Command => ({
  id: `case.${label}`,
  label: label === 'Eliminar' ? 'Eliminar el caso' : label,
  group: 'Casos',
  icon,
  words: 'documento proyecto versión',
  ...(shortcut && { keys: [shortcut.join('+')] }),
  ...(danger && { danger }),
  unavailable,
  run: onSelect,
});
