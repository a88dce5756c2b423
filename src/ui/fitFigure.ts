/** How a figure gets room, in the steps of `data-fit`: smaller at first, then from its unit. */
const STEPS = ['', 'small', 'smaller', 'tight'];

/**
 * Writes a figure smaller where it is too long for its input: a figure that is cut reads as another
 * one. One that is too long even then can be read whole in the tooltip.
 */
export function fitFigure(input: HTMLInputElement): void {
  for (const step of STEPS) {
    input.dataset['fit'] = step;
    if (!isCut(input)) break;
  }
  const whole = isCut(input) ? input.value : '';
  if (input.title !== whole) input.title = whole;
}

function isCut({ scrollWidth, clientWidth }: HTMLInputElement): boolean {
  return scrollWidth > clientWidth;
}
