import { LayoutGrid } from 'lucide-react';
import { Link, NavLink, Outlet, ScrollRestoration } from 'react-router-dom';
import { Logo } from '../ui/index.ts';
import styles from './AppFrame.module.css';

/** The bar at the top of every page, and the page under it. */
export function AppFrame() {
  return (
    <>
      <a href="#contenido" className={styles.skip}>
        Ir al contenido
      </a>
      <header className={styles.bar}>
        <Link to="/tools" className={styles.home} aria-label="Ábaco, inicio">
          <Logo />
        </Link>
        <nav aria-label="Principal" className={styles.nav}>
          <NavLink to="/tools" className={styles.link}>
            <LayoutGrid aria-hidden="true" />
            Herramientas
          </NavLink>
        </nav>
      </header>
      <div id="contenido" tabIndex={-1} className={styles.content}>
        <Outlet />
      </div>
      <ScrollRestoration />
    </>
  );
}
