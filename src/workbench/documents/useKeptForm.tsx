import { type ReactNode, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isObject } from '../../tool/index.ts';
import { Button } from '../../ui/index.ts';
import { useSession } from '../session/useSession.ts';
import styles from './KeptForm.module.css';
import { useCases } from './cases/context.ts';
import { PresenceContext, useOwner } from './owner.ts';
import { keepTyped, offerTyped } from './typed.ts';

export interface KeptForm<State> {
  /** It holds changes that aren't saved. */
  readonly unsaved: boolean;
  /** What was typed into it, as JSON: texts as they were typed, read or not. */
  readonly state: State;
  readonly is: (kept: unknown) => kept is State;
  /** Puts back what was typed on a visit that ended before it was saved. */
  readonly recall: (kept: State) => void;
  /** Makes it what it was before that. */
  readonly reset: () => void;
}

/**
 * Keeps in this browser what a form holds, by a name that is unique in its tool, until it is saved or
 * left: a phone that ends the page, a reload, a crash or a session that ends lose nothing that was
 * typed. The same form begins with it then, and says so by what is returned, to be shown at its head.
 */
export function useKeptForm<State>(name: string, form: KeptForm<State>): ReactNode {
  const { tool } = useSession();
  const owner = useOwner();
  const cases = useCases();
  // Before its first edit what is at work has another id with each visit.
  const document = (cases?.isNew ? undefined : cases?.current?.id) ?? tool.id;
  const key = `${document} ${name}`;
  const latest = useRef(form);
  const [recalled, setRecalled] = useState<string | null>(null);
  const { unsaved, state } = form;
  useLayoutEffect(() => {
    latest.current = form;
  });
  const isHere = use(PresenceContext);
  useLayoutEffect(() => {
    const stop = offerTyped(owner, key, (kept) => {
      // Another version of the tool may mean something else by it.
      const typed = isObject(kept) && kept['version'] === tool.version ? kept['state'] : undefined;
      // It may come after the first key was hit.
      if (latest.current.unsaved) return 'older';
      if (!latest.current.is(typed)) return 'unread';
      latest.current.recall(typed);
      setRecalled(key);
      return 'taken';
    });
    return () => {
      const isDone = isHere();
      stop(isDone);
      if (isDone) keepTyped(owner, key, undefined);
    };
  }, [owner, key, tool, isHere]);
  useEffect(() => {
    keepTyped(owner, key, unsaved ? { version: tool.version, state } : undefined);
  });
  if (recalled !== key || !unsaved) return null;
  return (
    <p role="status" className={styles.recalled}>
      Recuperado lo que no guardaste
      <Button
        size="sm"
        variant="ghost"
        onClick={() => {
          setRecalled(null);
          form.reset();
        }}
      >
        Descartar
      </Button>
    </p>
  );
}
