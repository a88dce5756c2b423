import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { Logo } from '../../ui/index.ts';
import { forgetFailures } from '../lazyPage.tsx';
import { Loading } from '../Loading.tsx';
import { PageError } from '../PageError.tsx';
import styles from './AuthFrame.module.css';

/** Around the pages of whoever isn't signed in: the mark, and one narrow column. */
export function AuthFrame() {
  const { pathname } = useLocation();
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <Link to="/" aria-label="Ábaco, inicio" className={styles.home}>
          <Logo decorative />
        </Link>
      </header>
      <div className={styles.middle}>
        <ErrorBoundary
          FallbackComponent={PageError}
          onReset={forgetFailures}
          resetKeys={[pathname]}
        >
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </div>
    </div>
  );
}
