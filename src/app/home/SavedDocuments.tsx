import { cards } from 'virtual:catalogue';
import { useReducer, useState } from 'react';
import type { StoredRecord } from '../../../schemas/stored.ts';
import type { ToolCard } from '../../tool/contract/tool.ts';
import { Button, Dialog } from '../../ui/index.ts';
import { caseAddress } from '../../workbench/documents/cases/address.ts';
import { useRemote } from '../../workbench/documents/remote.ts';
import { AdoptionForm } from '../adoption/AdoptionForm.tsx';
import { unanswered } from '../adoption/answers.ts';
import { useDocuments } from '../documents/useDocuments.ts';
import { CardLink, LinkCard } from '../LinkCard.tsx';
import { AsideDocuments } from './AsideDocuments.tsx';
import { asideDocuments } from './aside.ts';
import { dayText, namesText, shortTitle } from './describe.ts';
import styles from './SavedDocuments.module.css';
import { type Saved, savedCases } from './saved.ts';

const KEEPERS = cards.filter((card) => card.storageKey !== undefined);
/** So many are shown; the others are in the list of each tool. */
const SHOWN = 8;

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

function SavedList({ saved }: { saved: readonly Saved[] }) {
  return (
    <ul className={styles.documents}>
      {saved.slice(0, SHOWN).map(({ card, record, names }) => (
        <LinkCard key={record.id} className={styles.document}>
          <div>
            <h3>
              <CardLink to={caseAddress(card.path, record.id)}>{record.name}</CardLink>
            </h3>
            <p>{factsText(card, record, names)}</p>
          </div>
          <time dateTime={record.lastModified}>{dayText(new Date(record.lastModified))}</time>
        </LinkCard>
      ))}
    </ul>
  );
}

/** 'Simulador Hipotecario · Cuota mensual: $ 3.303.259'. */
function factsText(card: ToolCard, { figure, isDraft }: StoredRecord, names: readonly string[]) {
  const figureText = figure && `${figure.label}: ${figure.text}`;
  const facts = [shortTitle(card), isDraft && 'sin nombre', figureText ?? namesText(names)];
  return facts.filter(Boolean).join(' · ');
}
