import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnSession } from '../../../../schemas/accounts.ts';
import { Badge, Button, toast } from '../../../ui/index.ts';
import { RequestFailure } from '../failure.ts';
import styles from '../Rows.module.css';
import { endOthers, endSession, fetchSessions } from './sessions.ts';
import { sessionFacts } from './words.ts';

const KEY = ['account', 'sessions'] as const;

/** Where one is signed in; each session can be ended from here, and all others at once. */
export function OwnSessions() {
  const { data, dataUpdatedAt, isError, refetch } = useQuery({
    queryKey: KEY,
    queryFn: fetchSessions,
  });
  const client = useQueryClient();
  /** The session that is being ended; 'others' for all but this one. */
  const [ending, setEnding] = useState<string | null>(null);
  const end = async (which: string, act: () => Promise<void>, done: string) => {
    setEnding(which);
    try {
      await act();
      toast.success(done);
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
        <p>No pudimos saber dónde tienes sesiones abiertas.</p>
        <Button onClick={() => void refetch()}>Intentar de nuevo</Button>
      </div>
    );
  }
  if (data === undefined) return null;
  return (
    <div className={styles.block}>
      <ul aria-label="Sesiones abiertas" className={styles.rows}>
        {data.map((session) => (
          <li key={session.id} className={styles.row}>
            <Facts session={session} asOf={dataUpdatedAt} />
            {!session.isThis && (
              <Button
                size="sm"
                aria-label={`Cerrar la sesión de ${nameOf(session)}`}
                loading={ending === session.id}
                onClick={() =>
                  void end(session.id, () => endSession(session.id), 'Esa sesión se cerró')
                }
              >
                Cerrar
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data.length > 1 && (
        <div>
          <Button
            loading={ending === 'others'}
            onClick={() => void end('others', endOthers, 'Las demás sesiones se cerraron')}
          >
            Cerrar las demás
          </Button>
        </div>
      )}
    </div>
  );
}

const nameOf = ({ browser }: OwnSession): string =>
  browser === '' ? 'Navegador desconocido' : browser;

function Facts({ session, asOf }: { session: OwnSession; asOf: number }) {
  return (
    <div className={styles.facts}>
      <h3>
        {nameOf(session)} {session.isThis && <Badge variant="success">Esta</Badge>}
      </h3>
      <p>{sessionFacts(session, new Date(asOf))}</p>
    </div>
  );
}
