import { useState } from 'react';
import { Field, FormDialog, TextInput } from '../../../../src/ui/index.ts';

interface NameProps {
  title: string;
  action: string;
  initial?: string;
  onName: (name: string) => void;
  onClose: () => void;
}

/** Asks for a project's name: Enter takes it, Escape doesn't. */
export function NameDialog({ title, action, initial = '', onName, onClose }: NameProps) {
  const [name, setName] = useState(initial);
  const blank = name.trim() === '';
  const submit = () => {
    if (blank) return;
    onName(name.trim());
    onClose();
  };
  return (
    <FormDialog
      size="sm"
      title={title}
      onSubmit={submit}
      action={action}
      disabled={blank}
      onClose={onClose}
    >
      <Field label="Nombre del proyecto" required>
        <TextInput
          value={name}
          maxLength={120}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
