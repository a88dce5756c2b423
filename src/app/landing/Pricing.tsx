import { courseCards } from 'virtual:course-cards';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/index.ts';
import { HOME } from '../account/returning.ts';
import { useAccount } from '../account/useAccount.ts';
import { Part } from './Part.tsx';
import styles from './Pricing.module.css';

const INCLUDED = [
  'Todas las herramientas, sin límite de cálculos',
  `${courseCards.length} cursos, con tu avance guardado`,
  'Fórmulas a la vista en cada resultado',
  'Matrices de sensibilidad y flujos de hasta diez años',
  'Exportar a CSV y JSON, e importar de vuelta',
  'Tus modelos quedan en tu navegador: no los vemos',
];

/** One account with everything in it. */
export function Pricing() {
  const { user } = useAccount();
  const [way, label] = user ? [HOME, 'Ir a tu dashboard'] : ['/signup', 'Crear cuenta gratis'];
  return (
    <Part
      id="precios"
      title="Una cuenta, todo incluido"
      text="Sin tarjeta y sin planes que escondan la mitad. Te registras con tu nombre y un email, y empiezas."
    >
      <div className={styles.plan}>
        <div className={styles.price}>
          <h3>Miembro</h3>
          <p>
            <span className={styles.amount}>$ 0</span>
            <span className={styles.unit}> COP</span>
          </p>
          <Button size="lg" variant="primary" block render={<Link to={way}>{label}</Link>}>
            {label}
          </Button>
        </div>
        <ul className={styles.included}>
          {INCLUDED.map((text) => (
            <li key={text}>
              <Check aria-hidden="true" />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </Part>
  );
}
