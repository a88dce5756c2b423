import { CircleAlert, RotateCcw } from 'lucide-react';
import { Button, Spinner } from '../../ui/index.ts';
import styles from './Waiting.module.css';

/** In the place of what is being asked for. */
export function Waiting({ text }: { text: string }) {
  return (
    <div role="status" className={styles.waiting}>
      <Spinner />
      <span>{text}</span>
    </div>
  );
}

interface FailedProps {
  message: string;
  onRetry: () => void;
  /** It is being asked for again. */
  retrying: boolean;
}

/** In the place of what didn't arrive. */
export function Failed({ message, onRetry, retrying }: FailedProps) {
  return (
    <div className={styles.failed}>
      <p role="alert">
        <CircleAlert aria-hidden="true" />
        {message}
      </p>
      <Button size="sm" icon={<RotateCcw />} loading={retrying} onClick={onRetry}>
        Intentar de nuevo
      </Button>
    </div>
  );
}
