import { ExternalLink } from 'lucide-react';
import type { Fact } from '../../../schemas/facts.ts';
import { normDate } from './durations.ts';
import styles from './Facts.module.css';
import { keepFigures } from './figures.ts';

/** The law and the facts that a lesson relies on: norm, date, source, and what to look up. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <section>
      <h2>Normas y datos</h2>
      <ul className={styles.facts}>
        {facts.map(({ id, title, statement, norm, date, source, toVerify }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>{keepFigures(statement)}</p>
            <p className={styles.norm}>
              {norm} ({normDate(date)}). {source.isSecondHand ? 'Según' : 'Fuente oficial:'}{' '}
              <a href={source.url} target="_blank" rel="noreferrer">
                {source.name}
                <ExternalLink role="img" aria-label="(se abre en otra pestaña)" />
              </a>
              {source.isSecondHand && ', que cuenta la norma y no es su texto'}.
            </p>
            {toVerify && (
              <p className={styles.verify}>
                <strong>Por verificar:</strong> {toVerify}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
