import { AlertTriangle } from 'lucide-react';
import { memo } from 'react';
import { Button } from '../../ui/index.ts';
import { downloadDocument, downloadText } from '../onDemand.ts';
import { useCases } from '../documents/cases/context.ts';
import { useCaseStudies } from '../exchange/useCaseStudies.ts';
import { LinkNotice } from '../documents/links/LinkNotice.tsx';
import type { DocumentSync, Keeping } from '../documents/document-sync.ts';
import { Following } from '../session/Following.tsx';
import { useSession } from '../session/useSession.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import styles from './KeepingNotice.module.css';
import { useDocumentSync } from './keeping.ts';

const TEXTS: Readonly<Record<Exclude<Keeping['state'], 'saved'>, string>> = {
  full: 'No hay espacio en el almacenamiento de este navegador: los últimos cambios no se guardaron. Lo que estaba guardado sigue intacto. Exporta los datos para no perderlos.',
  denied:
    'Este navegador no permite guardar datos. Exporta los datos antes de cerrar la página para no perderlos.',
  newer:
    'Los datos guardados son de una versión más nueva de Ábaco. No se tocan ni se guarda nada encima: actualiza la página para verlos.',
  conflict:
    'Otra pestaña guardó cambios en estos mismos datos y aquí también hay cambios. Elige cuáles quedan.',
};

/** What a person must know about where their data is kept; nothing while all is well. */
export const KeepingNotice = memo(() => (
  <Following>
    <Notices />
  </Following>
));

function Notices() {
  const sync = useDocumentSync();
  const session = useSession();
  const cases = useCases();
  const studies = useCaseStudies();
  if (!sync) return null;
  const { state } = sync.status;
  return (
    <div role="status" className={styles.notices}>
      {state !== 'saved' && (
        <div className={styles.notice}>
          <AlertTriangle aria-hidden="true" />
          <p>{TEXTS[state]}</p>
          {state === 'conflict' ? (
            <Settle sync={sync} />
          ) : (
            <Button size="sm" onClick={() => void downloadDocument(session, studies.forFile())}>
              Exportar JSON
            </Button>
          )}
        </div>
      )}
      <ConflictNotice />
      <LinkNotice />
      {sync.setAside && (
        <SetAside
          text={sync.setAside.text}
          why={sync.setAside.faults[0]}
          onDismiss={() => sync.dismissSetAside()}
        />
      )}
      {cases !== null && cases.store.setAside !== null && (
        <SetAside
          text={cases.store.setAside}
          onDismiss={() => {
            cases.store.dismissSetAside();
            cases.announce();
          }}
        />
      )}
    </div>
  );
}

function Settle({ sync }: { sync: DocumentSync }) {
  return (
    <>
      <Button size="sm" onClick={() => sync.settle('mine')}>
        Conservar los de aquí
      </Button>
      <Button size="sm" onClick={() => sync.settle('theirs')}>
        Usar los de la otra pestaña
      </Button>
    </>
  );
}

interface SetAsideProps {
  text: string;
  why?: string | undefined;
  onDismiss: () => void;
}

/** What couldn't be read is handed over. */
function SetAside({ text, why, onDismiss }: SetAsideProps) {
  const session = useSession();
  return (
    <div className={styles.notice}>
      <AlertTriangle aria-hidden="true" />
      <p>
        Los datos guardados no se pudieron leer y se apartaron sin borrarlos
        {why !== undefined && ` (${why})`}.
      </p>
      <Button size="sm" onClick={() => downloadText(session, 'apartado', text)}>
        Descargarlos
      </Button>
      <Button size="sm" variant="ghost" onClick={onDismiss}>
        Entendido
      </Button>
    </div>
  );
}
