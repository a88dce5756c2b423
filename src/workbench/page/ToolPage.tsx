import { type ComponentType, type ReactNode, use, useEffect, useState } from 'react';
import type { Document, Tool, ViewLoader } from '../../tool/index.ts';
import { UntilLoaded, lazyPart, once } from '../../ui/index.ts';
import { CASE_PARAM } from '../documents/cases/address.ts';
import { CaseWorkspace } from '../documents/cases/case-workspace.ts';
import { CasesContext } from '../documents/cases/context.ts';
import { useOpened } from '../documents/cases/useOpened.ts';
import { currentVisit, type Owner, useOwner } from '../documents/owner.ts';
import { untilGrid } from '../grid/index.ts';
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

/** Any tool, shown from its declaration; one with a view or a page of its own by that. `children` wait until it stands. */
export function ToolPage({ tool, start, children }: Props & { children?: ReactNode }) {
  const [Page] = useState(() => tool.page && lazyPart(partOf<PageProps>(tool.page)));
  const [loadView] = useState(() => tool.view && once(partOf<object>(tool.view)));
  return (
    <UntilLoaded waiting={null}>
      {Page ? <Page tool={tool} /> : <OneDocument loadView={loadView} tool={tool} start={start} />}
      {children}
    </UntilLoaded>
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
  const open = () => openCases(tool, start, owner);
  const workspace = useOpened(tool, owner, open, start !== undefined);
  const [View] = useState(() => (loadView ? lazyPart(loadView) : ToolBody));
  useEffect(() => () => leaveOff(workspace, owner), [owner, workspace]);
  const current = workspace.open();
  if (!current) return null;
  return (
    <CasesContext value={workspace}>
      <SessionScope key={current.id} session={current.session} sync={current.sync}>
        <UntilLoaded waiting={null}>
          <View />
        </UntilLoaded>
      </SessionScope>
    </CasesContext>
  );
}

/** What was at work where the account ended, here or in another tab: its person goes on with it. */
const interrupted = new Map<string, { id: string; visit: number }>();

const nameOf = (tool: Tool, owner: Owner): string => `${owner}/${tool.id}`;

function openCases(tool: Tool, start: Document | undefined, owner: Owner): CaseWorkspace {
  const left = interrupted.get(nameOf(tool, owner));
  const addressed = new URLSearchParams(window.location.search).get(CASE_PARAM);
  const wanted = left && left.visit < currentVisit() ? left.id : addressed;
  return new CaseWorkspace(tool, owner, { wanted, start });
}

function leaveOff(workspace: CaseWorkspace, owner: Owner): void {
  workspace.open()?.sync.flush();
  const { tool, current, isNew } = workspace;
  const name = nameOf(tool, owner);
  if (current && !isNew) interrupted.set(name, { id: current.id, visit: currentVisit() });
  else interrupted.delete(name);
}

function partOf<P>(load: ViewLoader): LoadPart<P> {
  return async () => {
    const { default: Part } = await load();
    await untilGrid();
    return Part as ComponentType<P>;
  };
}
