import { pasteIntoFigure } from '../../../ui/pasteIntoFigure.ts';
import { afterPaint } from '../../session/afterPaint.ts';
import { type Typing, typingOf } from '../../session/regroup.ts';
import type { Direction } from '../selection/selection.ts';

/** What follows a committed edit. */
export type After =
  | { kind: 'enter' | 'tab'; back: boolean }
  | { kind: 'move'; direction: Direction }
  | { kind: 'stay' }
  /** The text goes into every selected cell, as Ctrl+Enter does. */
  | { kind: 'fill' };

export interface EditorEvents {
  finish(after: After): void;
  cancel(): void;
}

export interface OpenEditor {
  /** Lives inside the cell; carries the class `dg-editor`. */
  readonly element: HTMLElement;
  text(): string;
  focus(): void;
  close(): void;
}

const ARROWS: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

export interface TextEditorStart {
  readonly text: string;
  readonly numeric: boolean;
  readonly label: string;
  /** Begun by typing: arrows commit and move instead of moving the caret. */
  readonly typed: boolean;
  /** The text is selected, so that what is typed takes its place. */
  readonly selected: boolean;
  readonly align: 'left' | 'right';
  readonly regroup?: ((typing: Typing, before: string) => Typing) | undefined;
}

export function openTextEditor(start: TextEditorStart, events: EditorEvents): OpenEditor {
  const input = document.createElement('input');
  let arrowsLeave = start.typed;
  input.type = 'text';
  input.className = `dg-editor dg-${start.align}`;
  const { regroup = (typing: Typing) => typing } = start;
  let text = regroup({ text: start.text, caret: 0 }, '').text;
  input.value = text;
  input.enterKeyHint = 'next';
  input.inputMode = start.numeric ? 'decimal' : 'text';
  input.autocomplete = 'off';
  input.spellcheck = false;
  input.setAttribute('aria-label', start.label);
  input.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.isComposing) return;
    const after = afterKey(event, arrowsLeave);
    if (after) {
      event.preventDefault();
      events.finish(after);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      events.cancel();
    } else if (event.key === 'F2') {
      event.preventDefault();
      arrowsLeave = !arrowsLeave;
    } else if (start.numeric && event.code === 'NumpadDecimal') {
      event.preventDefault();
      input.setRangeText(',', input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
    }
  });
  input.addEventListener('input', (event) => {
    const typing = typingOf(input, event);
    const next = regroup(typing, text);
    text = next.text;
    if (text === typing.text) return;
    input.value = text;
    input.setSelectionRange(next.caret, next.caret);
  });
  input.addEventListener('paste', (event) => {
    if (start.numeric) pasteIntoFigure(event, input);
  });
  input.addEventListener('pointerdown', () => {
    arrowsLeave = false;
  });
  return {
    element: input,
    text: () => input.value,
    focus: () => {
      input.focus({ preventScroll: true });
      input.setSelectionRange(start.selected ? 0 : input.value.length, input.value.length);
    },
    close: () => {
      // The caret stays in it until the page was painted: as it goes the browser looks for another place,
      // through all cells of the table, none of which takes one.
      input.style.visibility = 'hidden';
      afterPaint(() => input.remove());
    },
  };
}

/** What follows a key that ends an editor of any kind. */
export function closingKey(event: KeyboardEvent): After | undefined {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return { kind: 'fill' };
  if (event.key === 'Enter') return { kind: 'enter', back: event.shiftKey };
  return event.key === 'Tab' ? { kind: 'tab', back: event.shiftKey } : undefined;
}

function afterKey(event: KeyboardEvent, arrowsLeave: boolean): After | undefined {
  const closing = closingKey(event);
  if (closing) return closing;
  const direction = ARROWS[event.key];
  const plain = !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
  return arrowsLeave && direction && plain ? { kind: 'move', direction } : undefined;
}
