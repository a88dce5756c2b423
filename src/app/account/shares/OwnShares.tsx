import { useQuery, useQueryClient } from '@tanstack/react-query';
import { cards } from 'virtual:catalogue';
import { useState } from 'react';
import { type OwnShare, ownShareList } from '../../../../schemas/documents.ts';
import { Button, toast, useConfirm } from '../../../ui/index.ts';
import { linkFacts, REVOKING } from '../../../workbench/documents/cases/texts.ts';
import { revokeShare } from '../../documents/service.ts';
import { RequestFailure } from '../failure.ts';
import { request } from '../request.ts';
import styles from '../Rows.module.css';

const KEY = ['account', 'shares'] as const;
const fetchShares = async (): Promise<readonly OwnShare[]> =>
  (await request('/account/shares', { answer: ownShareList })).shares;

/** All links by which others see one's cases; each can be taken away from here. */
export function OwnShares() {
  const { data, isError, refetch } = useQuery({ queryKey: KEY, queryFn: fetchShares });
  const client = useQueryClient();
  const [ending, setEnding] = useState<string | null>(null);
  const [confirm, question] = useConfirm();
  const revoke = async ({ id, document }: OwnShare) => {
    if (!(await confirm(REVOKING))) return;
    setEnding(id);
    try {
      await revokeShare(document.id, id);
      toast.success('Quitaste el enlace: ya no muestra nada');
    } catch (error) {
      toast.error(error instanceof RequestFailure ? error.message : 'Intenta de nuevo.');
    } finally {
      await client.invalidateQueries({ queryKey: KEY });
      setEnding(null);
    }
  };
  if (isError) {
    return (
      <div>
        <p>No pudimos saber qué enlaces tienes.</p>
        <Button onClick={() => void refetch()}>Intentar de nuevo</Button>
      </div>
    );
  }
  if (data === undefined) return null;
  if (data.length === 0) {
    return (
      <p>No tienes enlaces. Los haces en una herramienta, en el menú del caso: «Compartir…».</p>
    );
  }
  return (
    <>
      <ul aria-label="Enlaces compartidos" className={styles.rows}>
        {data.map((share) => (
          <li key={share.id} className={styles.row}>
            <div className={styles.facts}>
              <h3>{share.document.name}</h3>
              <p>
                {toolName(share)} · {linkFacts(share)}
              </p>
            </div>
            <Button
              size="sm"
              aria-label={`Quitar el enlace de ${share.document.name}`}
              loading={ending === share.id}
              onClick={() => void revoke(share)}
            >
              Quitar
            </Button>
          </li>
        ))}
      </ul>
      {question}
    </>
  );
}

/** Of a tool that this version of the app doesn't have, its id. */
const toolName = ({ document: { tool } }: OwnShare): string =>
  cards.find(({ id }) => id === tool)?.title ?? tool;
