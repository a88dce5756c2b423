import { type ReactNode, useEffect, useState } from 'react';
import { askBeforeUnload } from './askBeforeUnload.ts';
import { Button } from './Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { LosingQuestion } from './LosingQuestion.tsx';

export interface FormDialogProps
  extends Pick<DialogProps, 'title' | 'description' | 'size' | 'children' | 'initialFocus'> {
  /** What sending it does: 'Guardar'. */
  action: string;
  /** Nothing can be sent yet. */
  disabled?: boolean;
  /** It has changes: who leaves by anything but the button, or loads the page anew, is asked first. */
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
  const [isAsking, setAsking] = useState(false);
  useEffect(() => (unsaved ? askBeforeUnload() : undefined), [unsaved]);
  const dismiss = () => (unsaved ? setAsking(true) : onClose());
  // It closes the form itself, or leaves it open with what is to be mended.
  const submit = () => {
    onSubmit();
    return false;
  };
  return (
    <Dialog
      {...dialog}
      open
      onOpenChange={(open) => !open && dismiss()}
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
      <LosingQuestion
        open={isAsking}
        save={disabled ? undefined : submit}
        onAnswer={(leaves) => {
          setAsking(false);
          if (leaves) onClose();
        }}
      />
    </Dialog>
  );
}
