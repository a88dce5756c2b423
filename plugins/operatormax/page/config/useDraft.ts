import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { isObject } from '../../../../src/tool/index.ts';
import {
  carryExpressions,
  Session,
  useKeptDraft,
  useSession,
} from '../../../../src/workbench/index.ts';
import type { ProjectData } from '../../document/document.ts';
import { useUnsaved } from '../guard.tsx';

export type Part = keyof ProjectData;

export interface Draft {
  /** The project as it would be, with all its figures. */
  readonly draft: Session<ProjectData>;
  readonly dirty: boolean;
  /** Whether it holds changes, or texts that it refused. */
  readonly held: boolean;
  /** Whether it can be saved as it stands. */
  readonly savable: boolean;
  /** False where something is to be mended first. */
  readonly save: () => boolean;
  readonly cancel: () => void;
  /** That it begins with what an earlier visit left. */
  readonly recalled: ReactNode;
}

/** A copy of the project on which a form works, of whose parts it then saves its own. */
export function useDraft(
  label: string,
  parts: readonly Part[],
  complete: (project: ProjectData) => boolean = () => true,
): Draft {
  const session = useSession<ProjectData>();
  const start = () => ({
    from: session.document,
    draft: new Session(session.tool, session.document),
  });
  const [state, setState] = useState(start);
  const { draft } = state;
  useSyncExternalStore(draft.subscribePage, draft.revision);
  const dirty = differs(state.from, draft.document, parts);
  // The project moved on under a form that holds nothing of its own: it follows.
  if (state.from !== session.document && !dirty && draft.refused.length === 0) setState(start());
  // What can't be taken would be lost with the draft.
  const savable = draft.refused.length === 0 && complete(draft.document);
  const save = (): boolean => {
    if (!savable) return false;
    const edited = draft.document;
    // What was done in it, where that was one thing: 'Tasa de interés: 13,8 % → 12,8 %'.
    const [only = label, more] = draft.undoLabels(2);
    session.edit(more === undefined ? only : label, (project) => {
      Object.assign(project, partsOf(edited, parts));
      carryExpressions(project, draft.document);
    });
    setState(start());
    return true;
  };
  const held = dirty || draft.refused.length > 0;
  useUnsaved(held, savable ? save : undefined);
  const recalled = useKeptDraft(`config.${parts.join('.')}`, {
    draft,
    unsaved: held,
    own: partsOf(draft.document, parts),
    is: (kept): kept is ReturnType<typeof partsOf> =>
      isObject(kept) && parts.every((part) => isObject(kept[part])),
    put: (project, own) => void Object.assign(project, own),
  });
  return { draft, dirty, held, savable, save, cancel: () => setState(start()), recalled };
}

function partsOf(project: ProjectData, parts: readonly Part[]): Partial<ProjectData> {
  return Object.fromEntries(parts.map((part) => [part, project[part]]));
}

function differs(one: ProjectData, other: ProjectData, parts: readonly Part[]): boolean {
  return parts.some(
    (part) =>
      one[part] !== other[part] && JSON.stringify(one[part]) !== JSON.stringify(other[part]),
  );
}
