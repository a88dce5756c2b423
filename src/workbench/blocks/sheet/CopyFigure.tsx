import type { ReactNode } from 'react';
import { keepFocus } from '../../../ui/index.ts';
import { copyText } from './copyText.ts';

interface Props {
  /** What it is called. */
  name: string;
  /** What goes to the clipboard; null while there is nothing to copy. */
  copy: string | null;
  className: string | undefined;
  children: ReactNode;
}

/** A figure beside a table that a click copies; the table keeps the focus. */
export function CopyFigure({ name, copy, className, children }: Props) {
  return (
    <button
      type="button"
      title={copy === null ? undefined : `Copiar ${copy}`}
      disabled={copy === null}
      className={className}
      onMouseDown={keepFocus}
      onClick={() => copy !== null && copyText(copy, name)}
    >
      {children}
    </button>
  );
}
