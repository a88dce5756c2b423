import styles from './Colours.module.css';
import { Columns, Row, Specimen } from './Specimen.tsx';

/** The tokens of `src/ui/tokens.css`, by what they are for. */
const PALETTE: readonly (readonly [group: string, tokens: readonly string[]])[] = [
  ['Superficies', ['well', 'canvas', 'panel', 'raised', 'overlay']],
  ['Filetes y bordes', ['hairline', 'hairline-strong', 'control', 'focus']],
  ['Texto', ['text-strong', 'text', 'text-muted']],
  [
    'Acción y selección',
    ['accent', 'accent-hover', 'accent-pressed', 'on-accent', 'accent-soft', 'accent-text'],
  ],
  ['Lo que se escribe', ['input', 'input-soft', 'actual', 'actual-soft']],
  [
    'Significados',
    [
      'good',
      'good-soft',
      'fair',
      'fair-soft',
      'warning',
      'warning-soft',
      'orange',
      'orange-soft',
      'bad',
      'bad-soft',
      'info',
      'info-soft',
    ],
  ],
  ['Series de un gráfico', Array.from({ length: 10 }, (_, index) => `series-${index + 1}`)],
  ['Lo que destruye', ['danger', 'danger-hover', 'danger-pressed', 'on-danger']],
];

export function Colours() {
  return (
    <>
      {PALETTE.map(([group, tokens]) => (
        <Specimen key={group} title={group}>
          <ul className={styles.swatches}>
            {tokens.map((token) => (
              <li key={token}>
                <span
                  className={styles.swatch}
                  style={{ background: `var(--${token})` }}
                  aria-hidden="true"
                />
                <code>--{token}</code>
              </li>
            ))}
          </ul>
        </Specimen>
      ))}
    </>
  );
}

export function Gradients() {
  return (
    <Specimen title="Rieles">
      <Columns>
        <div className={styles.rail} role="img" aria-label="Un riel con una cuenta" />
        <div className={styles.advance} role="img" aria-label="Un avance: hecho y por hacer" />
      </Columns>
      <Row>
        <code>linear-gradient(var(--control), var(--control)) center / 100% 1px no-repeat</code>
      </Row>
    </Specimen>
  );
}
