import type { GridColumn, GridSelection } from '../model.ts';
import { selectionClasses } from '../view/cell-look.ts';
import { walked } from './selection-moves.ts';
import {
  contains,
  isSingle,
  type Point,
  type Rectangle,
  rectangleOf,
  samePoint,
  sameRectangle,
  sameSpan,
  type Span,
  spanOf,
  toRange,
  toSelection,
  without,
} from './selection.ts';

/** What is selected in a grid: the rectangle of the active cell, and those that stay selected beside it. */
export class Selected {
  private current: Span | null = null;
  private last: Rectangle | null = null;
  private kept: readonly Rectangle[] = [];
  /** Those that were kept at the last change. */
  private known = this.kept;

  get span(): Span | null {
    return this.current;
  }

  get active(): Point | null {
    return this.current?.active ?? null;
  }

  /** The one of the active cell. */
  get rectangle(): Rectangle | null {
    return this.last;
  }

  /** All selected rectangles, the one of the active cell last. */
  get ranges(): readonly Rectangle[] {
    return this.last ? [...this.kept, this.last] : [];
  }

  /** More than one cell is selected: Tab and Enter lead from one to the next. */
  get isRange(): boolean {
    return this.kept.length > 0 || (this.last !== null && !isSingle(this.last));
  }

  /** Whether the active cell is in a column, or the corner that moves. */
  wasAt(col: number): boolean {
    return this.current?.active.col === col || this.current?.focus.col === col;
  }

  isActive(point: Point): boolean {
    return this.current !== null && samePoint(this.current.active, point);
  }

  has(point: Point): boolean {
    return this.ranges.some((range) => contains(range, point));
  }

  hasRow(row: number): boolean {
    return this.ranges.some(({ top, bottom }) => row >= top && row <= bottom);
  }

  hasColumn(col: number): boolean {
    return this.ranges.some(({ left, right }) => col >= left && col <= right);
  }

  /** Whether it is the last cell of the last rectangle. */
  endsAt({ row, col }: Point): boolean {
    return this.last?.bottom === row && this.last.right === col;
  }

  classesAt(point: Point): readonly string[] {
    return selectionClasses(point, this.ranges, this.active);
  }

  /** Another rectangle begins, and this one stays selected. */
  keep(): void {
    if (this.last) this.kept = [...this.kept, this.last];
  }

  /** Nothing stays selected beside the last rectangle. */
  drop(): void {
    if (this.kept.length > 0) this.kept = [];
  }

  /**
   * Each of the rectangles becomes another one, the last when it is put. Where two become the same, or one
   * comes to lie in another, there is one.
   */
  change(to: (range: Rectangle) => Rectangle): void {
    if (this.kept.length === 0) return;
    const changed = this.ranges.map(to);
    const others = changed.slice(0, -1);
    this.kept = others.filter((range, at) => !changed.slice(at + 1).some(liesIn(range)));
  }

  /** Selects all but a rectangle: the span that is to be put; null where nothing else is selected. */
  leaveOut(hole: Rectangle): Span | null {
    const rest = this.ranges.flatMap((range) => without(range, hole));
    const last = rest.pop();
    if (!last) return null;
    this.kept = rest;
    return spanOf(last);
  }

  /** Those that stay selected beside the one of the active cell. */
  get beside(): readonly Rectangle[] {
    return this.kept;
  }

  /** Others are beside the last one from now on; true where they are where none was. */
  putBeside(ranges: readonly Rectangle[]): boolean {
    const { kept } = this;
    const isSame =
      ranges.length === kept.length &&
      ranges.every((range, at) => kept[at] !== undefined && sameRectangle(range, kept[at]));
    if (!isSame) this.kept = ranges;
    return !isSame;
  }

  /** Changes the last rectangle; true where anything else is selected now than after the last change. */
  put(span: Span | null): boolean {
    const changed = !sameSpan(span, this.current) || this.kept !== this.known;
    this.known = this.kept;
    this.current = span;
    this.last = span && rectangleOf(span);
    return changed;
  }

  /**
   * The next cell of what is selected becomes the active one. Where that is in another rectangle this one
   * becomes the last, and their order stays that of a circle.
   */
  walk(key: 'enter' | 'tab', back: boolean): void {
    const { current, last, kept } = this;
    if (!current || !last) return;
    const within = walked(last, current.active, key, back);
    if (within) {
      this.put({ ...current, active: within });
      return;
    }
    const others = back ? [last, ...kept] : [...kept, last];
    const next = (back ? others.pop() : others.shift()) ?? last;
    this.kept = others;
    const { top, left, bottom, right } = next;
    this.put(spanOf(next, back ? { row: bottom, col: right } : { row: top, col: left }));
  }

  /** By the ids of columns; null where nothing is selected, or it reaches columns that aren't there. */
  in(columns: readonly GridColumn[]): GridSelection | null {
    const own = this.current && toSelection(this.current, columns);
    const more = this.kept.flatMap((range) => toRange(spanOf(range), columns) ?? []);
    return own && more.length > 0 ? { ...own, more } : own;
  }
}

const liesIn =
  ({ top, left, bottom, right }: Rectangle) =>
  (other: Rectangle): boolean =>
    contains(other, { row: top, col: left }) && contains(other, { row: bottom, col: right });
