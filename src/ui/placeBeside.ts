const GAP = 6;
const EDGE = 8;
const FIELDS = 'input, select, textarea';

interface Place {
  readonly top: number;
  readonly left: number;
}

/**
 * Centres a fixed element above its anchor or, where there is no room or it would lie on what is typed in a
 * field, to its right or below it, inside the viewport.
 */
export function placeBeside(element: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const size = element.getBoundingClientRect();
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const furthest = width - EDGE - size.width;
  const centred = Math.max(EDGE, Math.min(at.left + (at.width - size.width) / 2, furthest));
  const below = { top: at.bottom + GAP, left: centred };
  const places: readonly Place[] = [
    { top: at.top - GAP - size.height, left: centred },
    { top: at.top + (at.height - size.height) / 2, left: at.right + GAP },
    below,
  ].filter(
    ({ top, left }) => top >= EDGE && left <= furthest && top + size.height <= height - EDGE,
  );
  const fields = [...document.querySelectorAll(FIELDS)].map((one) => one.getBoundingClientRect());
  const isFree = (place: Place): boolean => !fields.some((field) => overlap(place, size, field));
  const { top, left } = places.find(isFree) ?? places[0] ?? below;
  element.style.top = `${top}px`;
  element.style.left = `${left}px`;
}

const overlap = ({ top, left }: Place, { width, height }: DOMRect, other: DOMRect): boolean =>
  left < other.right && left + width > other.left && top < other.bottom && top + height > other.top;
