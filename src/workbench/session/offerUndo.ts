import { toast } from '../../ui/index.ts';
import type { Session } from './session.ts';

/**
 * Says that something was done, with a button that takes it back, as long as it is what was done
 * last: once it was taken back otherwise, or something else was done, it goes.
 */
export function offerUndo(
  session: Session,
  message: string,
  level: 'success' | 'warning' = 'success',
): void {
  const { state } = session;
  const action = { label: 'Deshacer', onSelect: () => session.undo() };
  const close = toast[level](message, { action });
  const stop = session.subscribe(() => {
    if (session.state === state) return;
    stop();
    close();
  });
}

/** 'Se eliminaron 3 inmuebles.': `some` is the number with its noun. */
export const removedText = (count: number, some: string): string =>
  `Se ${count === 1 ? 'eliminó' : 'eliminaron'} ${some}.`;
