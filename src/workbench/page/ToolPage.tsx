import { type ComponentType, Suspense, useEffect, useState } from 'react';
import type { Document, Tool, ViewLoader } from '../../tool/index.ts';
import { lazyPart } from '../../ui/index.ts';
import { Session } from '../session/session.ts';
import { DocumentSync } from '../documents/document-sync.ts';
import { type Owner, ownedKey, useOwner } from '../documents/owner.ts';
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
  const [Page] = useState(() => (tool.page ? own<PageProps>(tool.page) : null));
  return (
    <Suspense fallback={null}>
      {Page ? <Page tool={tool} /> : <OneDocument tool={tool} start={start} />}
    </Suspense>
  );
}

function OneDocument({ tool, start }: Props) {
  const owner = useOwner();
  const [{ session, sync }] = useState(() => open(tool, start, owner));
  const [View] = useState(() => (tool.view ? own<object>(tool.view) : ToolBody));
  useEffect(() => {
    opened.delete(tool);
  }, [tool]);
  useEffect(() => {
    const name = nameOf(tool, owner);
    if (interrupted.get(name) === session) interrupted.delete(name);
    return () => {
      if (!sync && session.edited) interrupted.set(name, session);
    };
  }, [tool, owner, session, sync]);
  return (
    <SessionScope session={session} sync={sync}>
      <Suspense fallback={null}>
        <View />
      </Suspense>
    </SessionScope>
  );
}

interface Opened {
  readonly owner: Owner;
  readonly session: Session;
  readonly sync?: DocumentSync;
}

/**
 * Sessions whose page doesn't stand yet. While its parts load, React may draw the page many
 * times over and forget each try with its state; reading the storage sets aside what it can't
 * read, and must not be done again as if nothing had been there.
 */
const opened = new WeakMap<Tool, Opened>();

/**
 * Sessions of edited data whose page went away without a question: the account ended, here or in
 * another tab. They come back with the person whose they are.
 */
const interrupted = new Map<string, Session>();

const nameOf = (tool: Tool, owner: Owner): string => `${owner}/${tool.id}`;

function open(tool: Tool, start: Document | undefined, owner: Owner): Opened {
  // Nothing is read where it starts with something else than what is kept.
  if (start && !tool.storageKey) return { owner, session: new Session(tool, start) };
  const known = opened.get(tool);
  if (known?.owner === owner) return known;
  const restored = restore(tool, owner);
  opened.set(tool, restored);
  return restored;
}

function restore(tool: Tool, owner: Owner): Opened {
  if (!tool.storageKey) {
    return { owner, session: interrupted.get(nameOf(tool, owner)) ?? new Session(tool) };
  }
  const sync = new DocumentSync(tool, ownedKey(tool.storageKey, owner));
  return { owner, session: new Session(tool, sync.load()), sync };
}

function own<Props extends object>(load: ViewLoader): ComponentType<Props> {
  return lazyPart(async () => (await load()).default as ComponentType<Props>);
}
