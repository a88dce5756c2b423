import { useState } from 'react';
import { Button, cx } from '../../../ui/index.ts';
import styles from './MatchDialog.module.css';

interface Props {
  /** Of what it leads to. */
  id: string;
  isWrong: boolean;
  children: string;
  /** Where it leads when it is pressed again, and what it says until then. */
  next?: { readonly id: string; readonly text: string } | undefined;
}

/** Beside a dialog's buttons: leads to what may be below its edge, and from there on to what else is. */
export function LeadButton({ id, isWrong, children, next }: Props) {
  const [isOn, setIsOn] = useState(false);
  const to = isOn && next ? next : { id, text: children };
  return (
    <Button
      variant="ghost"
      className={cx(styles.aside, isWrong && styles.wrong)}
      onClick={() => {
        goTo(to.id);
        setIsOn(!isOn);
      }}
    >
      {to.text}
    </Button>
  );
}

/**
 * Into sight, a section from its heading on. The focus goes along, to its first choice where it has any, and a
 * mark shows where it is: a place that was in sight all along would look as if nothing had happened.
 */
function goTo(id: string): void {
  const found = document.getElementById(id);
  const place = found?.closest('tr') ?? found;
  if (!place) return;
  place.scrollIntoView({ block: place.tagName === 'SECTION' ? 'start' : 'center' });
  place.classList.add(LED);
  place.tabIndex = -1;
  (found?.querySelector('input') ?? place).focus({ preventScroll: true });
  place.addEventListener('focusout', () => leave(place), { once: true });
}

const LED = styles.led ?? '';

/** Nobody goes there by Tab or the mouse: it had the focus to be found. */
function leave(place: HTMLElement): void {
  place.classList.remove(LED);
  place.removeAttribute('tabindex');
}
