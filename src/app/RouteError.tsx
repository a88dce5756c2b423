import { ErrorScreen } from '../ui/index.ts';

/** A page that broke, or whose files could not be loaded. */
export function RouteError() {
  return <ErrorScreen resetErrorBoundary={() => window.location.reload()} />;
}
