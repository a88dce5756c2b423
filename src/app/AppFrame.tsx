import { GraduationCap, LayoutGrid } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Link, NavLink, Outlet, useLocation } from 'react-router-dom';
import { Logo } from '../ui/index.ts';
import { HOME } from './account/returning.ts';
import { useAccount } from './account/useAccount.ts';
import { UserMenu } from './account/UserMenu.tsx';
import styles from './AppFrame.module.css';
import { forgetFailures } from './lazyPage.tsx';
import { Loading } from './Loading.tsx';
import { PageError } from './PageError.tsx';

/** The bar at the top of every page, and the page under it; a page that breaks leaves the bar. */
export function AppFrame() {
  const { pathname } = useLocation();
  const { user } = useAccount();
  useEffect(() => {
    // In braces: newer browsers return a promise here, which React would take for a clean-up.
    window.scrollTo(0, 0);
  }, [pathname]);
  return (
    <>
      <a href="#contenido" className={styles.skip}>
        Ir al contenido
      </a>
      <header className={styles.bar}>
        <Link to={user ? HOME : '/'} className={styles.home} aria-label="Ábaco, inicio">
          <Logo />
        </Link>
        <nav aria-label="Principal" className={styles.nav}>
          <NavLink to="/learn" className={styles.link}>
            <GraduationCap aria-hidden="true" />
            Cursos
          </NavLink>
          <NavLink to="/tools" className={styles.link}>
            <LayoutGrid aria-hidden="true" />
            Herramientas
          </NavLink>
        </nav>
        <UserMenu />
      </header>
      <div id="contenido" tabIndex={-1} className={styles.content}>
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
    </>
  );
}
