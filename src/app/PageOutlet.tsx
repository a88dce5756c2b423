import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router-dom';
import { forgetFailures } from '../ui/index.ts';
import { Loading } from './Loading.tsx';
import { PageError } from './PageError.tsx';

/** The page of the address; one that breaks, or can't be loaded, leaves what stands around it. */
export function PageOutlet() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={PageError} onReset={forgetFailures} resetKeys={[pathname]}>
      <Suspense fallback={<Loading />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
}
