import { RotateCcw } from 'lucide-react';
import { Button } from './Button.tsx';
import styles from './ErrorScreen.module.css';

export interface ErrorScreenProps {
  /** Tries to draw the screen again. */
  resetErrorBoundary: () => void;
}

/** For `<ErrorBoundary FallbackComponent={ErrorScreen}>`: what is seen when drawing a screen fails. */
export function ErrorScreen({ resetErrorBoundary }: ErrorScreenProps) {
  return (
    <div role="alert" className={styles.screen}>
      <h1>Algo salió mal</h1>
      <p className={styles.text}>Ha ocurrido un error inesperado. Por favor, intenta de nuevo.</p>
      <div className={styles.actions}>
        <Button variant="primary" icon={<RotateCcw />} onClick={resetErrorBoundary}>
          Intentar de nuevo
        </Button>
        <Button onClick={() => window.location.reload()}>Recargar página</Button>
      </div>
    </div>
  );
}
