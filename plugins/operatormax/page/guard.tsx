import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef } from 'react';
import { LOSING, useConfirm } from '../../../src/ui/index.ts';

/**
 * Does something that takes a form away, at once or after the person agreed to lose what is in
 * it; true where it has to ask.
 */
export type Leave = (go: () => void) => boolean;

interface Guard {
  readonly leave: Leave;
  readonly hold: (unsaved: boolean) => void;
}

function atOnce(go: () => void): boolean {
  go();
  return false;
}

const GuardContext = createContext<Guard>({ leave: atOnce, hold: () => {} });

/** Around everything that a form which isn't saved may be left for. */
export function LeavingScope({ children }: { children: ReactNode }) {
  const unsaved = useRef(false);
  const [confirm, dialog] = useConfirm();
  const ask = useRef(confirm);
  useEffect(() => {
    ask.current = confirm;
  });
  const leave = useCallback<Leave>((go) => {
    if (!unsaved.current) return atOnce(go);
    void ask.current(LOSING).then((agreed) => agreed && go());
    return true;
  }, []);
  const guard = useMemo(
    () => ({
      leave,
      hold: (now: boolean) => {
        unsaved.current = now;
      },
    }),
    [leave],
  );
  return (
    <GuardContext value={guard}>
      {children}
      {dialog}
    </GuardContext>
  );
}

/** Asks before what isn't saved is left. */
export function useLeave(): Leave {
  return use(GuardContext).leave;
}

/** Says of the form in sight whether it holds changes that aren't saved. */
export function useUnsaved(unsaved: boolean): void {
  const { hold } = use(GuardContext);
  useEffect(() => {
    hold(unsaved);
    return () => hold(false);
  }, [hold, unsaved]);
}
