import { CloudOff, RotateCcw } from 'lucide-react';
import type { FallbackProps } from 'react-error-boundary';
import { Button, EmptyState, ErrorScreen, LoadFailure, VisuallyHidden } from '../ui/index.ts';

/** The address whose page was asked for again once already. */
let triedAgain: string | null = null;

/**
 * Asks for the page's files again. Where that was in vain although the service answers, the files
 * belong to a version that is gone, and only a new start helps. No page is there, so none is lost.
 */
async function tryAgain(reset: () => void): Promise<void> {
  const isSecond = triedAgain === window.location.pathname;
  triedAgain = window.location.pathname;
  if (isSecond && (await answers())) window.location.reload();
  else reset();
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** In the place of a page that broke, or that didn't arrive. */
export function PageError({ error, resetErrorBoundary }: FallbackProps) {
  if (!(error instanceof LoadFailure)) {
    return <ErrorScreen resetErrorBoundary={resetErrorBoundary} />;
  }
  return (
    <main>
      <VisuallyHidden>
        <h1>No pudimos cargar esta página</h1>
      </VisuallyHidden>
      <div role="alert">
        <EmptyState
          icon={<CloudOff />}
          title="No pudimos cargar esta página"
          text="El servicio no responde o no hay conexión. Intenta de nuevo en un momento."
          action={
            <Button
              variant="primary"
              icon={<RotateCcw />}
              onClick={() => void tryAgain(resetErrorBoundary)}
            >
              Intentar de nuevo
            </Button>
          }
        />
      </div>
    </main>
  );
}
