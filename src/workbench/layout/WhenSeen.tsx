import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Roughly what a chart takes: keeps the page's length while none is there yet. */
const HEIGHT = 400;
const MARGIN = '240px 0px';
/** Milliseconds after the page opened. */
const DELAY = 250;

/** Its children while they are in sight or nearly: drawing charts nobody sees would slow typing. */
export function WhenSeen({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  const [height, setHeight] = useState(HEIGHT);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let timer = 0;
    let opening = true;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        window.clearTimeout(timer);
        if (entry.isIntersecting) {
          // What is opened first is above: a chart's code must not come before that of the sheet.
          timer = window.setTimeout(() => setSeen(true), opening ? DELAY : 0);
        } else {
          if (element.offsetHeight > 0) setHeight(element.offsetHeight);
          setSeen(false);
        }
        opening = false;
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => {
      window.clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return (
    <div ref={place} style={seen ? undefined : { minHeight: height }}>
      {seen && children}
    </div>
  );
}
