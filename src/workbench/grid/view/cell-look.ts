import { contains, type Point, type Rectangle } from '../selection/selection.ts';

export type Mark = 'precedent' | 'dependent';

/** The classes that draw a cell's place in the selection: fill, outer border, active cell. */
export function selectionClasses(
  point: Point,
  rectangle: Rectangle | null,
  active: Point | null,
): readonly string[] {
  if (!rectangle || !contains(rectangle, point)) return [];
  const classes = ['dg-in'];
  if (point.row === rectangle.top) classes.push('dg-top');
  if (point.row === rectangle.bottom) classes.push('dg-bottom');
  if (point.col === rectangle.left) classes.push('dg-start');
  if (point.col === rectangle.right) classes.push('dg-end');
  if (active && active.row === point.row && active.col === point.col) classes.push('dg-active');
  return classes;
}
