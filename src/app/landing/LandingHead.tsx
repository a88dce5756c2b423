import { Link } from 'react-router-dom';
import { Button } from '../../ui/index.ts';
import { useAccount } from '../account/useAccount.ts';
import { UserMenu } from '../account/UserMenu.tsx';
import { HomeLink } from '../HomeLink.tsx';
import styles from './LandingHead.module.css';

const PARTS = [
  ['herramientas', 'Herramientas'],
  ['cursos', 'Cursos'],
  ['comunidad', 'Comunidad'],
  ['precios', 'Precios'],
] as const;

/** The mark, the parts of the page, and the way in: two links for visitors, a menu for members. */
export function LandingHead() {
  const { user } = useAccount();
  return (
    <header className={styles.bar}>
      <HomeLink />
      <nav aria-label="Principal" className={styles.nav}>
        {PARTS.map(([id, name]) => (
          <a key={id} href={`#${id}`} className={styles.link}>
            {name}
          </a>
        ))}
      </nav>
      <div className={styles.way}>
        <UserMenu />
        {user === null && (
          <Button size="sm" variant="secondary" render={<Link to="/signup">Crear cuenta</Link>}>
            Crear cuenta
          </Button>
        )}
      </div>
    </header>
  );
}
