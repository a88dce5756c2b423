import { GraduationCap, LayoutGrid } from 'lucide-react';
import { useEffect } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { HOME } from './account/returning.ts';
import { useAccount } from './account/useAccount.ts';
import { UserMenu } from './account/UserMenu.tsx';
import { HomeLink } from './HomeLink.tsx';
import { PageOutlet } from './PageOutlet.tsx';
import { PaletteButton } from './palette/PaletteButton.tsx';
import styles from './AppFrame.module.css';

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
        <HomeLink to={user ? HOME : '/'} folds={user === null ? 'phone' : 'small'} />
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
        <PaletteButton />
        <UserMenu />
      </header>
      <div id="contenido" tabIndex={-1} className={styles.content}>
        <PageOutlet />
      </div>
    </>
  );
}
