import { useState } from 'react';
import { Button, Dialog } from '../../ui/index.ts';
import type { CaseHistory, CaseVersion } from '../documents/remote.ts';
import { byUndoKey } from '../session/undoKey.ts';
import styles from './Comparison.module.css';
import { byDay, timeText } from './days.ts';
import { useVersions } from './useVersions.ts';
import { VersionDetail } from './VersionDetail.tsx';

interface Props {
  id: string;
  name: string;
  /** Null where the case isn't on an account. */
  history: CaseHistory | null;
  /** Asks before a form with changes is left. */
  leave: (go: () => void) => void;
  onClose: () => void;
}

/** What the case at work was, by day: to compare, to name and to go back to. */
export function HistoryDialog({ id, name, history, leave, onClose }: Props) {
  return (
    <Dialog
      open
      size="xl"
      title={`Historial de «${name}»`}
      description="Lo que un equipo escribe en diez minutos es una versión. De lo que tiene más de 30 días queda una por día; las que tienen nombre se quedan."
      onOpenChange={(open) => !open && onClose()}
    >
      {history ? (
        <Versions id={id} history={history} leave={leave} onClose={onClose} />
      ) : (
        <p>
          El historial está en tu cuenta y este caso todavía no: empieza cuando entras y el caso se
          guarda allá. Mientras tanto puedes deshacer{byUndoKey()} lo de esta visita.
        </p>
      )}
    </Dialog>
  );
}

interface VersionsProps extends Pick<Props, 'id' | 'leave' | 'onClose'> {
  history: CaseHistory;
}

function Versions({ id, history, leave, onClose }: VersionsProps) {
  const { versions, failure, reload, contentOf } = useVersions(history, id);
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = versions?.find(({ revision }) => revision === chosen) ?? versions?.[0];
  return (
    <div>
      {failure !== null && (
        <div role="alert" className={styles.actions}>
          <p>
            {failure}{' '}
            {versions
              ? 'Estas son las versiones que ya se habían visto.'
              : 'El historial está en tu cuenta; lo que escribes se sigue guardando en este equipo.'}
          </p>
          <Button size="sm" onClick={reload}>
            Intentar de nuevo
          </Button>
        </div>
      )}
      {!versions && failure === null && <p className={styles.hint}>Buscando las versiones…</p>}
      {versions && shown && (
        <div className={styles.history}>
          <List versions={versions} shown={shown} onChoose={setChosen} />
          <VersionDetail
            key={shown.revision}
            id={id}
            version={shown}
            versions={versions}
            history={history}
            contentOf={contentOf}
            leave={leave}
            onChange={reload}
            onClose={onClose}
          />
        </div>
      )}
    </div>
  );
}

interface ListProps {
  versions: readonly CaseVersion[];
  shown: CaseVersion;
  onChoose: (revision: number) => void;
}

function List({ versions, shown, onChoose }: ListProps) {
  const [now] = useState(() => new Date());
  return (
    <nav aria-label="Versiones" className={styles.versions}>
      {byDay(versions, now).map(({ day, items }) => (
        <section key={day}>
          <h3>{day}</h3>
          <ol>
            {items.map((version) => (
              <li key={version.revision}>
                <button
                  type="button"
                  className={styles.version}
                  aria-current={version === shown}
                  onClick={() => onChoose(version.revision)}
                >
                  <strong>{version.label ?? timeText(version.createdAt)}</strong>
                  <small>{factsOf(version)}</small>
                  {version.figure && (
                    <small>
                      {version.figure.label}: {version.figure.text}
                    </small>
                  )}
                </button>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </nav>
  );
}

function factsOf({ label, createdAt, device }: CaseVersion): string {
  return [label === null ? '' : timeText(createdAt), device].filter(Boolean).join(' · ');
}
