import { Link2Off } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Button, EmptyState, toast } from '../../ui/index.ts';
import { caseAddress, Session, SessionScope, ToolBody } from '../../workbench/index.ts';
import { RequestFailure } from '../account/failure.ts';
import { type ComingFrom, SHARED_CASE } from '../account/returning.ts';
import { useAccount } from '../account/useAccount.ts';
import { Loading } from '../Loading.tsx';
import { useTitle } from '../useTitle.ts';
import { copyShared, openShared, type Shared } from './shared.ts';
import styles from './SharedPage.module.css';
import { takeWish, wish } from './wish.ts';

type State = { at: 'loading' } | { at: 'open'; shared: Shared } | { at: 'failed'; error: unknown };

/** /compartido/…: a case that somebody shows, to be read by whoever has the link. */
export function SharedPage() {
  const { token = '' } = useParams();
  const [state, setState] = useState<State>({ at: 'loading' });
  const [tries, setTries] = useState(0);
  useTitle(state.at === 'open' ? state.shared.name : 'Caso compartido');
  useEffect(() => {
    let isHere = true;
    openShared(token).then(
      (shared) => isHere && setState({ at: 'open', shared }),
      (error: unknown) => isHere && setState({ at: 'failed', error }),
    );
    return () => {
      isHere = false;
    };
  }, [token, tries]);
  if (state.at === 'loading') return <Loading />;
  if (state.at === 'open') return <Opened shared={state.shared} token={token} />;
  const again = () => {
    setState({ at: 'loading' });
    setTries(tries + 1);
  };
  return <Failed error={state.error} onRetry={again} />;
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isGone = error instanceof RequestFailure && error.status === 404;
  const text = isGone
    ? 'Quien lo compartió lo quitó, o el enlace venció. Pídele otro.'
    : error instanceof RequestFailure
      ? error.message
      : 'Es de otra versión de Ábaco: actualiza la página para verlo.';
  return (
    <main>
      <EmptyState
        icon={<Link2Off />}
        title={isGone ? 'Este enlace ya no está disponible' : 'No pudimos abrir este enlace'}
        text={text}
        action={isGone ? undefined : <Button onClick={onRetry}>Intentar de nuevo</Button>}
      />
    </main>
  );
}

const WHEN = new Intl.DateTimeFormat('es-CO', { dateStyle: 'medium', timeStyle: 'short' });

function Opened({ shared, token }: { shared: Shared; token: string }) {
  const [session] = useState(() => new Session(shared.tool, shared.document, true));
  const copy = useCopy(shared, token);
  return (
    <SessionScope session={session}>
      <section aria-label="Caso compartido" className={styles.note}>
        <p>
          <strong>{shared.name}</strong> · solo lectura · actualizado el{' '}
          {WHEN.format(new Date(shared.updatedAt))}
        </p>
        <Button size="sm" variant="primary" onClick={copy}>
          Hacer mi copia
        </Button>
      </section>
      <ToolBody toolbar={<></>} />
    </SessionScope>
  );
}

/**
 * Copies the case to one's own. Anyone who isn't signed in signs up or in first, and finds the copy
 * made when they come back.
 */
function useCopy(shared: Shared, token: string): () => void {
  const { user } = useAccount();
  const navigate = useNavigate();
  const userId = user?.id ?? null;
  const copy = useCallback(() => {
    const id = userId === null ? null : copyShared(shared, userId);
    if (id === null) {
      toast.error('No hay espacio en este navegador para la copia.');
      return;
    }
    toast.success(`«${shared.name}» está entre tus casos`);
    void navigate(caseAddress(shared.tool.path, id));
  }, [shared, userId, navigate]);
  useEffect(() => {
    if (userId !== null && takeWish(token)) copy();
  }, [userId, token, copy]);
  if (userId !== null) return copy;
  return () => {
    wish(token);
    const state: ComingFrom = { from: `${SHARED_CASE}${token}`, whose: null };
    void navigate('/signup', { state });
  };
}
