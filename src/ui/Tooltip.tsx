import type { FocusEvent, HTMLAttributes, PointerEvent, ReactElement, ReactNode } from 'react';
import { cloneElement, useEffect, useId, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { placeBeside } from './placeBeside.ts';
import styles from './Tooltip.module.css';

export interface TooltipProps {
  /** A few words, without anything to operate. What is long or must be read belongs in InfoDialog. */
  content: ReactNode;
  /** The element that it explains: one that can be focused and passes its props on. */
  children: ReactElement<HTMLAttributes<HTMLElement>>;
  /** Set it where the content repeats the element's own name. */
  redundant?: boolean;
}

const HOVER_DELAY_MS = 350;
/** Long enough to move from the element to the tooltip, which stays while it is pointed at. */
const LEAVE_DELAY_MS = 100;

/** To be shown beside the anchor, or hidden, after a delay in milliseconds. A later one replaces it. */
interface Intent {
  anchor: HTMLElement | null;
  delay: number;
}

/**
 * Shown on hover and on keyboard focus, hidden by Escape, scrolling or a press. It is a popover in the
 * top layer right after its element, so dialogs and clipping ancestors don't get in its way.
 */
export function Tooltip({ content, children, redundant = false }: TooltipProps) {
  const id = useId();
  const bubble = useRef<HTMLSpanElement>(null);
  const [intent, setIntent] = useState<Intent | null>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  useEffect(() => {
    if (intent === null) return;
    const timer = window.setTimeout(() => setAnchor(intent.anchor), intent.delay);
    return () => window.clearTimeout(timer);
  }, [intent]);
  useEffect(() => {
    const element = bubble.current;
    // Engines without popovers do without tooltips: names and help are never only here.
    if (anchor === null || element === null || !('showPopover' in element)) return;
    element.showPopover();
    placeBeside(element, anchor);
    const hide = () => setAnchor(null);
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    document.addEventListener('keydown', onKey);
    window.addEventListener('scroll', hide, { capture: true, passive: true });
    window.addEventListener('resize', hide);
    return () => {
      if (element.isConnected) element.hidePopover();
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', hide, { capture: true });
      window.removeEventListener('resize', hide);
    };
  }, [anchor]);

  const schedule = (next: HTMLElement | null, delay: number) => setIntent({ anchor: next, delay });
  const own = children.props;
  const trigger = cloneElement(children, {
    'aria-describedby': redundant ? own['aria-describedby'] : id,
    onPointerEnter: (event: PointerEvent<HTMLElement>) => {
      own.onPointerEnter?.(event);
      if (event.pointerType !== 'touch') schedule(event.currentTarget, HOVER_DELAY_MS);
    },
    onPointerLeave: (event: PointerEvent<HTMLElement>) => {
      own.onPointerLeave?.(event);
      schedule(null, LEAVE_DELAY_MS);
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      own.onPointerDown?.(event);
      schedule(null, 0);
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      own.onFocus?.(event);
      if (event.currentTarget.matches(':focus-visible')) schedule(event.currentTarget, 0);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      own.onBlur?.(event);
      schedule(null, 0);
    },
  });
  return (
    <>
      {trigger}
      <span
        ref={bubble}
        id={id}
        role={redundant ? undefined : 'tooltip'}
        aria-hidden={redundant || undefined}
        popover="manual"
        className={cx(styles.bubble, redundant && styles.passed)}
        onPointerEnter={() => schedule(anchor, 0)}
        onPointerLeave={() => schedule(null, LEAVE_DELAY_MS)}
      >
        {content}
      </span>
    </>
  );
}
