import { type FocusEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { cx } from '../../ui/index.ts';
import styles from './FormulaBar.module.css';

/**
 * A line that is whole as long as one is in it, by keys or a press. It opens as the press ends: a link that
 * moved away under it wouldn't be followed.
 */
export function Cut({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const pressed = useRef(false);
  const release = () => {
    pressed.current = false;
  };
  const onFocus = () => {
    if (!pressed.current) setOpen(true);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  // What a link led to may have the focus by now.
  const onClick = ({ currentTarget }: MouseEvent) =>
    setOpen(currentTarget.contains(document.activeElement));
  return (
    // A press anywhere on it gives it the focus; keys reach what is in it.
    <div
      role="none"
      tabIndex={-1}
      className={cx(styles.body, open && styles.open)}
      onPointerDown={() => {
        pressed.current = true;
      }}
      onPointerUp={release}
      onPointerLeave={release}
      onFocus={onFocus}
      onBlur={onBlur}
      onClick={onClick}
    >
      <div className={styles.text}>{children}</div>
    </div>
  );
}
