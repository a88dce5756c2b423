import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { useFieldAttributes } from './Field.tsx';
import styles from './TextArea.module.css';

export type TextAreaProps = ComponentProps<'textarea'>;

/** Several lines to type in; it grows with them. Inside a Field, or with its own `aria-label`. */
export function TextArea({ className, rows = 4, ...rest }: TextAreaProps) {
  const attributes = useFieldAttributes(rest);
  return <textarea rows={rows} {...rest} {...attributes} className={cx(styles.area, className)} />;
}
