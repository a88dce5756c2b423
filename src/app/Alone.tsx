import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet } from 'react-router-dom';
import { Loading } from './Loading.tsx';
import { PageError } from './PageError.tsx';

/** Around a page with a frame of its own. */
export function Alone() {
  return (
    <ErrorBoundary FallbackComponent={PageError}>
      <Suspense fallback={<Loading />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
}
