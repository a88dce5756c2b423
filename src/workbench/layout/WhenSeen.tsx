import { memo, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { PaceContext } from '../session/useSession.ts';

/** Roughly what a chart takes: keeps the page's length while none is there yet. */
const HEIGHT = 400;
const MARGIN = '240px 0px';
/** Milliseconds after the page opened. */
const DELAY = 250;

/**
 * Its children while they are in the window or nearly: drawing charts nobody sees would slow typing. Nearly
 * there they stay as they were drawn, whatever is edited.
 */
export function WhenSeen({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [isSeen, setSeen] = useState(false);
  const [height, setHeight] = useState(HEIGHT);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let timer = 0;
    let opening = true;
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        window.clearTimeout(timer);
        if (entry.isIntersecting) {
          // What is opened first is above: a chart's code must not come before that of the sheet.
          timer = window.setTimeout(() => setNear(true), opening ? DELAY : 0);
        } else {
          if (element.offsetHeight > 0) setHeight(element.offsetHeight);
          setNear(false);
        }
        opening = false;
      },
      { rootMargin: MARGIN },
    );
    const seen = new IntersectionObserver(([entry]) => entry && setSeen(entry.isIntersecting));
    near.observe(element);
    seen.observe(element);
    return () => {
      window.clearTimeout(timer);
      near.disconnect();
      seen.disconnect();
    };
  }, []);
  return (
    <div ref={place} style={isNear ? undefined : { minHeight: height }}>
      {isNear && <Paused unless={isSeen}>{children}</Paused>}
    </div>
  );
}

/** Is drawn again only while it is seen. */
const Paused = memo(
  ({ children, unless: isSeen }: { children: ReactNode; unless: boolean }) => {
    const around = use(PaceContext);
    return <PaceContext value={isSeen ? around : 'unseen'}>{children}</PaceContext>;
  },
  (before, after) => !before.unless && !after.unless,
);
