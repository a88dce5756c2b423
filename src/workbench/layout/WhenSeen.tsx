import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Roughly what a chart takes: keeps the page's length while none is there yet. */
const HEIGHT = 400;
const MARGIN = '240px 0px';

/** Its children while they are in sight or nearly: drawing charts nobody sees would slow typing. */
export function WhenSeen({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  const [height, setHeight] = useState(HEIGHT);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (!entry.isIntersecting && element.offsetHeight > 0) setHeight(element.offsetHeight);
        setSeen(entry.isIntersecting);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} style={seen ? undefined : { minHeight: height }}>
      {seen && children}
    </div>
  );
}
