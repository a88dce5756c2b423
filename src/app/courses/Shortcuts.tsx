import { Disclosure, Kbd } from '../../ui/index.ts';
import styles from './Shortcuts.module.css';

const SHORTCUTS: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['Espacio'], 'Reproducir o pausar (también K)'],
  [['←'], '5 segundos atrás'],
  [['→'], '5 segundos adelante'],
  [['J'], '10 segundos atrás'],
  [['L'], '10 segundos adelante'],
  [['M'], 'Silenciar'],
  [['F'], 'Pantalla completa'],
  [['0–9'], 'Ir a esa décima parte del video'],
];

/** The keys of the player; where there is no keyboard they aren't spoken of. */
export function Shortcuts() {
  return (
    <div className={styles.shortcuts}>
      <Disclosure title="Atajos del teclado" level={2}>
        <p className={styles.when}>
          Actúan mientras el video tiene el foco: haz clic en él, o llega con la tecla Tab.
        </p>
        <dl className={styles.list}>
          {SHORTCUTS.map(([keys, does]) => (
            <div key={does}>
              <dt>
                <Kbd keys={keys} />
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </div>
  );
}
