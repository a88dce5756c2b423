import { useEffect, useState, useSyncExternalStore } from 'react';
import { toast } from '../../../ui/index.ts';
import type { CaseWorkspace } from '../../documents/cases/case-workspace.ts';
import { useCases } from '../../documents/cases/context.ts';
import { holdStudies } from '../../documents/studies.ts';
import { type Owner, ownedKey, useOwner } from '../../documents/owner.ts';
import type { Session } from '../../session/session.ts';
import { useSession } from '../../session/useSession.ts';
import { passingPlace, StudyBook, type StudyPlace } from './book.ts';
import { type KeptStudies, readStudies } from './kept.ts';
import { takeInScenarios } from './older.ts';
import { UnsavedQuestions } from './unsaved.ts';

/** What a session's case has of studies, and the questions that aren't kept. */
export interface StudyDesk {
  readonly book: StudyBook;
  readonly unsaved: UnsavedQuestions;
}

const desks = new WeakMap<Session, StudyDesk>();

/** The studies of the open case; drawn anew when they change. */
export function useDesk(): StudyDesk {
  const session = useSession();
  const workspace = useCases();
  const owner = useOwner();
  const [desk] = useState(() => deskOf(session, workspace, owner));
  useSyncExternalStore(desk.book.subscribe, desk.book.snapshot);
  useEffect(() => {
    if (!workspace) return;
    const change = workspace.changeStudies.bind(workspace);
    takeInScenarios(workspace.store, session.tool.id, owner, change, idOf(workspace, session));
  }, [workspace, session, owner]);
  return desk;
}

/** The same one as long as the session is there. */
function deskOf(session: Session, workspace: CaseWorkspace | null, owner: Owner): StudyDesk {
  const known = desks.get(session);
  if (known) return known;
  const id = workspace && idOf(workspace, session);
  const place = workspace && id !== null ? placeIn(workspace, id) : passingPlace();
  const desk = {
    book: new StudyBook(place, warn),
    unsaved: new UnsavedQuestions(ownedKey(`abaco.preguntas.${session.tool.id}`, owner), id),
  };
  desks.set(session, desk);
  holdStudies(session, () => desk.book.flush());
  return desk;
}

/** The kept studies of a session's case, those that are still to be written as well. */
export function studiesOf(session: Session, workspace: CaseWorkspace | null): KeptStudies {
  const desk = desks.get(session);
  if (desk) return desk.book.studies;
  const id = workspace && idOf(workspace, session);
  return readStudies(id === null ? undefined : workspace?.store.lastKnown(id)?.studies);
}

/** The case that a session is of; null where it is none's. */
function idOf(workspace: CaseWorkspace, session: Session): string | null {
  const open = workspace.open();
  return open && open.session === session ? open.id : null;
}

const placeIn = (workspace: CaseWorkspace, id: string): StudyPlace => ({
  read: () => workspace.store.lastKnown(id)?.studies,
  write: (change) => workspace.changeStudies(id, change),
  listen: workspace.subscribe,
});

function warn(): void {
  toast.warning(
    'Los estudios no se pudieron guardar en este navegador: duran lo que dure la página.',
  );
}
