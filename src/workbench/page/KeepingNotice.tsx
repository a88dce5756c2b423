import { AlertTriangle } from 'lucide-react';
import { Button } from '../../ui/index.ts';
import { downloadDocument, downloadText } from '../onDemand.ts';
import type { Keeper, Keeping } from '../documents/keeper.ts';
import { useSession } from '../session/useSession.ts';
import styles from './KeepingNotice.module.css';
import { useKeeper } from './keeping.ts';

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
export function KeepingNotice() {
  const keeper = useKeeper();
  const session = useSession();
  if (!keeper) return null;
  const { state } = keeper.status;
  return (
    <div role="status" className={styles.notices}>
      {state !== 'saved' && (
        <div className={styles.notice}>
          <AlertTriangle aria-hidden="true" />
          <p>{TEXTS[state]}</p>
          {state === 'conflict' ? (
            <Settle keeper={keeper} />
          ) : (
            <Button size="sm" onClick={() => void downloadDocument(session)}>
              Exportar JSON
            </Button>
          )}
        </div>
      )}
      {keeper.setAside && (
        <div className={styles.notice}>
          <AlertTriangle aria-hidden="true" />
          <p>
            Los datos guardados no se pudieron leer y se apartaron sin borrarlos (
            {keeper.setAside.faults[0]}).
          </p>
          <Button
            size="sm"
            onClick={() => downloadText(session, 'apartado', keeper.setAside?.text ?? '')}
          >
            Descargarlos
          </Button>
          <Button size="sm" variant="ghost" onClick={() => keeper.dismissSetAside()}>
            Entendido
          </Button>
        </div>
      )}
    </div>
  );
}

function Settle({ keeper }: { keeper: Keeper }) {
  return (
    <>
      <Button size="sm" onClick={() => keeper.settle('mine')}>
        Conservar los de aquí
      </Button>
      <Button size="sm" onClick={() => keeper.settle('theirs')}>
        Usar los de la otra pestaña
      </Button>
    </>
  );
}
