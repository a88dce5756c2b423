import { AlertDialog } from './AlertDialog.tsx';

interface Props {
  open: boolean;
  /** True where one leaves, with what was saved or without. */
  onAnswer: (leaves: boolean) => void;
  /** Saves the form, and says whether it did; missing where it can't be saved as it stands. */
  save?: (() => boolean) | undefined;
}

/** The question before a form with changes is left. */
export function LosingQuestion({ open, onAnswer, save }: Props) {
  const saving = save && {
    safer: { label: 'Guardar y salir', loading: false, onChoose: () => onAnswer(save()) },
  };
  return (
    <AlertDialog
      open={open}
      onAnswer={onAnswer}
      title="¿Salir sin guardar?"
      description="Los cambios de este formulario no se han guardado y se pierden al salir."
      confirmLabel="Salir y perder los cambios"
      cancelLabel="Seguir aquí"
      danger
      {...saving}
    />
  );
}
