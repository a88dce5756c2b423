import { use } from 'react';
import { Link } from 'react-router-dom';
import type { Operator } from '../../../schemas/accounts.ts';
import { LEGAL } from '../../../schemas/legal.ts';
import { loadConfig } from '../account/config.ts';
import { useTitle } from '../useTitle.ts';
import styles from './LegalPage.module.css';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';
import type { Block, LegalText } from './text.ts';

/** /privacidad and /terminos: what people agree to, with its version. */
export function LegalPage({ kind }: { kind: 'privacy' | 'terms' }) {
  const { operator } = use(loadConfig());
  const text = kind === 'privacy' ? privacy(operator) : terms(operator);
  useTitle(text.title);
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1>{text.title}</h1>
        <p className={styles.version}>
          Versión {LEGAL.version} · vigente desde el {DAY.format(new Date(LEGAL.since))}
        </p>
        <p className={styles.summary}>{text.summary}</p>
      </header>
      {!isKnown(operator) && (
        <p className={styles.missing}>
          Quien opera este servicio aún no ha publicado todos sus datos de contacto.
        </p>
      )}
      <Sections text={text} />
      <p className={styles.foot}>
        {kind === 'privacy' ? (
          <Link to="/terminos">Términos de uso</Link>
        ) : (
          <Link to="/privacidad">Política de tratamiento de datos</Link>
        )}
      </p>
    </main>
  );
}

/** A day of the calendar, wherever the reader is. */
const DAY = new Intl.DateTimeFormat('es-CO', { dateStyle: 'long', timeZone: 'UTC' });

const isKnown = (operator: Operator): boolean =>
  Object.values(operator).every((value) => value !== '');

function Sections({ text }: { text: LegalText }) {
  return text.sections.map(({ title, blocks }, i) => (
    <section key={title} className={styles.section}>
      <h2>
        {i + 1}. {title}
      </h2>
      {blocks.map((block) => (
        <BlockView key={String(block)} block={block} />
      ))}
    </section>
  ));
}

function BlockView({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>;
  return (
    <ul>
      {block.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
