import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { Button } from '../Button.tsx';
import { UntilLoaded } from './UntilLoaded.tsx';
import { forgetFailures, LoadFailure } from './lazyPart.tsx';
import styles from './PartBoundary.module.css';

interface Props {
  /** What is on its way, as the person calls it: 'la tabla'. */
  what: string;
  /** Shown meanwhile. */
  waiting: ReactNode;
  children: ReactNode;
}

/** Around a part that loads on demand: one that doesn't arrive leaves the rest of the page as it is. */
export function PartBoundary({ what, waiting, children }: Props) {
  return (
    <ErrorBoundary fallbackRender={(failure) => missing(what, failure)} onReset={forgetFailures}>
      <UntilLoaded waiting={waiting}>{children}</UntilLoaded>
    </ErrorBoundary>
  );
}

function missing(what: string, { error, resetErrorBoundary }: FallbackProps) {
  // What broke while it was drawn is for the boundary around the page.
  if (!(error instanceof LoadFailure)) throw error;
  return (
    <div role="alert" className={styles.missing}>
      <p>No pudimos cargar {what}. Lo demás de la página sigue aquí.</p>
      <Button size="sm" icon={<RotateCcw />} onClick={resetErrorBoundary}>
        Intentar de nuevo
      </Button>
    </div>
  );
}
