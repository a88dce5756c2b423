import { type ReactNode, useEffect, useRef, useState } from 'react';

/** A screen of a phone ahead: it has loaded when somebody who scrolls arrives. */
const AHEAD = '800px 0px';

interface Props {
  /** In its place until then. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** Its children from the moment they come near the window; what is never looked at never loads. */
export function WhenNear({ placeholder, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return isNear ? children : <div ref={place}>{placeholder}</div>;
}
