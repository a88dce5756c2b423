import { Dialog as Base } from '@base-ui/react/dialog';
import type { FormEventHandler, ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './DialogFrame.module.css';

export type DialogSize = 'sm' | 'md' | 'lg';

export interface DialogFrameProps {
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  size: DialogSize;
  /** Fills the screen of a phone. A question stays small. */
  sheet: boolean;
  onSubmit?: FormEventHandler<HTMLFormElement> | undefined;
  /** After everything else in the order of tabulation, so that focus starts in the body. */
  close?: ReactNode;
}

/** What Dialog and AlertDialog have in common: the overlay and the box. Base UI's parts serve both. */
export function DialogFrame({
  title,
  description,
  children,
  footer,
  size,
  sheet,
  onSubmit,
  close,
}: DialogFrameProps) {
  const content = (
    <>
      <header className={styles.header}>
        <Base.Title className={styles.title}>{title}</Base.Title>
        {Boolean(description) && (
          <Base.Description className={styles.description}>{description}</Base.Description>
        )}
      </header>
      {Boolean(children) && <div className={styles.body}>{children}</div>}
      {Boolean(footer) && <footer className={styles.footer}>{footer}</footer>}
      {close}
    </>
  );
  return (
    <Base.Portal>
      <Base.Backdrop className={styles.backdrop} />
      <Base.Popup className={cx(styles.popup, styles[size], sheet ? styles.sheet : styles.card)}>
        {onSubmit === undefined ? (
          <div className={styles.column}>{content}</div>
        ) : (
          <form noValidate className={styles.column} onSubmit={onSubmit}>
            {content}
          </form>
        )}
      </Base.Popup>
    </Base.Portal>
  );
}
