import {
  memo,
  type ReactNode,
  type RefObject,
  startTransition,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import { PaceContext } from '../session/useSession.ts';

const MARGIN = '240px 0px';
/** Milliseconds after the page opened. */
const DELAY = 250;
/** Milliseconds without a scroll or a turn of the wheel: what takes several frames to draw is drawn once nothing moves. */
const REST = 120;

interface Props {
  /** In their place, as high as they are going to be. */
  waiting: ReactNode;
  children: ReactNode;
}

/**
 * Its children while they are in the window or nearly: drawing charts nobody sees would slow typing. Nearly
 * there they stay as they were drawn, whatever is edited.
 */
export function WhenSeen({ waiting, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, height] = useNear(place);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const seen = new IntersectionObserver((changes) => setSeen(isInside(changes)));
    if (place.current) seen.observe(place.current);
    return () => seen.disconnect();
  }, []);
  return (
    <div ref={place} style={isNear || height === undefined ? undefined : { minHeight: height }}>
      {isNear ? <Paused unless={isSeen}>{children}</Paused> : waiting}
    </div>
  );
}

/** What a busy page is told at once may be several changes: the last one holds. */
function isInside(changes: readonly IntersectionObserverEntry[]): boolean {
  return changes.at(-1)?.isIntersecting ?? false;
}

/** Whether it came to rest in the window or nearly, and its height when it was there last. */
function useNear(place: RefObject<HTMLDivElement | null>): readonly [boolean, number | undefined] {
  const [isNear, setNear] = useState(false);
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let wanted = false;
    let timer = 0;
    const take = () => {
      timer = 0;
      if (!wanted && element.offsetHeight > 0) setHeight(element.offsetHeight);
      // In slices between frames.
      startTransition(() => setNear(wanted));
    };
    // What is opened first is above: a chart's code must not come before that of the sheet.
    let rest = DELAY;
    const settle = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(take, rest);
      rest = REST;
    };
    const onMove = () => timer !== 0 && settle();
    const near = new IntersectionObserver(
      (changes) => {
        wanted = isInside(changes);
        settle();
      },
      { rootMargin: MARGIN },
    );
    near.observe(element);
    const stop = new AbortController();
    const options = { capture: true, passive: true, signal: stop.signal };
    window.addEventListener('scroll', onMove, options);
    // At the end of what it scrolls, a wheel may still turn.
    window.addEventListener('wheel', onMove, options);
    return () => {
      window.clearTimeout(timer);
      stop.abort();
      near.disconnect();
    };
  }, [place]);
  return [isNear, height];
}

/** Is drawn again only while it is seen. */
const Paused = memo(
  ({ children, unless: isSeen }: { children: ReactNode; unless: boolean }) => {
    const around = use(PaceContext);
    return <PaceContext value={isSeen ? around : 'unseen'}>{children}</PaceContext>;
  },
  (before, after) => !before.unless && !after.unless,
);
