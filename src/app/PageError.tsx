import { CloudOff, RotateCcw } from 'lucide-react';
import type { FallbackProps } from 'react-error-boundary';
import { Button, EmptyState, ErrorScreen } from '../ui/index.ts';
import { LoadFailure } from './lazyPage.tsx';

/** In the place of a page that broke, or that didn't arrive. */
export function PageError({ error, resetErrorBoundary }: FallbackProps) {
  if (!(error instanceof LoadFailure))
    return <ErrorScreen resetErrorBoundary={resetErrorBoundary} />;
  return (
    <main role="alert">
      <EmptyState
        icon={<CloudOff />}
        title={<h1>No pudimos cargar esta página</h1>}
        text="El servicio no responde o no hay conexión. Lo que tenías guardado sigue ahí."
        action={
          <Button variant="primary" icon={<RotateCcw />} onClick={resetErrorBoundary}>
            Intentar de nuevo
          </Button>
        }
      />
    </main>
  );
}
