import { useState } from 'react';
import { Field, FormDialog, TextInput, toast } from '../../../../src/ui/index.ts';
import { focusCaseName } from '../../../../src/workbench/index.ts';
import { useLeave } from '../guard.tsx';
import type { ProjectWorkspace } from './project-workspace.ts';
import { unkept } from './texts.ts';

interface Props {
  workspace: ProjectWorkspace;
  /** The new project is at work. */
  onChange: () => void;
  onClose: () => void;
}

/** Asks for a new project's name: Enter takes it, Escape doesn't. */
export function NewProjectDialog({ workspace, onChange, onClose }: Props) {
  const [name, setName] = useState('');
  const leave = useLeave();
  const blank = name.trim() === '';
  const submit = () => {
    if (blank) return;
    leave(() => {
      if (!workspace.create(name.trim())) toast.error(unkept(name.trim()));
      onChange();
      focusCaseName();
    });
    onClose();
  };
  return (
    <FormDialog
      size="sm"
      title="Nuevo Proyecto"
      onSubmit={submit}
      action="Crear"
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
