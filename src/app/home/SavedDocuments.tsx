import { cards } from 'virtual:catalogue';
import { useState } from 'react';
import { useOwner } from '../../workbench/storage/owner.ts';
import { CardLink, LinkCard } from '../LinkCard.tsx';
import styles from './SavedDocuments.module.css';
import { savedDocuments } from './saved.ts';

const KEEPERS = cards.filter((card) => card.storageKey !== undefined);
/** 'Advisor, OperatorMax y Rentals'. */
const KEEPER_NAMES = new Intl.ListFormat('es').format(
  KEEPERS.map(({ title }) => title.split(' - ')[0] ?? title),
);
const SHOWN = 4;

const DAY = new Intl.DateTimeFormat('es-CO', { day: 'numeric', month: 'short', year: 'numeric' });

const namesText = (names: readonly string[]): string => {
  const more = names.length - SHOWN;
  return [...names.slice(0, SHOWN), ...(more > 0 ? [`${more} más`] : [])].join(' · ');
};

/** What the tools keep in this browser, and the way back to it. */
export function SavedDocuments() {
  const owner = useOwner();
  const [saved] = useState(() => savedDocuments(KEEPERS, owner));
  if (saved.length === 0) {
    return (
      <p className={styles.none}>
        Lo que armes en {KEEPER_NAMES} se guarda en este navegador y aparece aquí.
      </p>
    );
  }
  return (
    <ul className={styles.documents}>
      {saved.map(({ card, names, savedAt }) => (
        <LinkCard key={card.id} className={styles.document}>
          <div>
            <h3>
              <CardLink to={card.path}>{card.title}</CardLink>
            </h3>
            {names.length > 0 && <p>{namesText(names)}</p>}
          </div>
          {savedAt && <time dateTime={savedAt.toISOString()}>{DAY.format(savedAt)}</time>}
        </LinkCard>
      ))}
    </ul>
  );
}
