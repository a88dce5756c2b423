import { cards } from 'virtual:catalogue';
import { useReducer, useState } from 'react';
import { Button, Dialog } from '../../ui/index.ts';
import { useRemote } from '../../workbench/documents/remote.ts';
import { AdoptionForm } from '../adoption/AdoptionForm.tsx';
import { unanswered } from '../adoption/answers.ts';
import { useDocuments } from '../documents/useDocuments.ts';
import { AsideDocuments } from './AsideDocuments.tsx';
import { asideDocuments } from './aside.ts';
import styles from './SavedDocuments.module.css';
import { savedCases } from './saved.ts';
import { SavedList } from './SavedList.tsx';

const KEEPERS = cards.filter((card) => card.storageKey !== undefined);

/** What the tools keep of the person in this browser, and the way back to it. */
export function SavedDocuments({ userId }: { userId: number }) {
  const read = () => ({
    aside: asideDocuments(cards, userId),
    pending: unanswered(KEEPERS, userId),
  });
  const [{ aside, pending }, refresh] = useReducer(read, null, read);
  // What other devices have written appears as it arrives.
  useDocuments(userId);
  useRemote();
  const saved = savedCases(cards, userId);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {saved.length > 0 ? (
        <SavedList saved={saved} />
      ) : (
        <p className={styles.none}>
          Lo que calcules en las herramientas se guarda solo y aparece aquí.
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
