import { changeSign } from '../../../ui/changeSign.ts';
import { pressUnit, type UnitKey } from '../../session/unitKeys.ts';
import { coveredEdges } from '../../layout/sticky.ts';
import { placeBelow } from '../place.ts';

interface Keys {
  readonly signed: boolean;
  readonly units: readonly UnitKey[];
}

/**
 * Stand under a cell that is typed into by touch, as the decimal keyboards of phones have no minus and no
 * letters; returns what takes them away.
 */
export function showTouchKeys(
  input: HTMLInputElement,
  cell: HTMLElement,
  layer: HTMLElement,
  { signed, units }: Keys,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const place = document.createElement('div');
  place.className = 'dg-keys';
  // The keyboard stays open, and the cell isn't left.
  place.addEventListener('pointerdown', (event) => event.preventDefault());
  if (signed) place.append(signKey(input));
  place.append(...unitKeys(input, units, signal));
  layer.append(place);
  // Not over the name of the cell, which stands in the formula panel.
  const follow = () => placeBelow(place, cell, coveredEdges().bottom);
  follow();
  // The keyboard that comes up may move the cell.
  window.addEventListener('resize', follow, { signal });
  window.addEventListener('scroll', follow, { signal, capture: true, passive: true });
  return () => {
    stop.abort();
    place.remove();
  };
}

function signKey(input: HTMLInputElement): HTMLButtonElement {
  const key = touchKey('±', () => changeSign(input));
  key.setAttribute('aria-label', 'Cambiar el signo');
  return key;
}

/** None is in sight while the number takes no unit; they keep their places. */
function unitKeys(input: HTMLInputElement, units: Keys['units'], signal: AbortSignal) {
  const keys = units.map((unit) => touchKey(unit.unit, () => pressUnit(input, unit)));
  const look = () => {
    const texts = units.map((unit) => unit.press(input.value));
    const isSeen = texts.some((text) => text !== null);
    for (const [at, key] of keys.entries()) {
      key.style.visibility = isSeen ? '' : 'hidden';
      key.ariaPressed = String(units[at]?.isIn(input.value));
      key.ariaDisabled = String(texts[at] === null);
    }
  };
  look();
  input.addEventListener('input', look, { signal });
  return keys;
}

function touchKey(text: string, press: () => void): HTMLButtonElement {
  const key = document.createElement('button');
  key.type = 'button';
  key.tabIndex = -1;
  key.className = 'dg-key';
  key.textContent = text;
  key.addEventListener('click', press);
  return key;
}
