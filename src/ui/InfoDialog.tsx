import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './InfoDialog.module.css';

export interface InfoDialogProps {
  /** What is explained: the name of the figure. */
  title: string;
  /** The explanation. */
  children: ReactNode;
  /** Name of the button. Default 'Información sobre {title}'. */
  label?: string;
  /** Opened from elsewhere, it has no button of its own; called when it is closed. */
  onClose?: () => void;
}

/** A small icon beside a figure or a label that opens its explanation. Takes the room of a line of text. */
export function InfoDialog({
  title,
  children,
  label = `Información sobre ${title}`,
  onClose,
}: InfoDialogProps) {
  const opening = onClose
    ? { open: true, onOpenChange: (open: boolean) => !open && onClose() }
    : { trigger: <IconButton label={label} icon={<Info />} className={styles.button} /> };
  return (
    <Dialog size="sm" title={title} {...opening}>
      <div className={styles.text}>{children}</div>
    </Dialog>
  );
}
