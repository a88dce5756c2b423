import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { fullLabelOf, isObject, type Note, NOTE_LENGTHS, type Ref } from '../../tool/index.ts';
import { Button, Field, FormDialog, TextArea, TextInput } from '../../ui/index.ts';
import { useKeptForm } from '../documents/useKeptForm.tsx';
import { offerUndo } from '../session/offerUndo.ts';
import type { Session } from '../session/session.ts';
import styles from './NoteDialog.module.css';

interface Props {
  session: Session;
  target: Ref;
  onClose: () => void;
}

/** What is noted on a value: a remark, where the value comes from, and of which day that is. */
export function NoteDialog({ session, target, onClose }: Props) {
  const [kept] = useState(() => session.noteAt(target));
  const [text, setText] = useState(kept?.text ?? '');
  const [source, setSource] = useState(kept?.source ?? '');
  const startDate = kept ? (kept.date ?? '') : today();
  const [date, setDate] = useState(startDate);
  const put = (typed: Typed) => {
    setText(typed.text);
    setSource(typed.source);
    setDate(typed.date);
  };
  const note = noteOf(text.trim(), source.trim(), date);
  const isChanged = text !== (kept?.text ?? '') || source !== (kept?.source ?? '');
  const recalled = useKeptForm(`note.${session.calculation.addressOf(target)}`, {
    unsaved: isChanged,
    state: { text, source, date },
    is: isTyped,
    recall: put,
    reset: () => put({ text: kept?.text ?? '', source: kept?.source ?? '', date: startDate }),
  });
  const save = () => {
    if (!note) return;
    session.setNote(target, note);
    onClose();
  };
  const remove = () => {
    session.setNote(target, null);
    offerUndo(session, 'Nota quitada.');
    onClose();
  };
  return (
    <FormDialog
      title={kept ? 'Nota' : 'Nueva nota'}
      description={fullLabelOf(session.calculation, target)}
      size="sm"
      action="Guardar"
      disabled={!note}
      unsaved={isChanged}
      onSubmit={save}
      onClose={onClose}
      aside={
        kept && (
          <Button variant="ghost" icon={<Trash2 />} onClick={remove} className={styles.remove}>
            Quitar
          </Button>
        )
      }
    >
      {recalled}
      <div className={styles.fields}>
        <Field label="Nota">
          <TextArea
            rows={3}
            value={text}
            maxLength={NOTE_LENGTHS.text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              save();
            }}
          />
        </Field>
        <Field label="Fuente" hint="De dónde sale el dato: un contrato, una página, una persona">
          <TextInput
            value={source}
            maxLength={NOTE_LENGTHS.source}
            autoComplete="off"
            onChange={(event) => setSource(event.target.value)}
          />
        </Field>
        <Field label="Fecha">
          <TextInput type="date" value={date} onChange={(event) => setDate(event.target.value)} />
        </Field>
      </div>
    </FormDialog>
  );
}

interface Typed {
  readonly text: string;
  readonly source: string;
  readonly date: string;
}

function isTyped(kept: unknown): kept is Typed {
  if (!isObject(kept)) return false;
  const { text, source, date } = kept;
  return (
    fits(text, NOTE_LENGTHS.text) &&
    fits(source, NOTE_LENGTHS.source) &&
    typeof date === 'string' &&
    /^(\d{4}-\d\d-\d\d)?$/.test(date)
  );
}

const fits = (text: unknown, most: number): boolean =>
  typeof text === 'string' && text.length <= most;

/** Nothing where nothing was written. */
function noteOf(text: string, source: string, date: string): Note | null {
  if (text === '' && source === '') return null;
  return { text, ...(source ? { source } : {}), ...(date ? { date } : {}) };
}

/** By the person's own calendar. */
function today(): string {
  return new Date().toLocaleDateString('sv-SE');
}
