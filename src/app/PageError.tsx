import { CloudOff, RotateCcw } from 'lucide-react';
import type { FallbackProps } from 'react-error-boundary';
import { Button, EmptyState, ErrorScreen, VisuallyHidden } from '../ui/index.ts';
import { LoadFailure } from './lazyPage.tsx';

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
            <Button variant="primary" icon={<RotateCcw />} onClick={resetErrorBoundary}>
              Intentar de nuevo
            </Button>
          }
        />
      </div>
    </main>
  );
}
