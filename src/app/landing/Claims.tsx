import styles from './Claims.module.css';

const CLAIMS = [
  ['10K+', 'inversionistas'],
  ['50+', 'herramientas'],
  ['95%', 'de satisfacción'],
  ['500+', 'propiedades analizadas'],
] as const;

/** The product in four figures. */
export function Claims() {
  return (
    <section aria-label="Ábaco en cifras" className={styles.claims}>
      <dl>
        {CLAIMS.map(([figure, of]) => (
          <div key={of}>
            <dt>{of}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
