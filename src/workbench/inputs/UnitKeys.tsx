import { type ReactNode, useState } from 'react';
import type { Field } from '../../tool/index.ts';
import { cx, isTouch } from '../../ui/index.ts';
import { pressUnit, unitKeysOf } from '../session/unitKeys.ts';
import styles from './UnitKeys.module.css';

interface Props {
  field: Field;
  /** What is in its input. */
  text: string;
  /** The input, in a Field. */
  children: ReactNode;
}

/** An input, and below it for a finger that is in it the units that the number may have. */
export function UnitKeys({ field, text, children }: Props) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const keys = isTouch() ? unitKeysOf(field) : [];
  if (keys.length === 0) return children;
  const isOpen = input !== null && keys.some((key) => key.press(text) !== null);
  return (
    <div
      role="none"
      className={cx(styles.box, isOpen && styles.open)}
      onFocus={({ target }) => target instanceof HTMLInputElement && setInput(target)}
      onBlur={() => setInput(null)}
    >
      {children}
      {isOpen && (
        // Not even a press beside a key, or on one that does nothing, takes the keyboard away.
        <div
          role="group"
          aria-label="Unidad"
          className={styles.keys}
          onPointerDown={(event) => event.preventDefault()}
        >
          {keys.map((key) => (
            <button
              key={key.unit}
              type="button"
              tabIndex={-1}
              aria-pressed={key.isIn(text)}
              aria-disabled={key.press(text) === null}
              className={styles.key}
              onClick={() => pressUnit(input, key)}
            >
              {key.unit}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
