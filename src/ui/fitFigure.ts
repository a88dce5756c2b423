/** How a figure gets room, in the steps of `data-fit`: smaller at first, then from its unit. */
const STEPS = ['', 'small', 'smaller', 'tight'];

/** What each input was fitted to last: reading its width anew would have the whole page laid out. */
const fitted = new WeakMap<Element, string>();
const waiting = new Set<HTMLInputElement>();

/**
 * Writes the figure of the input in `place` smaller where it is too long: a figure that is cut reads as
 * another one. One that is too long even then can be read whole in the tooltip. It happens before the
 * page is painted, for all inputs that wait together; `room` says that there may be more or less of it.
 */
export function fitFigure(place: Element | null, room = false): void {
  const input = place?.querySelector('input');
  if (!input || (!room && fitted.get(input) === input.value)) return;
  if (waiting.size === 0) queueMicrotask(fitAll);
  waiting.add(input);
  fitted.set(input, input.value);
}

/** Writes all before it reads any: the page is laid out once for each step, not for each input. */
function fitAll(): void {
  let cut = [...waiting];
  waiting.clear();
  for (const input of cut) input.title = '';
  for (const step of STEPS) {
    for (const input of cut) input.dataset['fit'] = step;
    // Both are rounded, each its own way: of a width with a fraction they differ by one.
    cut = cut.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
  }
  for (const input of cut) input.title = input.value;
}
