import { type ReactNode, useEffect, useRef } from 'react';
import styles from './TypedInto.module.css';

interface Props {
  /** Undefined where nothing was. */
  text: string | undefined;
  /** The field, with one input in it. */
  children: ReactNode;
}

/** A field that goes on with what was typed elsewhere to get to it, as if it had been typed over its value. */
export function TypedInto({ text, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const waiting = useRef(text);
  useEffect(() => {
    const input = box.current?.querySelector('input');
    const typed = waiting.current;
    if (!input || typed === undefined) return;
    // Once: what comes after it is typed by the person.
    waiting.current = undefined;
    input.focus();
    input.setRangeText(typed, 0, input.value.length, 'end');
    const event = { bubbles: true, inputType: 'insertText', data: typed };
    input.dispatchEvent(new InputEvent('input', event));
  }, []);
  return (
    <div ref={box} className={styles.box}>
      {children}
    </div>
  );
}
