import { cards } from 'virtual:catalogue';
import { useReducer, useState } from 'react';
import { Button, Dialog } from '../../ui/index.ts';
import { AdoptionForm } from '../adoption/AdoptionForm.tsx';
import { unanswered } from '../adoption/answers.ts';
import { CardLink, LinkCard } from '../LinkCard.tsx';
import { AsideDocuments } from './AsideDocuments.tsx';
import { asideDocuments } from './aside.ts';
import { dayText, namesText, shortTitle } from './describe.ts';
import styles from './SavedDocuments.module.css';
import { type Saved, savedDocuments } from './saved.ts';

const KEEPERS = cards.filter((card) => card.storageKey !== undefined);
/** 'Advisor, OperatorMax y Rentals'. */
const KEEPER_NAMES = new Intl.ListFormat('es').format(KEEPERS.map(shortTitle));

/** What the tools keep of the person in this browser, and the way back to it. */
export function SavedDocuments({ userId }: { userId: number }) {
  const read = () => ({
    saved: savedDocuments(KEEPERS, userId),
    aside: asideDocuments(KEEPERS, userId),
    pending: unanswered(KEEPERS, userId),
  });
  const [{ saved, aside, pending }, refresh] = useReducer(read, null, read);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {saved.length > 0 ? (
        <SavedList saved={saved} />
      ) : (
        <p className={styles.none}>
          Lo que armes en {KEEPER_NAMES} se guarda en este navegador y aparece aquí.
        </p>
      )}
      <AsideDocuments documents={aside} userId={userId} onChange={refresh} />
      {pending.length > 0 && (
        <div className={styles.pending}>
          <p>
            {pending.length === 1
              ? 'En este navegador hay un documento sin cuenta.'
              : `En este navegador hay ${pending.length} documentos sin cuenta.`}
          </p>
          <Button size="sm" onClick={() => setAsking(true)}>
            Revisar
          </Button>
        </div>
      )}
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Documentos de este navegador"
        description="Se guardaron aquí sin una cuenta. Los que son tuyos pasan a la tuya, tal como están."
        size="lg"
      >
        <AdoptionForm
          documents={pending}
          userId={userId}
          onDone={() => {
            setAsking(false);
            refresh();
          }}
        />
      </Dialog>
    </>
  );
}

function SavedList({ saved }: { saved: readonly Saved[] }) {
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
          {savedAt && <time dateTime={savedAt.toISOString()}>{dayText(savedAt)}</time>}
        </LinkCard>
      ))}
    </ul>
  );
}
