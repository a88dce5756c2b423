import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useFingerLeaves } from './useFingerLeaves.ts';

/** Where a chart stands, and its width in pixels; 0 until it is measured. */
export function useChartPlace(): readonly [RefObject<HTMLDivElement | null>, number] {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = () => setWidth(Math.floor(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useFingerLeaves(place);
  return [place, width];
}
