import { Logo } from '../../ui/index.ts';
import { Row, Specimen } from './Specimen.tsx';
import styles from './Typography.module.css';

const SIZES = ['40', '28', '20', '16', '14', '13', '12'] as const;
const SPACES = ['4', '8', '12', '16', '24', '32', '48'] as const;

export function Typography() {
  return (
    <>
      <Specimen title="Logo">
        <Row>
          <Logo size="lg" />
          <Logo />
          <Logo size="sm" />
          <Logo markOnly />
        </Row>
      </Specimen>
      {SIZES.map((size) => (
        <Specimen key={size} title={`${size} px`}>
          <p className={styles.line} style={{ font: `var(--weight-normal) var(--type-${size})` }}>
            Cada cifra, hasta su origen · <span className={styles.figures}>$ 2.940.412</span>
          </p>
        </Specimen>
      ))}
      <Specimen title="Pesos">
        <Row>
          <span className={styles.normal}>Normal 400</span>
          <span className={styles.medium}>Medio 500</span>
          <span className={styles.strong}>Fuerte 600</span>
        </Row>
      </Specimen>
    </>
  );
}

export function Measures() {
  return (
    <>
      <Specimen title="Espacios">
        <ul className={styles.spaces}>
          {SPACES.map((space) => (
            <li key={space}>
              <span style={{ width: `var(--space-${space})` }} aria-hidden="true" />
              {space}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Esquinas">
        <Row>
          <span className={styles.corner4}>4 px, controles</span>
          <span className={styles.corner6}>6 px, lo que flota</span>
        </Row>
      </Specimen>
    </>
  );
}
