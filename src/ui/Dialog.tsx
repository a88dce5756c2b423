import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type FormEventHandler, type ReactElement, type ReactNode, useState } from 'react';
import { useBackCloses } from './backCloses.ts';
import styles from './Dialog.module.css';
import type { DialogSize } from './DialogFrame.tsx';
import { DialogFrame } from './DialogFrame.tsx';

export interface DialogProps {
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the action last. */
  footer?: ReactNode;
  /** The button that opens it, where it isn't controlled: `<Button>…</Button>`. */
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Width on a desktop: sm 400, md 560, lg 880, xl 1240 px. On a phone it fills the screen; sm only its foot. */
  size?: DialogSize;
  /** What has the focus first. */
  initialFocus?: () => HTMLElement | null;
  /** Makes body and footer one form: Enter and a `type="submit"` button send it. */
  onSubmit?: FormEventHandler<HTMLFormElement>;
}

/**
 * Closes by its ×, by the overlay, by Escape and by a phone's 'back'. Focus is trapped while it is open and goes back to
 * what opened it.
 */
export function Dialog({ trigger, open, onOpenChange, size = 'md', ...frame }: DialogProps) {
  // Where it isn't controlled.
  const [isOpen, setOpen] = useState(false);
  const isShown = open ?? isOpen;
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  useBackCloses(() => change(false), isShown);
  return (
    <Base.Root open={isShown} onOpenChange={change}>
      {trigger !== undefined && <Base.Trigger render={trigger} />}
      <DialogFrame
        {...frame}
        isOpen={isShown}
        size={size}
        sheet
        close={
          <Base.Close aria-label="Cerrar" className={styles.close}>
            <X />
          </Base.Close>
        }
      />
    </Base.Root>
  );
}
