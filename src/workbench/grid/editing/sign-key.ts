import { changeSign } from '../../../ui/changeSign.ts';
import { placeBelow } from '../place.ts';

/**
 * Stands under a cell that is typed into by touch, as the decimal keyboards of phones have no minus;
 * returns what takes it away.
 */
export function showSignKey(
  input: HTMLInputElement,
  cell: HTMLElement,
  layer: HTMLElement,
): () => void {
  const place = document.createElement('div');
  place.className = 'dg-keys';
  place.append(signKey(input));
  layer.append(place);
  const follow = () => placeBelow(place, cell);
  const stop = new AbortController();
  const { signal } = stop;
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
  const key = document.createElement('button');
  key.type = 'button';
  key.tabIndex = -1;
  key.className = 'dg-sign';
  key.textContent = '±';
  key.setAttribute('aria-label', 'Cambiar el signo');
  // The keyboard stays open, and the cell isn't left.
  key.addEventListener('pointerdown', (event) => event.preventDefault());
  key.addEventListener('click', () => changeSign(input));
  return key;
}
