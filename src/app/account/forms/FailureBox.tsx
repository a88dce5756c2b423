import { CircleAlert, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/index.ts';
import styles from './FailureBox.module.css';
import type { FormFailure } from './useAccountForm.ts';

interface Props {
  failure: FormFailure | null;
  /** Sends the same again. */
  onRetry: () => void;
  children?: ReactNode;
}

/** Above the fields: what the service said. It is there before its first message, to be heard. */
export function FailureBox({ failure, onRetry, children }: Props) {
  return (
    <div role="alert" className={styles.place}>
      {failure !== null && (
        <div className={styles.box}>
          <CircleAlert aria-hidden="true" />
          <div className={styles.words}>
            <p>{failure.message}</p>
            {children}
            {failure.isAway && (
              <Button size="sm" icon={<RotateCcw />} onClick={onRetry}>
                Intentar de nuevo
              </Button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
