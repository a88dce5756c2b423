import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Tool } from '../../../tool/index.ts';
import type { Owner } from '../owner.ts';
import { useAddressedCase } from './addressed.ts';
import type { CaseWorkspace } from './case-workspace.ts';

/**
 * Cases whose page doesn't stand yet. React may draw a page several times before it stands, and forget
 * each try with its state: while parts of it load, or when a store that it read changes between two slices
 * of the drawing. Opening reads the storage, which sets aside what it can't read, and computes the
 * document: neither may be done again as if nothing had been there.
 */
const opened = new WeakMap<Tool, { owner: Owner; workspace: object }>();

/**
 * The cases of the page's tool, opened once; the component is drawn anew whenever they change.
 * @param isFresh - whatever was being opened counts for nothing: the page begins with other data
 */
export function useOpened<W extends CaseWorkspace>(
  tool: Tool,
  owner: Owner,
  open: () => W,
  isFresh = false,
): W {
  const [workspace] = useState(() => {
    const known = opened.get(tool);
    // Only the one page of a tool opens its cases.
    if (known?.owner === owner && !isFresh) return known.workspace as W;
    const made = open();
    opened.set(tool, { owner, workspace: made });
    return made;
  });
  useEffect(() => {
    opened.delete(tool);
  }, [tool]);
  useSyncExternalStore(workspace.subscribe, workspace.revision);
  useAddressedCase(workspace);
  return workspace;
}
