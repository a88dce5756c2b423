import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { LosingQuestion } from '../../../src/ui/index.ts';

/**
 * Does something that takes a form away, at once or after the person saved it or agreed to lose what
 * is in it; with `stays` what takes only its changes away.
 */
export type Leave = (go: () => void, stays?: boolean) => void;

/** A form that holds changes. */
interface Unsaved {
  /** See `LosingQuestion`. */
  readonly save: (() => boolean) | undefined;
}

interface Asked {
  readonly go: () => void;
  readonly stays: boolean;
}

interface Guard {
  readonly leave: Leave;
  readonly hold: (form: Unsaved | null) => void;
}

/** Whether a form holds changes. */
const HeldContext = createContext(false);

const GuardContext = createContext<Guard>({ leave: (go) => go(), hold: () => {} });

/** Around everything that a form which isn't saved may be left for. */
export function LeavingScope({ children }: { children: ReactNode }) {
  const unsaved = useRef<Unsaved | null>(null);
  const [isHeld, setHeld] = useState(false);
  // What will be done once the person says yes, and the form that it takes away.
  const [asked, setAsked] = useState<(Unsaved & Asked) | null>(null);
  // Its words stay while it closes.
  const [open, setOpen] = useState(false);
  const leave = useCallback<Leave>((go, stays = false) => {
    if (!unsaved.current) return go();
    setAsked({ ...unsaved.current, go, stays });
    setOpen(true);
  }, []);
  const guard = useMemo(
    () => ({
      leave,
      hold: (form: Unsaved | null) => {
        unsaved.current = form;
        setHeld(form !== null);
      },
    }),
    [leave],
  );
  return (
    <GuardContext value={guard}>
      <HeldContext value={isHeld}>{children}</HeldContext>
      <LosingQuestion
        open={open}
        save={asked?.save}
        stays={asked?.stays ?? false}
        onAnswer={(leaves) => {
          setOpen(false);
          // Only once the question gave the focus back, which where one goes to may take.
          if (leaves && asked) setTimeout(asked.go);
        }}
      />
    </GuardContext>
  );
}

/** Asks before what isn't saved is left. */
export function useLeave(): Leave {
  return use(GuardContext).leave;
}

/** Whether the form in sight holds changes that aren't saved. */
export const useHeld = (): boolean => use(HeldContext);

/** Says of the form in sight whether it holds changes that aren't saved, and how they are. */
export function useUnsaved(unsaved: boolean, save: (() => boolean) | undefined): void {
  const { hold } = use(GuardContext);
  useEffect(() => {
    hold(unsaved ? { save } : null);
    return () => hold(null);
  }, [hold, unsaved, save]);
}
