import { ChevronDown } from 'lucide-react';
import { IconButton, Menu, type MenuEntry } from '../../ui/index.ts';
import { useSession } from '../session/useSession.ts';
import styles from './UndoSteps.module.css';

/** More are not looked through. */
const MOST = 30;

/**
 * What was done, the last first: choosing a step takes it back, and all that came after it. Above it
 * what was taken back, which is done anew as far as the chosen one.
 */
export function UndoSteps() {
  const session = useSession();
  const undone = stepsOf(session.redoLabels(MOST), 'Rehacer: ', (count) =>
    session.redoSteps(count),
  );
  const done = stepsOf(session.undoLabels(MOST), '', (count) => session.undoSteps(count));
  const isBoth = undone.length > 0 && done.length > 0;
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          label="Volver a otro paso"
          icon={<ChevronDown />}
          disabled={undone.length + done.length === 0}
          className={styles.arrow}
        />
      }
      items={[...undone, ...(isBoth ? (['separator'] as const) : []), ...done]}
    />
  );
}

const stepsOf = (
  labels: readonly string[],
  before: string,
  go: (count: number) => void,
): MenuEntry[] =>
  labels.map((label, at) => ({
    label: `${before}${label}${at === 0 ? '' : ` (y ${at} ${at === 1 ? 'paso' : 'pasos'} más)`}`,
    onSelect: () => go(at + 1),
  }));
