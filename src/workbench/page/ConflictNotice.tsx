import { AlertTriangle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, Dialog, toast } from '../../ui/index.ts';
import { useCases } from '../documents/cases/context.ts';
import { whenText } from '../documents/cases/texts.ts';
import { migrate } from '../documents/migrate.ts';
import { type Remote, type Theirs, useRemote, type Whose } from '../documents/remote.ts';
import { type ImportChange, importChanges } from '../exchange/importChanges.ts';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';
import { ChangeTable } from './ChangeTable.tsx';
import styles from './KeepingNotice.module.css';

/** The case at work was changed here and elsewhere: says so, with three ways out. */
export function ConflictNotice() {
  const cases = useCases();
  const remote = useRemote();
  const id = cases?.current?.id;
  if (!remote || id === undefined || remote.stateOf(id) !== 'conflict') return null;
  return <Conflict key={id} id={id} remote={remote} />;
}

function Conflict({ id, remote }: { id: string; remote: Remote }) {
  const session = useSession();
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
          <Differences session={session} theirs={theirs} />
        </Dialog>
      )}
    </div>
  );
}

function Differences({ session, theirs }: { session: Session; theirs: Theirs }) {
  const changes = changesOf(session, theirs);
  if (changes === null) return <p>El del otro equipo es de una versión más nueva de Ábaco.</p>;
  if (changes.length === 0) return <p>Solo cambian el nombre o la nota.</p>;
  return <ChangeTable changes={changes} leaves="Aquí" enters="En el otro equipo" />;
}

function changesOf({ tool, document }: Session, theirs: Theirs): readonly ImportChange[] | null {
  if (theirs.version > tool.version) return null;
  const migrated = migrate(tool, theirs.version, theirs.content);
  if ('faults' in migrated) return null;
  const checked = tool.document.check(migrated.document);
  return 'problems' in checked ? null : importChanges(tool, document, checked.document);
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
