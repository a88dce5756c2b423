import { Link } from 'react-router-dom';
import { Logo } from '../../ui/index.ts';
import styles from './LandingFoot.module.css';

/** Where else one can go from here, and what the figures are not. */
export function LandingFoot() {
  return (
    <footer className={styles.foot}>
      <div className={styles.inner}>
        <Logo />
        <nav aria-label="Pie de página" className={styles.links}>
          <Link to="/tools">Herramientas</Link>
          <Link to="/learn">Cursos</Link>
          <Link to="/agora">Sistema de diseño</Link>
          <a href="/api/docs">API</a>
          <Link to="/privacidad">Privacidad</Link>
          <Link to="/terminos">Términos</Link>
        </nav>
        <p>
          Ábaco calcula; no recomienda inversiones. Las cifras de los ejemplos son ilustrativas:
          verifica tasas, tarifas e impuestos vigentes antes de decidir.
        </p>
      </div>
    </footer>
  );
}
