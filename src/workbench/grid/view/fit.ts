import { type ColumnLayout, layoutWidth, sumOf } from './column-layout.ts';
import type { MeasuredColumn } from './widths.ts';

const MOST_SPREAD = 1.75;
/** Of the width of names. */
const MOST_SQUEEZE = 0.2;
/** Up to so many pixels, on a tablet, more columns of one width are worth more than whole texts. */
const TABLET = 900;
/** Texts give way to this in a column whose figures take less. */
export const LEAST_TEXT = 112;
/** Columns are alike where one width for all makes none of them more than so many times as wide. */
const ALIKE = 1.25;

/** Names give a little way where all columns are in sight together then. */
export function squeezed(
  columns: readonly MeasuredColumn[],
  layout: readonly ColumnLayout[],
  available: number,
): readonly ColumnLayout[] {
  const excess = layoutWidth(layout) - available;
  const names = layout.findIndex(({ pinned }, at) => pinned === 'left' && !columns[at]?.figure);
  const width = layout[names]?.width ?? 0;
  if (excess > width * MOST_SQUEEZE) return layout;
  return layout.map((place, at) => (at === names ? { ...place, width: width - excess } : place));
}

/** On a tablet columns of one width give their texts' room away where more of them stand side by side then. */
export function gathered(
  columns: readonly MeasuredColumn[],
  layout: readonly ColumnLayout[],
  available: number,
): readonly ColumnLayout[] {
  const scrolling = layout.filter(({ pinned }) => pinned === null);
  const [width = 0, ...others] = new Set(scrolling.map((place) => place.width));
  const room = available - layoutWidth(layout) + layoutWidth(scrolling);
  if (available > TABLET || others.length > 0 || layoutWidth(layout) <= available) return layout;
  const figures = Math.max(
    0,
    ...columns.map(({ figure, pinned }) => (pinned ? 0 : (figure ?? width))),
  );
  const need = Math.max(figures, Math.min(width, LEAST_TEXT));
  const count = Math.min(scrolling.length, Math.floor(room / need));
  if (count <= Math.floor(room / width)) return layout;
  const share = Math.floor(room / count);
  return layout.map((place) => (place.pinned === null ? { ...place, width: share } : place));
}

/** Gives the room that is left over to the columns that scroll, each in its proportion, up to `most` times its width. */
export function spread(
  columns: readonly MeasuredColumn[],
  layout: readonly ColumnLayout[],
  available: number,
  most = MOST_SPREAD,
): readonly ColumnLayout[] {
  const spreads = layout.map(({ pinned }, at) => pinned === null && !columns[at]?.button);
  const taken = layoutWidth(layout);
  const wide = sumOf(layout.filter((_, at) => spreads[at]).map(({ width }) => width));
  const times = wide > 0 ? Math.min(most, (available - taken + wide) / wide) : 1;
  if (times <= 1) return layout;
  const grown = layout.map((place, at) =>
    spreads[at] ? { ...place, width: Math.floor(place.width * times) } : place,
  );
  // What rounding leaves over goes to the last, so that the table ends where its frame does.
  const rest = times < most ? available - layoutWidth(grown) : 0;
  const last = spreads.lastIndexOf(true);
  return grown.map((place, at) => (at === last ? { ...place, width: place.width + rest } : place));
}

/**
 * A table that is scrolled to its end has a whole column at the frozen edge: what was left there of a
 * figure would read as another one. The last columns that stand side by side take all the room; where
 * all that scroll are about alike, each is as wide as those.
 */
export function endWhole(
  columns: readonly MeasuredColumn[],
  layout: readonly ColumnLayout[],
  available: number,
): readonly ColumnLayout[] {
  const scrolling = layout.filter(({ pinned }) => pinned === null);
  const room = available - layoutWidth(layout) + layoutWidth(scrolling);
  if (layoutWidth(scrolling) <= room) return layout;
  const widths = scrolling.map(({ width }) => width);
  const count = Math.floor(room / Math.max(...widths));
  const share = Math.floor(room / count);
  if (share <= Math.min(...widths) * ALIKE) {
    const last = scrolling.at(-1);
    return layout.map((place) => {
      if (place.pinned !== null) return place;
      return { ...place, width: place === last ? room - share * (count - 1) : share };
    });
  }
  const ending = lastWithin(scrolling, room);
  const growing = ending.filter(({ id }) => !columns.find((column) => column.id === id)?.button);
  const rest = room - layoutWidth(ending);
  const by = Math.floor(rest / growing.length);
  return layout.map((place) => {
    if (!growing.includes(place)) return place;
    const isLast = place === growing.at(-1);
    return { ...place, width: place.width + (isLast ? rest - by * (growing.length - 1) : by) };
  });
}

/** The last of them that stand side by side in so many pixels. */
function lastWithin(layout: readonly ColumnLayout[], room: number): readonly ColumnLayout[] {
  let first = layout.length;
  let taken = 0;
  for (let at = layout.length - 1; at >= 0; at -= 1) {
    taken += layout[at]?.width ?? 0;
    if (taken > room) break;
    first = at;
  }
  return layout.slice(first);
}
