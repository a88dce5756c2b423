import { Button, cx } from '../../../ui/index.ts';
import styles from './MatchDialog.module.css';

interface Props {
  /** Of what it leads to. */
  id: string;
  isWrong: boolean;
  children: string;
}

/** Beside a dialog's buttons: leads to what may be below its edge. */
export function LeadButton({ id, isWrong, children }: Props) {
  return (
    <Button
      variant="ghost"
      className={cx(styles.aside, isWrong && styles.wrong)}
      onClick={() => goTo(id)}
    >
      {children}
    </Button>
  );
}

/** Into sight, and to its first choice where it has any. */
function goTo(id: string): void {
  const place = document.getElementById(id);
  place?.scrollIntoView({ block: 'center' });
  place?.querySelector('input')?.focus({ preventScroll: true });
}
