/** Of the next view so much is in sight, which its padding fills: a hairline says that there is more. */
export const PEEK = 12;

/** So many cells stand in each view of a line that is `room` wide; one wider than a view has its own. */
export function viewsOf(widths: readonly number[], room: number): readonly number[] {
  const views: number[] = [];
  let left = 0;
  for (const width of widths) {
    if (width > left) {
      views.push(0);
      left = room;
    }
    views[views.length - 1] = (views.at(-1) ?? 0) + 1;
    left -= width;
  }
  return views;
}

/** The widths of all cells where those of a view fill it, each as much wider as the others; after the last none peeks. */
export function filled(
  widths: readonly number[],
  views: readonly number[],
  room: number,
): readonly number[] {
  let at = 0;
  return views.flatMap((count, which) => {
    const view = widths.slice(at, (at += count));
    const whole = which === views.length - 1 ? room + PEEK : room;
    const spare = whole - view.reduce((sum, width) => sum + width, 0);
    return view.map((width) => width + Math.max(0, spare) / count);
  });
}

/**
 * Lays the cells of a line out so that none is cut at rest: as they are where all fit, else without
 * saying how far each moved (`data-fit="quiet"`), else set closer (`"tight"`), else view by view
 * (`"views"`). What moved takes no room from the second on: figures have a size of their own.
 */
export function layOut(line: HTMLElement): void {
  const cells = [...line.querySelectorAll('li')];
  const { scrollLeft } = line;
  if (line.dataset['fit'] !== undefined) reset(line, cells);
  if (fits(line)) return;
  for (const fit of ['quiet', 'tight']) {
    line.dataset['fit'] = fit;
    if (fits(line)) return;
  }
  line.dataset['fit'] = 'views';
  const room = line.clientWidth - PEEK;
  const widths = cells.map((cell) => Math.ceil(cell.getBoundingClientRect().width));
  const views = viewsOf(widths, room);
  const wide = filled(widths, views, room);
  const firsts = views.map((_, view) =>
    views.slice(0, view).reduce((sum, count) => sum + count, 0),
  );
  for (const [at, cell] of cells.entries()) {
    cell.style.minWidth = `${wide[at]}px`;
    if (firsts.includes(at)) cell.dataset['first'] = '';
  }
  // The one that is looked at is still looked at.
  line.scrollLeft = scrollLeft;
}

const fits = (line: HTMLElement): boolean => line.scrollWidth <= line.clientWidth;

function reset(line: HTMLElement, cells: readonly HTMLElement[]): void {
  delete line.dataset['fit'];
  for (const cell of cells) {
    cell.style.minWidth = '';
    delete cell.dataset['first'];
  }
}
