import { cards } from 'virtual:catalogue';
import { useEffect, useState } from 'react';
import { AlertDialog } from '../../ui/index.ts';
import { formStatesOf } from '../../workbench/documents/viewStates.ts';
import styles from './LeavingAccount.module.css';
import { clearOf, type Unsent, unsentOf } from './leaving.ts';

interface Props {
  userId: number;
  /** Ends the session. */
  onLeave: () => void;
  onStay: () => void;
}

/** Pages that are still shown write what they have first. */
const CLEAR_MS = 200;
/** So many are named. */
const NAMED = 6;

/** Before a person signs out: their documents leave this browser, after a question where one is nowhere else. */
export function LeavingAccount({ userId, onLeave, onStay }: Props) {
  const [unsent, setUnsent] = useState<readonly Unsent[] | null>(null);
  useEffect(() => {
    let isShown = true;
    void unsentOf(cards, userId).then((found) => {
      if (!isShown) return;
      if (found.length > 0) setUnsent(found);
      else end(userId, onLeave, true);
    });
    return () => {
      isShown = false;
    };
    // It is asked once.
  }, [userId, onLeave]);
  if (!unsent) return null;
  const more = unsent.length - NAMED;
  return (
    <AlertDialog
      open
      title="Hay trabajo que solo está en este equipo"
      description={
        <>
          <ul className={styles.list}>
            {unsent.slice(0, NAMED).map(({ id, name, title, why }) => (
              <li key={id}>
                <strong>{name}</strong> ({title}): {why}
              </li>
            ))}
            {more > 0 && <li>y {more} más</li>}
          </ul>
          Puedes salir y dejarlo guardado en este navegador, donde nadie más lo ve en Ábaco y lo
          encuentras al volver a entrar, o borrarlo.
        </>
      }
      cancelLabel="Seguir aquí"
      confirmLabel="Salir y borrarlo"
      danger
      safer={{
        label: 'Salir y dejarlo guardado',
        loading: false,
        onChoose: () => end(userId, onLeave, false),
      }}
      onAnswer={(agreed) => (agreed ? end(userId, onLeave, true) : onStay())}
    />
  );
}

/** What was only typed into forms goes in any case: they were asked whether to leave it. */
function end(userId: number, leave: () => void, clears: boolean): void {
  leave();
  window.setTimeout(() => {
    formStatesOf(userId).clear();
    if (clears) clearOf(cards, userId);
  }, CLEAR_MS);
}
