import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { Tool } from '../../tool/index.ts';
import { Session } from '../session.ts';
import { SessionContext, useSession } from '../useSession.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { RevealContext, Revealer } from './reveal.ts';
import { ToolBody } from './ToolBody.tsx';
import { useUndoKeys } from './useUndoKeys.ts';

/** What a tool's own view gets; it finds the session by `useSession`. */
export type ToolView = ComponentType;

/** Any tool, shown from its declaration; one with a view of its own is shown by that. */
export function ToolPage({ tool }: { tool: Tool }) {
  const [session] = useState(() => new Session(tool));
  const [revealer] = useState(() => new Revealer());
  const [View] = useState(() => viewOf(tool));
  return (
    <SessionContext value={session}>
      <RevealContext value={revealer}>
        <UndoKeys />
        <LeaveGuard />
        <Suspense fallback={null}>
          <View />
        </Suspense>
      </RevealContext>
    </SessionContext>
  );
}

function viewOf({ view }: Tool): ToolView {
  return view ? lazy(() => view() as Promise<{ default: ToolView }>) : ToolBody;
}

function UndoKeys() {
  useUndoKeys(useSession());
  return null;
}
