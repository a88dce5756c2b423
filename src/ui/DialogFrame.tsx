import { Dialog as Base } from '@base-ui/react/dialog';
import { type FormEventHandler, type ReactNode, useRef, useState } from 'react';
import { cx } from './cx.ts';
import styles from './DialogFrame.module.css';
import { noticePlace } from './noticePlaces.ts';
import { NoticeRegions } from './NoticeRegions.tsx';
import { givenBackTo, openers, rememberOpeners, TABBABLE } from './openers.ts';

export type DialogSize = 'sm' | 'md' | 'lg' | 'xl';

export interface DialogFrameProps {
  /** False while it fades. */
  isOpen: boolean;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  size: DialogSize;
  /** Fills the screen of a phone. A question stays small. */
  sheet: boolean;
  onSubmit?: FormEventHandler<HTMLFormElement> | undefined;
  /** What has the focus first; the first thing that takes it where this is left out or gives none. */
  initialFocus?: (() => HTMLElement | null) | undefined;
  /** After everything else in the order of tabulation, so that focus starts in the body. */
  close?: ReactNode;
}

/** What Dialog and AlertDialog have in common: the overlay and the box. Base UI's parts serve both. */
export function DialogFrame({
  isOpen,
  title,
  description,
  children,
  footer,
  size,
  sheet,
  onSubmit,
  initialFocus,
  close,
}: DialogFrameProps) {
  const body = useRef<HTMLDivElement>(null);
  const content = (
    <>
      <header className={styles.header}>
        <Base.Title className={styles.title}>{title}</Base.Title>
        {Boolean(description) && (
          <Base.Description className={styles.description}>{description}</Base.Description>
        )}
      </header>
      {Boolean(children) && (
        <div ref={body} className={styles.body}>
          {children}
        </div>
      )}
      <div ref={isOpen ? noticePlace : undefined} className={styles.notices}>
        <NoticeRegions />
      </div>
      {Boolean(footer) && <footer className={styles.footer}>{footer}</footer>}
      {close}
    </>
  );
  return (
    <Base.Portal>
      {/* A question in a dialog dims it as well. */}
      <Base.Backdrop className={styles.backdrop} forceRender={!sheet} />
      <Popup
        className={cx(styles.popup, styles[size], sheet ? styles.sheet : styles.card)}
        initialFocus={() => initialFocus?.() ?? pastMessage(body.current) ?? true}
      >
        {onSubmit === undefined ? (
          <div className={styles.column}>{content}</div>
        ) : (
          <form
            noValidate
            className={styles.column}
            onSubmit={(event) => {
              // It was opened in another form (the note of a field), which isn't sent with it.
              event.stopPropagation();
              onSubmit(event);
            }}
          >
            {content}
          </form>
        )}
      </Popup>
    </Base.Portal>
  );
}

/** What a message at the head offers isn't where one begins: the first thing past it that takes the focus. */
function pastMessage(body: HTMLElement | null): HTMLElement | null {
  const all = [...(body?.querySelectorAll<HTMLElement>(TABBABLE) ?? [])];
  const isMessage = (element: HTMLElement) => element.closest('[role="status"]') !== null;
  return all[0] && isMessage(all[0]) ? (all.find((element) => !isMessage(element)) ?? null) : null;
}

/** Drawn when the dialog opens, while what opened it still has the focus; it gets it back. */
function Popup(props: {
  className: string;
  children: ReactNode;
  initialFocus: () => HTMLElement | true;
}) {
  const [opened] = useState(openers);
  const remember = (popup: HTMLDivElement | null) => {
    if (popup) rememberOpeners(popup, opened);
  };
  return <Base.Popup ref={remember} {...props} finalFocus={() => givenBackTo(opened)} />;
}
