import { BookOpenText, Link2, Sheet } from 'lucide-react';
import { Link } from 'react-router-dom';
import { presetAddress } from '../tools/preset.ts';
import styles from './Community.module.css';
import { EXAMPLE } from './example.ts';
import { Part } from './Part.tsx';

const ADDRESS = presetAddress(EXAMPLE.path, { propertyValue: 320_000_000, monthlyRent: 2_100_000 });

/** What members share: the accounts themselves. */
export function Community() {
  return (
    <Part
      id="comunidad"
      title="Una comunidad que muestra sus cuentas"
      text="Una opinión se discute; un modelo se revisa. Aquí la conversación parte de los mismos datos y las mismas fórmulas."
    >
      <ul className={styles.ways}>
        <li>
          <Link2 aria-hidden="true" />
          <h3>Un enlace, las mismas cuentas</h3>
          <p>
            Los datos de una calculadora caben en su dirección: quien la abre ve tu caso tal como
            está.
          </p>
          <Link to={ADDRESS} className={styles.address}>
            {ADDRESS}
          </Link>
        </li>
        <li>
          <BookOpenText aria-hidden="true" />
          <h3>Historias con cifras</h3>
          <p>
            Cada curso cuenta casos con su cálculo completo: el anuncio que prometía 7,13 % y rinde
            5,03 %, o los cinco años de plazo que cuestan $ 118.164.531.
          </p>
        </li>
        <li>
          <Sheet aria-hidden="true" />
          <h3>Tus tablas salen contigo</h3>
          <p>
            Copia y pega con tu hoja de cálculo, exporta CSV y JSON, y trae tus datos de vuelta
            cuando quieras.
          </p>
        </li>
      </ul>
    </Part>
  );
}
