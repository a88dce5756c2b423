import { useId } from 'react';
import type { StreamKind } from './streamKinds.ts';
import styles from './streams.module.css';

interface Props<T extends string> {
  label: string;
  kinds: readonly StreamKind<T>[];
  value: T;
  onChange: (value: T) => void;
}

/** The types of a stream, each with what it is for: a group of radio buttons. */
export function TypePicker<T extends string>({ label, kinds, value, onChange }: Props<T>) {
  const name = useId();
  return (
    <fieldset className={styles.types}>
      <legend>{label}</legend>
      <div className={styles.options}>
        {kinds.map((kind) => (
          <label key={kind.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={kind.value}
              checked={kind.value === value}
              aria-describedby={`${name}-${kind.value}`}
              aria-label={kind.label}
              onChange={() => onChange(kind.value)}
            />
            <span>
              <strong>{kind.label}</strong>
              <span id={`${name}-${kind.value}`}>{kind.text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
