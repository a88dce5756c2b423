import { ChevronDown } from 'lucide-react';
import { IconButton, Menu } from '../../ui/index.ts';
import { useSession } from '../session/useSession.ts';
import styles from './UndoSteps.module.css';

/** More are not looked through. */
const MOST = 30;

/** What was done, the last first: choosing a step takes it back, and all that came after it. */
export function UndoSteps() {
  const session = useSession();
  const steps = session.undoLabels(MOST);
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          label="Volver a un paso anterior"
          icon={<ChevronDown />}
          disabled={steps.length === 0}
          className={styles.arrow}
        />
      }
      items={steps.map((label, at) => ({
        label: at === 0 ? label : `${label} (y ${at} ${at === 1 ? 'paso' : 'pasos'} más)`,
        onSelect: () => session.undoSteps(at + 1),
      }))}
    />
  );
}
