import { AlertDialog } from './AlertDialog.tsx';

interface Props {
  open: boolean;
  /** True where one leaves, with what was saved or without. */
  onAnswer: (leaves: boolean) => void;
  /** Saves the form, and says whether it did; missing where it can't be saved as it stands. */
  save?: (() => boolean) | undefined;
  /** Whether one stays in the form's place, to do something else there first. */
  stays?: boolean;
}

/** The question before a form with changes is left. */
export function LosingQuestion({ open, onAnswer, save, stays = false }: Props) {
  const go = stays ? 'Seguir' : 'Salir';
  const label = `Guardar y ${go.toLowerCase()}`;
  const saving = save && {
    safer: { label, loading: false, onChoose: () => onAnswer(save()) },
  };
  return (
    <AlertDialog
      open={open}
      onAnswer={onAnswer}
      title={`¿${go} sin guardar?`}
      description={`Los cambios de este formulario no se han guardado y se pierden al ${go.toLowerCase()}.`}
      confirmLabel={`${go} y perder los cambios`}
      cancelLabel={stays ? 'Cancelar' : 'Seguir aquí'}
      danger
      {...saving}
    />
  );
}
