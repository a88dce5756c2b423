/** How a figure gets room, in the steps of `data-fit`: smaller at first, then from its unit. */
const STEPS = ['', 'small', 'smaller', 'tight'];

/** What each input was fitted to last: reading its width anew would have the whole page laid out. */
const fitted = new WeakMap<HTMLInputElement, string>();
const waiting = new Set<HTMLInputElement>();

/**
 * Writes a figure smaller where it is too long for its input: a figure that is cut reads as another
 * one. One that is too long even then can be read whole in the tooltip. It happens before the page is
 * painted, for all inputs that wait together; `room` says that there may be more or less of it than before.
 */
export function fitFigure(input: HTMLInputElement, room = false): void {
  if (!room && fitted.get(input) === input.value) return;
  if (waiting.size === 0) queueMicrotask(fitAll);
  waiting.add(input);
}

/** Writes all before it reads any: the page is laid out once for each step, not for each input. */
function fitAll(): void {
  let cut = [...waiting];
  waiting.clear();
  for (const input of cut) {
    fitted.set(input, input.value);
    input.title = '';
  }
  for (const step of STEPS) {
    for (const input of cut) input.dataset['fit'] = step;
    cut = cut.filter(isCut);
  }
  for (const input of cut) input.title = input.value;
}

function isCut({ scrollWidth, clientWidth }: HTMLInputElement): boolean {
  return scrollWidth > clientWidth;
}
