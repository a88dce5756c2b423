import type { ReactNode } from 'react';
import { type Question, useConfirm } from './AlertDialog.tsx';
import { Button } from './Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

/** The question before a form with changes is left. */
export const LOSING: Question = {
  title: '¿Salir sin guardar?',
  description: 'Los cambios de este formulario no se han guardado y se pierden al salir.',
  confirmLabel: 'Salir y perder los cambios',
  cancelLabel: 'Seguir aquí',
  danger: true,
};

export interface FormDialogProps
  extends Pick<DialogProps, 'title' | 'description' | 'size' | 'children'> {
  /** What sending it does: 'Guardar'. */
  action: string;
  /** Nothing can be sent yet. */
  disabled?: boolean;
  /** It has changes: who leaves by anything but the button is asked first. */
  unsaved?: boolean;
  cancel?: string;
  /** At the start of the footer. */
  aside?: ReactNode;
  onSubmit: () => void;
  /** Left without sending: by the button, the ×, the overlay or Escape. */
  onClose: () => void;
}

/** A dialog that is one form, open as long as it is rendered. Enter sends it. */
export function FormDialog(props: FormDialogProps) {
  const {
    action,
    disabled = false,
    unsaved = false,
    cancel = 'Cancelar',
    aside,
    onSubmit,
    onClose,
    children,
    ...dialog
  } = props;
  const [confirm, question] = useConfirm();
  const dismiss = async () => {
    if (!unsaved || (await confirm(LOSING))) onClose();
  };
  return (
    <Dialog
      {...dialog}
      open
      onOpenChange={(open) => !open && void dismiss()}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      footer={
        <>
          {aside}
          <Button variant="ghost" onClick={onClose}>
            {cancel}
          </Button>
          <Button variant="primary" type="submit" disabled={disabled}>
            {action}
          </Button>
        </>
      }
    >
      {children}
      {question}
    </Dialog>
  );
}
