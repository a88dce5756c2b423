import {
  type ComponentType,
  Suspense,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Document, Tool, ViewLoader } from '../../tool/index.ts';
import { lazyPart, once } from '../../ui/index.ts';
import { CASE_PARAM } from '../documents/cases/address.ts';
import { useAddressedCase } from '../documents/cases/addressed.ts';
import { CaseWorkspace } from '../documents/cases/case-workspace.ts';
import { CasesContext } from '../documents/cases/context.ts';
import { currentVisit, type Owner, useOwner } from '../documents/owner.ts';
import { SessionScope } from './SessionScope.tsx';
import { ToolBody } from './ToolBody.tsx';

/** A page makes sessions of its own, of the tool that it is given. A view finds its session by `useSession`. */
interface PageProps {
  tool: Tool;
}

interface Props {
  tool: Tool;
  /** What it starts with, checked; not for tools that keep their documents. */
  start?: Document | undefined;
}

/** Any tool, shown from its declaration; one with a view or a page of its own by that. */
export function ToolPage({ tool, start }: Props) {
  const [Page] = useState(() => tool.page && lazyPart(partOf<PageProps>(tool.page)));
  const [loadView] = useState(() => tool.view && once(partOf<object>(tool.view)));
  return (
    <Suspense fallback={null}>
      {Page ? <Page tool={tool} /> : <OneDocument loadView={loadView} tool={tool} start={start} />}
    </Suspense>
  );
}

type LoadPart<P> = () => Promise<ComponentType<P>>;

function OneDocument({
  loadView,
  tool,
  start,
}: Props & { loadView: LoadPart<object> | undefined }) {
  // Before the document is read, which takes a while: what a view asks for ahead comes meanwhile.
  if (loadView) use(loadView());
  const owner = useOwner();
  const [workspace] = useState(() => openCases(tool, start, owner));
  const [View] = useState(() => (loadView ? lazyPart(loadView) : ToolBody));
  useSyncExternalStore(workspace.subscribe, workspace.revision);
  useAddressedCase(workspace);
  useEffect(() => {
    opened.delete(tool);
    return () => leaveOff(workspace, owner);
  }, [tool, owner, workspace]);
  const open = workspace.open();
  if (!open) return null;
  return (
    <CasesContext value={workspace}>
      <SessionScope key={open.id} session={open.session} sync={open.sync}>
        <Suspense fallback={null}>
          <View />
        </Suspense>
      </SessionScope>
    </CasesContext>
  );
}

/**
 * Cases whose page doesn't stand yet. While its parts load, React may draw the page many times over
 * and forget each try with its state; reading the storage sets aside what it can't read, and must
 * not be done again as if nothing had been there.
 */
const opened = new WeakMap<Tool, { owner: Owner; workspace: CaseWorkspace }>();

/** What was at work where the account ended, here or in another tab: its person goes on with it. */
const interrupted = new Map<string, { id: string; visit: number }>();

const nameOf = (tool: Tool, owner: Owner): string => `${owner}/${tool.id}`;

function openCases(tool: Tool, start: Document | undefined, owner: Owner): CaseWorkspace {
  const known = opened.get(tool);
  if (known?.owner === owner && !start) return known.workspace;
  const left = interrupted.get(nameOf(tool, owner));
  const addressed = new URLSearchParams(window.location.search).get(CASE_PARAM);
  const wanted = left && left.visit < currentVisit() ? left.id : addressed;
  const workspace = new CaseWorkspace(tool, owner, { wanted, start });
  opened.set(tool, { owner, workspace });
  return workspace;
}

function leaveOff(workspace: CaseWorkspace, owner: Owner): void {
  workspace.open()?.sync.flush();
  const { tool, current, isNew } = workspace;
  const name = nameOf(tool, owner);
  if (current && !isNew) interrupted.set(name, { id: current.id, visit: currentVisit() });
  else interrupted.delete(name);
}

function partOf<P>(load: ViewLoader): LoadPart<P> {
  return async () => (await load()).default as ComponentType<P>;
}
