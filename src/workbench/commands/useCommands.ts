import { type RefObject, useEffect, useRef } from 'react';
import { isShortcut, pressesKeys } from './keys.ts';
import { DIALOG } from '../../ui/index.ts';
import { type CommandSource, registerCommands } from './registry.ts';

const TYPED = 'input, textarea, select, [contenteditable="true"], [role="grid"]';

/**
 * Registers commands for as long as a component stands, and listens to their keys: anywhere on the
 * page, or within a part of it. What a grid, a dialog or an inner part took is its own. Several
 * places may name the same keys for what they register; `listen: false` leaves them to one.
 */
export function useCommands(
  source: CommandSource,
  { part, listen = true }: { part?: RefObject<HTMLElement | null>; listen?: boolean } = {},
): void {
  const latest = useRef(source);
  useEffect(() => {
    latest.current = source;
  });
  useEffect(() => registerCommands(() => latest.current()), []);
  useEffect(() => {
    if (!listen) return undefined;
    const place: HTMLElement | Window = part?.current ?? window;
    const onKey = (event: Event) => {
      if (!(event instanceof KeyboardEvent)) return;
      if (event.defaultPrevented || inDialog(event.target, place)) return;
      const command = latest.current().find(({ keys = [], run, unavailable }) => {
        return run && unavailable === undefined && keys.some((each) => isMeant(each, event));
      });
      if (!command) return;
      event.preventDefault();
      command.run?.();
    };
    place.addEventListener('keydown', onKey);
    return () => place.removeEventListener('keydown', onKey);
  }, [part, listen]);
}

/** Keys that would be typed are no command where somebody types. */
function isMeant(keys: string, event: KeyboardEvent): boolean {
  if (!pressesKeys(keys, event)) return false;
  return isShortcut(keys) || !(event.target instanceof Element && event.target.closest(TYPED));
}

/** A dialog that stands over the place, not around it. */
function inDialog(target: EventTarget | null, place: HTMLElement | Window): boolean {
  if (!(target instanceof Element)) return false;
  const dialog = target.closest(DIALOG);
  return dialog !== null && !(place instanceof HTMLElement && dialog.contains(place));
}
