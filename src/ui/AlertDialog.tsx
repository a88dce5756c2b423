import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useBackCloses } from './backCloses.ts';
import { Button } from './Button.tsx';
import { DialogFrame } from './DialogFrame.tsx';

export interface Question {
  /** The question itself: '¿Eliminar el escenario Base?'. */
  title: ReactNode;
  /** What follows from saying yes. */
  description?: ReactNode;
  /** The verb of the action: 'Eliminar'. Default 'Confirmar'. */
  confirmLabel?: string;
  cancelLabel?: string;
  /** The action destroys something. */
  danger?: boolean;
}

export interface AlertDialogProps extends Question {
  open: boolean;
  /** Called once, however it is closed: `true` by its action, `false` by 'Cancelar', Escape or a phone's 'back'. */
  onAnswer: (confirmed: boolean) => void;
  /** Another way to say yes that loses nothing: 'Exportar y salir'. It doesn't close the dialog. */
  safer?: { label: string; loading: boolean; onChoose: () => void };
}

/** A question that must be answered: the overlay doesn't close it. Focus starts on 'Cancelar'. */
export function AlertDialog({
  open,
  onAnswer,
  title,
  description,
  confirmLabel = 'Confirmar',
  cancelLabel = 'Cancelar',
  danger = false,
  safer,
}: AlertDialogProps) {
  useBackCloses(() => onAnswer(false), open);
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onAnswer(false)}>
      <DialogFrame
        isOpen={open}
        title={title}
        description={description}
        size={safer ? 'md' : 'sm'}
        sheet={false}
        footer={
          <>
            <Base.Close render={<Button variant="ghost" />}>{cancelLabel}</Base.Close>
            <Button variant={danger ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
              {confirmLabel}
            </Button>
            {safer && (
              <Button variant="primary" loading={safer.loading} onClick={safer.onChoose}>
                {safer.label}
              </Button>
            )}
          </>
        }
      />
    </Base.Root>
  );
}

/**
 * Asks and waits: `const [confirm, confirmDialog] = useConfirm()`, render `{confirmDialog}`, then
 * `if (await confirm({ title: '¿Eliminar?', danger: true })) remove()`. A second question answers the
 * first with no.
 */
export function useConfirm() {
  const [question, setQuestion] = useState<Question>({ title: '' });
  const [answer, setAnswer] = useState<((confirmed: boolean) => void) | null>(null);
  const confirm = (next: Question): Promise<boolean> => {
    answer?.(false);
    setQuestion(next);
    return new Promise((resolve) => setAnswer(() => resolve));
  };
  const dialog = (
    <AlertDialog
      {...question}
      open={answer !== null}
      onAnswer={(confirmed) => {
        answer?.(confirmed);
        // The question stays in place: it is still read while the dialog fades.
        setAnswer(null);
      }}
    />
  );
  return [confirm, dialog] as const;
}
