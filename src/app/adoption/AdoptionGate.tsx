import { type ReactNode, useState } from 'react';
import type { ToolCard } from '../../tool/contract/tool.ts';
import { useTitle } from '../useTitle.ts';
import { AdoptionForm } from './AdoptionForm.tsx';
import styles from './AdoptionGate.module.css';
import { toBeAsked } from './answers.ts';
import type { Unowned } from './unowned.ts';

interface Props {
  cards: readonly ToolCard[];
  userId: number;
  children: ReactNode;
}

/**
 * Before anything of a person's opens: the documents of this browser that nobody has. Nothing that
 * works on a document stands meanwhile, so that each opens with what the person decided.
 */
export function AdoptionGate({ cards, userId, children }: Props) {
  const [documents, setDocuments] = useState(() => toBeAsked(cards, userId, new Date()));
  if (documents.length === 0) return children;
  return <Question documents={documents} userId={userId} onDone={() => setDocuments([])} />;
}

function Question(props: { documents: readonly Unowned[]; userId: number; onDone: () => void }) {
  useTitle('Documentos de este navegador');
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1>Documentos de este navegador</h1>
        <p>
          Se guardaron aquí sin una cuenta. Los que son tuyos pasan a la tuya, tal como están, y
          nadie más los ve. Lo que dejes para más tarde lo encuentras en Inicio.
        </p>
      </header>
      <AdoptionForm {...props} />
    </main>
  );
}
