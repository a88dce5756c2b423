import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Ref } from '../../../engine/index.ts';
import { useBackCloses } from '../../../ui/index.ts';
import { useRevealer } from '../../layout/reveal.ts';
import { measureSticky } from '../../layout/sticky.ts';

const LIVE = '[aria-live]';

export interface FullScreen {
  readonly on: boolean;
  readonly set: (on: boolean) => void;
}

/**
 * Whether an element takes the whole window. What is beside it, and beside
 * what it stands in, is inert meanwhile: neither Tab nor a screen reader goes under it. Who was beside
 * it when it opened goes in, as does who leaves it from the `bar` that it has only then; whoever follows
 * a figure to what it doesn't show (`shows`) comes out.
 */
export function useFullScreen(
  element: HTMLElement | null,
  bar: RefObject<HTMLElement | null>,
  goIn: () => void,
  shows: (ref: Ref) => boolean,
): FullScreen {
  const [on, setOn] = useState(false);
  const revealer = useRevealer();
  useEffect(
    () => (on ? revealer.attachCover({ shows, uncover: () => setOn(false) }) : undefined),
    [on, revealer, shows],
  );
  const set = (next: boolean) => {
    if (!next && bar.current?.contains(document.activeElement)) goIn();
    setOn(next);
  };
  useBackCloses(() => set(false), on);
  useLayoutEffect(() => {
    if (!on || !element) return undefined;
    const hidden = around(element).filter(({ inert }) => !inert);
    const isBeside = !element.contains(document.activeElement);
    for (const other of hidden) other.inert = true;
    measureSticky();
    if (isBeside) goIn();
    return () => {
      for (const other of hidden) other.inert = false;
      measureSticky();
    };
  }, [on, element, goIn]);
  return { on, set };
}

/** All but what is said: messages and live regions go on. */
function around(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  let at = element;
  while (at.parentElement && at.parentElement !== document.body) {
    for (const other of at.parentElement.children) {
      if (other !== at && other instanceof HTMLElement && !speaks(other)) found.push(other);
    }
    at = at.parentElement;
  }
  return found;
}

function speaks(element: HTMLElement): boolean {
  return element.matches(LIVE) || element.querySelector(`:scope > ${LIVE}`) !== null;
}
