import { Save, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Button, Field, IconButton, SelectField, TextInput } from '../../../ui/index.ts';
import { useCases } from '../../documents/cases/context.ts';
import { useSession } from '../../session/useSession.ts';
import styles from '../AnalysisDock.module.css';
import { MOST_NAME, type StudyKind } from './kept.ts';
import type { StudyAtWork } from './useStudy.ts';

interface Props<K extends StudyKind> {
  at: StudyAtWork<K>;
  /** What it is called at first; null while nothing is asked that could be kept. */
  name: string | null;
}

/** The studies of the case: which is open, its name, and keeping what is asked as one more. */
export function StudyBar<K extends StudyKind>({ at, name }: Props<K>) {
  const session = useSession();
  const keeps = useCases() !== null;
  const { study, studies, choose, save, rename, remove } = at;
  const bar = useRef<HTMLDivElement>(null);
  /** The button that did it goes: what stands in its place comes next. */
  const during = (act: () => void) => {
    bar.current?.focus();
    act();
  };
  if (session.isReadOnly) {
    return <p className={styles.hint}>Es solo lectura: lo que pruebes aquí no se guarda.</p>;
  }
  // In a lesson there is no case that it could belong to.
  if (!keeps) return null;
  return (
    <div ref={bar} role="group" aria-label="Estudios" tabIndex={-1} className={styles.studyBar}>
      {studies.length > 0 && (
        <Field label="Estudio">
          <SelectField
            size="sm"
            options={[
              { value: '', label: 'Sin guardar' },
              ...studies.map((one) => ({ value: one.id, label: one.name })),
            ]}
            value={study?.id ?? ''}
            onChange={(event) => choose(event.target.value === '' ? null : event.target.value)}
          />
        </Field>
      )}
      {study ? (
        <Field label="Nombre">
          <TextInput
            size="sm"
            maxLength={MOST_NAME}
            value={study.name}
            onChange={(event) => rename(event.target.value)}
          />
        </Field>
      ) : (
        <Button
          size="sm"
          variant="ghost"
          icon={<Save />}
          disabled={name === null}
          onClick={() => during(() => save((name ?? '').slice(0, MOST_NAME)))}
        >
          Guardar estudio
        </Button>
      )}
      {study && (
        <IconButton
          label={`Borrar ${study.name}`}
          icon={<Trash2 />}
          onClick={() => during(remove)}
        />
      )}
    </div>
  );
}
