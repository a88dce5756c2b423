import type { ClipboardEvent, ReactNode } from 'react';
import type { Help, Reading, Ref } from '../../tool/index.ts';
import { cx, toast } from '../../ui/index.ts';
import { HelpIcon } from '../inputs/InputEditor.tsx';
import { copiedNumber } from '../grid/index.ts';
import { spokenNote } from '../notes/index.ts';
import { sameRef } from '../session/sameRef.ts';
import { useSession } from '../session/useSession.ts';
import tones from './cells/tones.module.css';
import styles from './FigureButton.module.css';

/** Characters that fit into a card: more of them are written smaller, never cut. */
const LONG = 17;

interface Props {
  /** What is shown, and leads to its formula. */
  cell: Ref;
  reading: Reading;
  /** Its name and unit, for those who don't see what stands around it. */
  label: string;
  unit?: string;
  /** One of the figures that decide. */
  large?: boolean;
  id?: string;
  className?: string;
  /** Opens where it is typed, in the place of its formula. */
  onOpen?: () => void;
  /** After the figure, within the button. */
  children?: ReactNode;
}

/** A figure in its colour, its formula a click away. */
export function FigureButton(props: Props) {
  const { cell, reading, label, unit = '', large = false, id, className, onOpen, children } = props;
  const { text, tone, note } = reading;
  const does = onOpen ? 'Editar' : 'Ver la fórmula';
  const session = useSession();
  const written = session.noteAt(cell);
  return (
    <button
      type="button"
      id={id}
      className={cx(
        styles.figure,
        large && styles.large,
        large && text.length > LONG && styles.long,
        tones[tone],
        written && styles.noted,
        sameRef(session.selected, cell) && styles.selected,
        className,
      )}
      title={written ? spokenNote(written) : (note ?? does)}
      aria-label={`${label}: ${text || 'vacío'}${unit && ` ${unit}`}. ${does}`}
      onClick={onOpen ?? (() => session.select(cell))}
      onCopy={(event) => copyFigure(event, reading)}
    >
      {text || '—'}
      {children}
    </button>
  );
}

/** Ctrl+C on a focused figure takes its number; a text that somebody marked goes before it. */
function copyFigure(event: ClipboardEvent, { value, text }: Reading): void {
  if (window.getSelection()?.isCollapsed === false) return;
  const plain = typeof value === 'number' ? copiedNumber(value, text.endsWith('%')) : text;
  event.clipboardData.setData('text/plain', plain);
  event.preventDefault();
  toast.success(`${plain}, en el portapapeles`);
}

/** The name above or beside a figure. */
export function FigureLabel({ label, help }: { label: string; help: Help | undefined }) {
  return (
    <span className={styles.label}>
      {label}
      <HelpIcon help={help} />
    </span>
  );
}
