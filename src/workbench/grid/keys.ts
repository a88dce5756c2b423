import type { Direction } from './selection/selection.ts';

/** What a key asks of the grid while no editor is open. */
export type Command =
  | { kind: 'move'; direction: Direction; extend: boolean; jump: boolean }
  | { kind: 'page'; direction: 'up' | 'down'; extend: boolean }
  | { kind: 'home' | 'end'; extend: boolean; corner: boolean }
  | { kind: 'enter' | 'tab' | 'leave'; back: boolean }
  | { kind: 'type'; text: string }
  | { kind: 'toggle'; expanded: boolean | undefined }
  | { kind: Plain };

type Plain =
  | 'selectAll'
  | 'selectRow'
  | 'selectColumn'
  | 'escape'
  | 'edit'
  | 'openList'
  | 'clear'
  | 'fillDown'
  | 'fillRight'
  | 'find'
  | 'undo'
  | 'redo';

/** The part of a KeyboardEvent that decides; `altGraph` tells AltGr+Q (@) from Ctrl+Alt+Q. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrl: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
  readonly altGraph: boolean;
}

const ARROWS: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const CONTROL: Record<string, Plain> = {
  a: 'selectAll',
  d: 'fillDown',
  r: 'fillRight',
  f: 'find',
  z: 'undo',
  y: 'redo',
  ' ': 'selectColumn',
};

const PLAIN: Record<string, Plain> = {
  Escape: 'escape',
  F2: 'edit',
  Delete: 'clear',
  Backspace: 'clear',
};

export function pressOf(event: KeyboardEvent): KeyPress {
  return {
    key: event.key,
    code: event.code,
    ctrl: event.ctrlKey || event.metaKey,
    shift: event.shiftKey,
    alt: event.altKey,
    altGraph: event.getModifierState('AltGraph'),
  };
}

/** Undefined for a key that is not the grid's: it goes on to the page and the browser. */
export function commandOf(press: KeyPress): Command | undefined {
  const { key, shift } = press;
  if (press.altGraph) return typed(press);
  if (press.alt) return altCommand(press);
  const direction = ARROWS[key];
  if (direction) return { kind: 'move', direction, extend: shift, jump: press.ctrl };
  if (key === 'Home') return { kind: 'home', extend: shift, corner: press.ctrl };
  if (key === 'End') return { kind: 'end', extend: shift, corner: press.ctrl };
  if (press.ctrl) return controlCommand(press);
  if (key === 'PageUp') return { kind: 'page', direction: 'up', extend: shift };
  if (key === 'PageDown') return { kind: 'page', direction: 'down', extend: shift };
  if (key === 'Enter') return { kind: 'enter', back: shift };
  if (key === 'Tab') return { kind: 'tab', back: shift };
  if (key === 'F6') return { kind: 'leave', back: shift };
  if (key === ' ' && shift) return { kind: 'selectRow' };
  const plain = PLAIN[key];
  return plain ? { kind: plain } : typed(press);
}

function altCommand({ key, ctrl }: KeyPress): Command | undefined {
  if (ctrl) return undefined;
  if (key === 'ArrowRight') return { kind: 'toggle', expanded: true };
  if (key === 'ArrowLeft') return { kind: 'toggle', expanded: false };
  if (key === 'ArrowDown') return { kind: 'openList' };
  return undefined;
}

function controlCommand({ key, shift }: KeyPress): Command | undefined {
  const letter = key.toLowerCase();
  if (shift) return letter === 'z' ? { kind: 'redo' } : undefined;
  const plain = CONTROL[letter];
  return plain ? { kind: plain } : undefined;
}

/**
 * A dead key or an input method has no text yet ('Dead', 'Process'): the editor opens
 * empty and the browser goes on composing inside it.
 */
function typed({ key, code }: KeyPress): Command | undefined {
  if (key === 'Dead' || key === 'Process') return { kind: 'type', text: '' };
  if (code === 'NumpadDecimal') return { kind: 'type', text: ',' };
  return /^.$/u.test(key) ? { kind: 'type', text: key } : undefined;
}
