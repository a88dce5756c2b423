import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

export interface FormDialogProps
  extends Pick<DialogProps, 'title' | 'description' | 'size' | 'children'> {
  /** What sending it does: 'Guardar'. */
  action: string;
  /** Nothing can be sent yet. */
  disabled?: boolean;
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
    cancel = 'Cancelar',
    aside,
    onSubmit,
    onClose,
    ...dialog
  } = props;
  return (
    <Dialog
      {...dialog}
      open
      onOpenChange={(open) => !open && onClose()}
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
    />
  );
}
