import { useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router-dom';
import { UntilLoaded, forgetFailures } from '../ui/index.ts';
import { Loading } from './Loading.tsx';
import { PageError } from './PageError.tsx';

/** The page of the address; one that breaks, or can't be loaded, leaves what stands around it. */
export function PageOutlet() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={PageError} onReset={forgetFailures} resetKeys={[pathname]}>
      <UntilLoaded waiting={<Loading />}>
        <Outlet />
        <Arrival key={pathname} />
      </UntilLoaded>
    </ErrorBoundary>
  );
}

/**
 * Mounted once the page stands: what led to it may be gone, and the focus with it. A page may write
 * into its own address afterwards, which leads nowhere.
 */
function Arrival() {
  const { key } = useLocation();
  const [from] = useState(key);
  useEffect(() => {
    if (from !== 'default' && document.activeElement === document.body)
      document.getElementById('contenido')?.focus({ preventScroll: true });
  }, [from]);
  return null;
}
