import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useBackCloses } from './backCloses.ts';
import { IconButton } from './IconButton.tsx';
import { givenBackTo, openers } from './openers.ts';
import styles from './PrintView.module.css';

export interface PrintViewProps {
  title: string;
  /** What is chosen about the print, and the button that prints. Not printed. */
  settings: ReactNode;
  /** The sheets. */
  children: ReactNode;
  onClose: () => void;
}

/** A dialog over the whole window that shows what goes onto paper; of all the page only that is printed. */
export function PrintView({ title, settings, children, onClose }: PrintViewProps) {
  useBackCloses(onClose);
  return (
    // The focus stays inside; the page's scroll isn't held, which would cut the print at the window.
    <Base.Root open modal="trap-focus" onOpenChange={(open) => !open && onClose()}>
      <Base.Portal className={styles.portal}>
        <Popup>
          <header className={styles.head}>
            <Base.Title className={styles.title}>{title}</Base.Title>
          </header>
          <div className={styles.settings}>{settings}</div>
          {/* Scrolled by keyboard as well, hence the tab stop. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className={styles.desk} tabIndex={0} role="region" aria-label="Vista previa">
            {children}
          </div>
          <IconButton className={styles.close} label="Cerrar" icon={<X />} onClick={onClose} />
        </Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** Drawn while what opened it still has the focus; it gets it back. */
function Popup({ children }: { children: ReactNode }) {
  const [opened] = useState(openers);
  return (
    <Base.Popup className={styles.popup} finalFocus={() => givenBackTo(opened)}>
      {children}
    </Base.Popup>
  );
}
