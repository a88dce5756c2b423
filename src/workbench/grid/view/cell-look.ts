import { contains, type Point, type Rectangle } from '../selection/selection.ts';

export type Mark = 'precedent' | 'dependent';

/**
 * The classes that draw a cell's place in the selection: fill, outer border, active cell. Of several
 * rectangles the last one that has the cell draws it.
 */
export function selectionClasses(
  point: Point,
  rectangles: readonly Rectangle[],
  active: Point | null,
): readonly string[] {
  const rectangle = rectangles.findLast((each) => contains(each, point));
  if (!rectangle) return [];
  const classes = ['dg-in'];
  if (point.row === rectangle.top) classes.push('dg-top');
  if (point.row === rectangle.bottom) classes.push('dg-bottom');
  if (point.col === rectangle.left) classes.push('dg-start');
  if (point.col === rectangle.right) classes.push('dg-end');
  if (active && active.row === point.row && active.col === point.col) classes.push('dg-active');
  return classes;
}
