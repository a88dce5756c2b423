import { type ReactNode, useRef } from 'react';
import { LinksContext } from '../documents/links/LinksScope.tsx';
import { AnalysisContext } from '../session/analysis.ts';
import type { Session } from '../session/session.ts';
import { SessionContext } from '../session/useSession.ts';
import { Announcer } from './Announcer.tsx';
import { SyncContext } from './keeping.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { useDraftInSight } from './openDraft.ts';
import { useSaveForm } from './useSaveForm.ts';
import { useUndoKeys } from './useUndoKeys.ts';

interface Props {
  /** A session of its own over the same document: nothing of it is kept until it is written over. */
  draft: Session;
  /** Saves what the draft holds, and says whether it did; missing where it can't be as it stands. */
  save?: (() => boolean) | undefined;
  /** Whether the form holds changes beside the draft: a name that is still being typed. */
  unsaved?: boolean;
  children: ReactNode;
  className?: string | undefined;
}

/** A part of a page in which changes are tried on a draft, with all its figures, before they count. */
export function DraftScope({ draft, save, unsaved = false, children, className }: Props) {
  const part = useRef<HTMLDivElement>(null);
  useUndoKeys(draft, part);
  useDraftInSight(draft);
  useSaveForm(draft, part);
  return (
    <SessionContext value={draft}>
      <SyncContext value={null}>
        <AnalysisContext value={null}>
          <LinksContext value={null}>
            <LeaveGuard form={{ save, unsaved }} />
            <div ref={part} className={className}>
              <Announcer />
              {children}
            </div>
          </LinksContext>
        </AnalysisContext>
      </SyncContext>
    </SessionContext>
  );
}
