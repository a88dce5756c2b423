import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './PictureStage.module.css';
import { type Picture, pictureOf } from './vector.ts';

interface Props {
  title: string;
  note: string | undefined;
  /** Where the figures come from, and of which day they are. */
  source: string;
  /** The chart as it is drawn on the page. */
  children: ReactNode;
  onDrawn: (picture: Picture) => void;
}

/** A part of the chart that is still being loaded has a place holder. */
const WAITING = '[data-waiting]';
/** A chart draws itself in a few turns; so long nothing moves once it is done. */
const QUIET_MS = 60;
const PATIENCE_MS = 3_000;

/** Draws a chart once more, out of sight: light, as wide as a page, under its title. */
export function PictureStage({ title, note, source, children, onDrawn }: Props) {
  const place = useRef<HTMLElement>(null);
  const told = useRef(onDrawn);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let isCurrent = true;
    void settled(element).then(() => {
      if (isCurrent) told.current(pictureOf(element));
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return createPortal(
    <figure ref={place} data-theme="light" aria-hidden inert className={styles.sheet}>
      <figcaption>
        {title}
        {note && <small>{note}</small>}
      </figcaption>
      {children}
      <p className={styles.source}>{source}</p>
    </figure>,
    document.body,
  );
}

async function settled(element: HTMLElement): Promise<void> {
  await document.fonts.ready;
  const until = performance.now() + PATIENCE_MS;
  let [before, after] = ['', element.innerHTML];
  const isWaiting = () => element.querySelector(WAITING) !== null;
  while ((before !== after || isWaiting()) && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    [before, after] = [after, element.innerHTML];
  }
}
