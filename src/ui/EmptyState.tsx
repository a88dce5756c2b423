import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { cx } from './cx.ts';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  icon?: ReactNode;
  title: ReactNode;
  /** Why there is nothing, or what to do about it. */
  text?: ReactNode;
  /** A Button. */
  action?: ReactNode;
  /** Its first button has the focus where that was lost with what it takes the place of. */
  takesFocus?: boolean;
  /** It goes with the focus in it: what takes its place may have it. */
  onFocusLost?: () => void;
  className?: string;
}

/** In the place of a list or a grid that has nothing to show. */
export function EmptyState(props: EmptyStateProps) {
  const { icon, title, text, action, takesFocus = false, onFocusLost, className } = props;
  const box = useRef<HTMLDivElement>(null);
  const [hadFocus] = useState(hasFocus);
  useLayoutEffect(() => {
    if (takesFocus && hadFocus && !hasFocus()) box.current?.querySelector('button')?.focus();
  }, [takesFocus, hadFocus]);
  const lost = useRef(onFocusLost);
  useLayoutEffect(() => {
    lost.current = onFocusLost;
  });
  useLayoutEffect(() => {
    const { current } = box;
    return () => {
      if (current?.contains(document.activeElement)) lost.current?.();
    };
  }, []);
  return (
    <div ref={box} className={cx(styles.empty, className)}>
      {Boolean(icon) && (
        <span aria-hidden="true" className={styles.icon}>
          {icon}
        </span>
      )}
      <p className={styles.title}>{title}</p>
      {Boolean(text) && <p className={styles.text}>{text}</p>}
      {Boolean(action) && <div className={styles.action}>{action}</div>}
    </div>
  );
}

/** Whether anything on the page has the focus. */
function hasFocus(): boolean {
  return document.activeElement !== document.body;
}
