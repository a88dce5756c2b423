import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../ui/index.ts';
import type { Session } from '../session/session.ts';
import { Following } from '../session/Following.tsx';
import { useSession } from '../session/useSession.ts';
import { announcement, announcedOf } from './announcement.ts';

/** Somebody who types is not interrupted at every key. */
const PAUSE = 900;

interface Props {
  shown?: Session | null;
}

/**
 * The live region of a tool: says, after a pause, which figures an edit moved, what there is to
 * know beside them, and what couldn't be taken. `shown` is the session whose figures are on the page
 * where that is another one; null while none are.
 */
export function Announcer(props: Props) {
  return (
    <Following>
      <Live {...props} />
    </Following>
  );
}

function Live({ shown }: Props) {
  const session = useSession();
  const figures = shown === undefined ? session : shown;
  const revision = session.revision() + (figures?.revision() ?? 0);
  const said = useRef<ReturnType<typeof announcedOf> | null>(null);
  const [text, setText] = useState('');

  useEffect(() => {
    // What is there when the page opens is read with the page.
    said.current ??= announcedOf(session, figures);
    const timer = window.setTimeout(() => {
      const now = announcedOf(session, figures);
      const news = announcement(said.current ?? now, now);
      said.current = now;
      if (news !== '') setText(news);
    }, PAUSE);
    return () => window.clearTimeout(timer);
  }, [session, revision, figures]);

  return (
    <VisuallyHidden>
      <span role="status" data-announcer>
        {text}
      </span>
    </VisuallyHidden>
  );
}
