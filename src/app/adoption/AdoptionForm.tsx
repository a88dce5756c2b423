import { useState } from 'react';
import { Button, SegmentedControl, toast } from '../../ui/index.ts';
import { ownedKey } from '../../workbench/documents/owner.ts';
import { storedText } from '../../workbench/documents/keys.ts';
import { shortTitle } from '../../tool/contract/titles.ts';
import { dayText, namesText } from '../home/describe.ts';
import { adopt } from './adopt.ts';
import styles from './AdoptionForm.module.css';
import { keepAnswers } from './answers.ts';
import type { Unowned } from './unowned.ts';

type Answer = 'mine' | 'left' | 'later';

const ANSWERS = [
  { value: 'mine', label: 'Es mío' },
  { value: 'left', label: 'No es mío' },
  { value: 'later', label: 'Más tarde' },
] as const;

interface Props {
  documents: readonly Unowned[];
  userId: number;
  /** Every answer is kept. */
  onDone: () => void;
}

/** Asks of each document that nobody has whether it is the person's. */
export function AdoptionForm({ documents, userId, onDone }: Props) {
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer>>>({});
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const answerTo = ({ id }: Unowned): Answer => answers[id] ?? 'later';

  const send = () => {
    const taken = documents.filter((each) => answerTo(each) === 'mine');
    const refused = taken.filter((each) => adopt(each, userId) !== 'saved');
    const left = documents.filter((each) => answerTo(each) === 'left').map(({ id }) => id);
    keepAnswers(userId, left, new Date());
    const moved = taken.length - refused.length;
    if (moved > 0)
      toast.success(moved === 1 ? 'Un documento ya es tuyo' : `${moved} documentos ya son tuyos`);
    setFailed(new Set(refused.map(({ id }) => id)));
    if (refused.length === 0) onDone();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <ul className={styles.documents}>
        {documents.map((each) => (
          <li key={each.id} className={styles.document}>
            <Facts unowned={each} />
            <SegmentedControl
              label={`¿De quién es ${[shortTitle(each.card), ...each.names].join(', ')}?`}
              hideLabel
              options={ANSWERS}
              value={answerTo(each)}
              onValueChange={(answer) => setAnswers({ ...answers, [each.id]: answer })}
            />
            <Consequence unowned={each} userId={userId} answer={answerTo(each)} />
            {failed.has(each.id) && (
              <p role="alert" className={styles.fault}>
                No hay espacio en este navegador para pasarlo a tu cuenta. Sigue donde estaba: borra
                documentos que no necesites y vuelve a intentarlo, o déjalo para más tarde.
              </p>
            )}
          </li>
        ))}
      </ul>
      <div>
        <Button type="submit" variant="primary">
          Continuar
        </Button>
      </div>
    </form>
  );
}

function Facts({ unowned }: { unowned: Unowned }) {
  const { names, savedAt, isReadable } = unowned;
  return (
    <div className={styles.facts}>
      <h2>{shortTitle(unowned.card)}</h2>
      {isReadable ? names.length > 0 && <p>{namesText(names)}</p> : <p>No se puede leer</p>}
      {savedAt && (
        <p>
          Guardado el <time dateTime={savedAt.toISOString()}>{dayText(savedAt)}</time>
        </p>
      )}
    </div>
  );
}

/** What saying so does, where that isn't plain. */
function Consequence({
  unowned: { card, recordId, isReadable },
  userId,
  answer,
}: {
  unowned: Unowned;
  userId: number;
  answer: Answer;
}) {
  if (answer === 'left') {
    return <p className={styles.note}>No te lo volvemos a mostrar. Se queda en este navegador.</p>;
  }
  if (answer === 'later') return null;
  if (!isReadable) {
    return (
      <p className={styles.note}>Queda aparte en Inicio, tal como está, para que lo descargues.</p>
    );
  }
  const hasOwn = recordId === null && storedText(ownedKey(card.storageKey, userId)) !== null;
  if (!hasOwn) return null;
  return (
    <p className={styles.note}>
      Ya tienes uno en tu cuenta, y no cambia: este queda aparte en Inicio, donde puedes usarlo en
      lugar del tuyo.
    </p>
  );
}
