import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/index.ts';
import { HOME } from '../account/returning.ts';
import { useAccount } from '../account/useAccount.ts';
import { Example } from './Example.tsx';
import styles from './Hero.module.css';

/** What the product is, said once and shown at once. */
export function Hero() {
  const { user } = useAccount();
  const [way, label] = user ? [HOME, 'Ir a tu dashboard'] : ['/signup', 'Crear cuenta gratis'];
  return (
    <section className={styles.hero} aria-labelledby="titular">
      <div className={styles.words}>
        <h1 id="titular">Invierte en finca raíz con las cuentas a la vista</h1>
        <p>
          Herramientas y cursos para inversionistas inmobiliarios en Colombia. Cambia un dato, mira
          qué se mueve y sigue cada cifra hasta su fórmula.
        </p>
        <div className={styles.actions}>
          <Button
            size="lg"
            variant="primary"
            iconEnd={<ArrowRight />}
            render={<Link to={way}>{label}</Link>}
          >
            {label}
          </Button>
          <Button
            size="lg"
            variant="ghost"
            render={<a href="#herramientas">Ver las herramientas</a>}
          >
            Ver las herramientas
          </Button>
        </div>
      </div>
      <Example />
    </section>
  );
}
