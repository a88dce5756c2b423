import { useState } from 'react';
import { DOCUMENT_NAME_MAX } from '../../../../schemas/limits.ts';
import { Field, FormDialog, TextInput } from '../../../ui/index.ts';

interface Props {
  title: string;
  action: string;
  name: string;
  note: string;
  onSave: (name: string, note: string) => void;
  onClose: () => void;
}

/** Asks for a case's name and note: Enter takes them, Escape doesn't. */
export function CaseNameDialog({ title, action, onSave, onClose, ...before }: Props) {
  const [name, setName] = useState(before.name);
  const [note, setNote] = useState(before.note);
  const isBlank = name.trim() === '';
  const submit = () => {
    if (isBlank) return;
    onSave(name.trim(), note.trim());
    onClose();
  };
  return (
    <FormDialog
      size="sm"
      title={title}
      onSubmit={submit}
      action={action}
      disabled={isBlank}
      onClose={onClose}
    >
      <Field label="Nombre del caso" required>
        <TextInput
          value={name}
          maxLength={DOCUMENT_NAME_MAX}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Field label="Nota" hint="Para ti: de dónde salen los datos, con quién se habló.">
        <TextInput
          value={note}
          maxLength={500}
          autoComplete="off"
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
