import {
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyPart } from '../../ui/index.ts';
import { NO_WISHES, type Wishes } from './example.ts';
import styles from './Hero.module.css';
import { StillExample } from './StillExample.tsx';

const LiveExample = lazyPart(async () => (await import('./LiveExample.tsx')).LiveExample);

/** So much of the example, or of a low screen, is enough to bring it to life. */
const ENOUGH = 0.6;
const STEPS = [0.2, 0.4, ENOUGH];
/** After a finger or a button is lifted: the click that follows must find what it began on. */
const CLICK_MS = 300;
const CONTROLS = 'a, button, input';

/**
 * The example stands there at once, as it will look, and comes to life when most of it is in sight,
 * when it is pointed at, or when somebody goes by keyboard: text and pictures never wait for it.
 * What is done in it meanwhile holds, and is computed once the tool is here.
 */
export function Example() {
  const place = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [wishes, setWishes] = useState<Wishes>(NO_WISHES);
  /** Which control had the focus when the example came to life. */
  const focused = useRef(-1);
  const want = () => setWanted(true);
  const controls = () => [...(place.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];

  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const ofScreen = entry.intersectionRect.height / window.innerHeight;
        if (Math.max(entry.intersectionRatio, ofScreen) >= ENOUGH) setWanted(true);
      },
      { threshold: STEPS },
    );
    observer.observe(place.current);
    const onKey = () => setWanted(true);
    window.addEventListener('keydown', onKey, { once: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('keydown', onKey);
    };
  }, []);

  useEffect(() => {
    if (!isHeld) return undefined;
    let timer: number | undefined;
    const release = () => {
      timer = window.setTimeout(() => setHeld(false), CLICK_MS);
    };
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
    };
  }, [isHeld]);

  const still = (
    <Leaving onLeave={() => (focused.current = controls().findIndex(hasFocus))}>
      <StillExample wishes={wishes} onWish={setWishes} onPress={() => setHeld(true)} />
    </Leaving>
  );
  return (
    <div ref={place} className={styles.example} onPointerEnter={want} onPointerDown={want}>
      <ErrorBoundary fallback={<StillExample />}>
        <Suspense fallback={still}>
          {isWanted && !isHeld ? (
            <Arriving onArrive={() => controls()[focused.current]?.focus({ preventScroll: true })}>
              <LiveExample wishes={wishes} />
            </Arriving>
          ) : (
            <Awaited />
          )}
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

const hasFocus = (element: HTMLElement): boolean => element === document.activeElement;

const NEVER = new Promise<never>(() => undefined);

/** Keeps what stands in its place until something else comes. */
function Awaited() {
  return use(NEVER);
}

/** Says so just before what is in it goes. */
function Leaving({ onLeave, children }: { onLeave: () => void; children: ReactNode }) {
  const leave = useEffectEvent(onLeave);
  useLayoutEffect(() => () => leave(), []);
  return children;
}

/** Says so as soon as what is in it stands. */
function Arriving({ onArrive, children }: { onArrive: () => void; children: ReactNode }) {
  const arrive = useEffectEvent(onArrive);
  useLayoutEffect(() => arrive(), []);
  return children;
}
