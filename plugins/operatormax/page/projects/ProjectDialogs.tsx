import { type FormEvent, useState } from 'react';
import { Button, Dialog, Field, TextInput } from '../../../../src/ui/index.ts';

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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (blank) return;
    onName(name.trim());
    onClose();
  };
  return (
    <Dialog
      open
      size="sm"
      title={title}
      onOpenChange={(open) => !open && onClose()}
      onSubmit={submit}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" variant="primary" disabled={blank}>
            {action}
          </Button>
        </>
      }
    >
      <Field label="Nombre del proyecto" required>
        <TextInput
          value={name}
          maxLength={120}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
    </Dialog>
  );
}
