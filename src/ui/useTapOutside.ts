import { type RefObject, useEffect, useRef } from 'react';

/**
 * A finger's tap beside what stands open closes it and does nothing else: what is below may be a sheet that
 * takes every press for itself. The tap must have begun after it was there: the finger that held down to
 * open a menu is lifted too.
 */
export function useTapOutside(box: RefObject<HTMLElement | null>, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    let began = false;
    const isOutside = ({ target }: Event): boolean =>
      target instanceof Node && !box.current?.contains(target);
    const onDown = (event: PointerEvent): void => {
      began = event.pointerType === 'touch' && isOutside(event);
    };
    const onClick = (event: MouseEvent): void => {
      if (!began || !isOutside(event)) return;
      began = false;
      event.preventDefault();
      event.stopImmediatePropagation();
      latest.current();
    };
    document.addEventListener('pointerdown', onDown, true);
    document.addEventListener('click', onClick, true);
    return () => {
      document.removeEventListener('pointerdown', onDown, true);
      document.removeEventListener('click', onClick, true);
    };
  }, [box]);
}
