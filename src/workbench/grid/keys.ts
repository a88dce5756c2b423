import { pressesKeys } from '../commands/keys.ts';
import { ACTION_KEYS, type ActionId, WHOLE_KEYS } from './actions/keys.ts';
import type { Direction } from './selection/selection.ts';

/** To what is a screen away. */
export interface PageTurn {
  readonly kind: 'page';
  readonly direction: Direction;
  readonly extend: boolean;
}

/** What a key asks of the grid while no editor is open. */
export type Command =
  | PageTurn
  | { kind: 'move'; direction: Direction; extend: boolean; jump: boolean }
  | { kind: 'home' | 'end'; extend: boolean; corner: boolean }
  | { kind: 'enter' | 'tab' | 'leave'; back: boolean }
  | { kind: 'type'; text: string }
  | { kind: 'toggle'; expanded: boolean | undefined }
  | { kind: 'corner' | 'escape' | 'openList' }
  | { kind: 'action'; action: ActionId; ofWhole?: boolean };

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
  const { key, shift, ctrl } = press;
  if (press.altGraph) return typed(press);
  const action = actionOf(press);
  if (action) return { kind: 'action', action };
  const ofWhole = actionOf(press, WHOLE_KEYS);
  if (ofWhole) return { kind: 'action', action: ofWhole, ofWhole: true };
  if (press.alt) return altCommand(press);
  const direction = ARROWS[key];
  if (direction) return { kind: 'move', direction, extend: shift, jump: ctrl };
  if (key === 'Home') return { kind: 'home', extend: shift, corner: ctrl };
  if (key === 'End') return { kind: 'end', extend: shift, corner: ctrl };
  if (key === 'Escape') return { kind: 'escape' };
  if (ctrl) return controlCommand(press);
  if (key === 'PageUp') return { kind: 'page', direction: 'up', extend: shift };
  if (key === 'PageDown') return { kind: 'page', direction: 'down', extend: shift };
  if (key === 'Enter') return { kind: 'enter', back: shift };
  if (key === 'Tab') return { kind: 'tab', back: shift };
  if (key === 'F6') return { kind: 'leave', back: shift };
  return typed(press);
}

function actionOf(
  { key, ctrl, shift, alt }: KeyPress,
  table: Partial<Record<ActionId, readonly string[]>> = ACTION_KEYS,
): ActionId | undefined {
  const pressed = { key, ctrlKey: ctrl, metaKey: false, shiftKey: shift, altKey: alt };
  const ids = Object.keys(table) as ActionId[];
  return ids.find((id) => table[id]?.some((keys) => pressesKeys(keys, pressed)));
}

function altCommand({ key, ctrl, shift }: KeyPress): Command | undefined {
  if (ctrl) return undefined;
  if (key === 'ArrowRight') return { kind: 'toggle', expanded: true };
  if (key === 'ArrowLeft') return { kind: 'toggle', expanded: false };
  if (key === 'ArrowDown') return { kind: 'openList' };
  if (key === 'PageUp') return { kind: 'page', direction: 'left', extend: shift };
  if (key === 'PageDown') return { kind: 'page', direction: 'right', extend: shift };
  return undefined;
}

function controlCommand({ key, shift }: KeyPress): Command | undefined {
  return key === '.' && !shift ? { kind: 'corner' } : undefined;
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
