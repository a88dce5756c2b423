import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface Props {
  className?: string | undefined;
  children: ReactNode;
}

/**
 * What goes once it has done its work, with the buttons in it. Whoever is on one of them by keyboard
 * goes on from the nearest place around it that can have the focus.
 */
export function Passing({ className, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      element.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={place} className={className}>
      {children}
    </div>
  );
}
