import { AlertTriangle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, Dialog, lazyPart, PartBoundary, toast } from '../../ui/index.ts';
import { useCases } from '../documents/cases/context.ts';
import { whenText } from '../documents/cases/texts.ts';
import { type Remote, type Theirs, useRemote, type Whose } from '../documents/remote.ts';
import styles from './KeepingNotice.module.css';

const ConflictComparison = lazyPart(
  async () => (await import('../comparison/ConflictComparison.tsx')).ConflictComparison,
);

/** The case at work was changed here and elsewhere: says so, with three ways out. */
export function ConflictNotice() {
  const cases = useCases();
  const remote = useRemote();
  const id = cases?.current?.id;
  if (!remote || id === undefined || remote.stateOf(id) !== 'conflict') return null;
  return <Conflict key={id} id={id} remote={remote} />;
}

function Conflict({ id, remote }: { id: string; remote: Remote }) {
  const theirs = useTheirs(remote, id);
  const [isComparing, setComparing] = useState(false);
  const [isSettling, setSettling] = useState(false);
  const settle = (whose: Whose) => {
    setSettling(true);
    remote
      .settle(id, whose)
      .catch(() => toast.error('No pudimos conectar con el servicio. Intenta de nuevo.'))
      .finally(() => setSettling(false));
  };
  const ways = (
    <>
      <Button size="sm" loading={isSettling} onClick={() => settle('theirs')}>
        Usar el del otro equipo
      </Button>
      <Button size="sm" loading={isSettling} onClick={() => settle('mine')}>
        Conservar el de aquí
      </Button>
      <Button size="sm" loading={isSettling} onClick={() => settle('both')}>
        Quedarme con los dos
      </Button>
    </>
  );
  return (
    <div className={styles.notice}>
      <AlertTriangle aria-hidden="true" />
      <p>
        <strong>Cambió en otro equipo</strong>
        {theirs && ` (${theirs.device}, ${whenText(theirs.updatedAt)})`}, y aquí también hay
        cambios. Nada se ha perdido: elige cuál queda.
      </p>
      <Button size="sm" disabled={!theirs} onClick={() => setComparing(true)}>
        Comparar
      </Button>
      {ways}
      {theirs && (
        <Dialog
          open={isComparing}
          onOpenChange={setComparing}
          size="lg"
          title="Qué es distinto"
          description="«Quedarme con los dos» guarda el de aquí como otro caso, con «(copia de este equipo)» en el nombre."
          footer={ways}
        >
          <PartBoundary what="la comparación" waiting={null}>
            <ConflictComparison theirs={theirs} />
          </PartBoundary>
        </Dialog>
      )}
    </div>
  );
}

/** The other side; null until it is there. */
function useTheirs(remote: Remote, id: string): Theirs | null {
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  useEffect(() => {
    let isShown = true;
    remote.theirs(id).then(
      (found) => isShown && setTheirs(found),
      // Without it there is nothing to compare; the three ways are there all the same.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [remote, id]);
  return theirs;
}
