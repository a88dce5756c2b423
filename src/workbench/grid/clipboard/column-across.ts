import { listNames } from '../../../tool/index.ts';
import type { GridColumn, GridModel } from '../model.ts';
import type { Rectangle } from '../selection/selection.ts';
import type { Block } from './clipboard-block.ts';
import { type PastePlan, planPaste } from './paste.ts';
import { isFigure } from './stray-titles.ts';
import { numberIn, textsOf } from './texts.ts';

/** How a column goes along a row. */
export interface Across {
  readonly plan: PastePlan;
  /** How many of its figures find a column. */
  readonly count: number;
  /** Its last figure, where that adds up the others and stays out. */
  readonly total: string | null;
  /** Those behind the last column, which stay out as well. */
  readonly beyond: readonly string[];
}

/**
 * How a column of figures of elsewhere goes along the row of the selected cells, where records stand side by side and
 * it would run down into rows of something else, which take nothing or figures of another kind: in most spreadsheets
 * records stand one below the other. Null of any other block.
 */
export function columnAcross(
  model: GridModel,
  columns: readonly GridColumn[],
  target: Rectangle,
  block: Block,
): Across | null {
  const texts = textsOf(block)?.flat() ?? [];
  const isColumn = block.length > 1 && texts.length === block.length;
  // Of a record that has none its cell is empty, or has a dash.
  const lines = texts.map((text) => (/^[\s–—-]*$/.test(text) ? '' : text));
  const figures = lines.filter((text) => text !== '');
  const isOfRecords = model.records?.along === 'columns' && model.inTime !== true;
  const isInRow = target.top === target.bottom;
  const areFigures = figures.length > 1 && figures.every(isFigure);
  if (!isColumn || !isOfRecords || !isInRow || !areFigures) return null;
  const down = planPaste(model, columns, target, block);
  if (down.refused.length === 0 && !(areAlike(figures) && fallOnKinds(model, down))) return null;
  const total = lines.at(-1) !== '' && endsInTotal(figures) ? (lines.at(-1) ?? null) : null;
  const records = total === null ? lines : lines.slice(0, -1);
  const fitting = records.slice(0, columns.length - target.left);
  const first = { ...target, right: target.left };
  const plan = planPaste(model, columns, first, [fitting]);
  if (fitting.length < 2 || plan.refused.length > 0) return null;
  return { plan, count: fitting.length, total, beyond: records.slice(fitting.length) };
}

/** Figures that are named; the others are counted. */
const MOST_NAMED = 8;

/** What of a column stays out along a row. */
export function leftAlong({ total, beyond }: Across): readonly string[] {
  const lack = beyond.length === 1 ? 'No cabe' : 'No caben';
  return [
    ...(total === null ? [] : [`Sin «${total.trim()}», que es la suma de las demás.`]),
    ...(beyond.length === 0
      ? []
      : [`${lack} ${listNames(beyond, MOST_NAMED)}: no hay más columnas.`]),
  ];
}

/**
 * Where records stand side by side a column, or figures without a name, upon a row's name or upon its whole row begin
 * beside that name.
 */
export function besideName(
  model: GridModel,
  columns: readonly GridColumn[],
  target: Rectangle,
  block: Block,
): Rectangle {
  const isColumn = block.length > 1 && block.every(({ length }) => length === 1);
  const areFigures = block.every(([first = '']) =>
    isFigure(typeof first === 'string' ? first : first.text),
  );
  const isInRow = target.top === target.bottom && model.records?.along === 'columns';
  const left = columns.findIndex(({ pinned }) => !pinned);
  if (!(isColumn || areFigures) || !isInRow || target.left >= left) return target;
  return { ...target, left, right: Math.max(left, target.right) };
}

/** Of so many times the least there is something else among figures: a rent, and how many are let. */
const FAR = 100;

/** Whether figures may all be the same of several records, and not each something else of one. */
function areAlike(figures: readonly string[]): boolean {
  const shares = figures.filter((text) => text.includes('%')).length;
  const sizes = figures.map((text) => Math.abs(figureOf(text)));
  const filled = sizes.filter((size) => size !== 0);
  const isOfOneUnit = shares === 0 || shares === figures.length;
  return isOfOneUnit && Math.max(...filled) <= FAR * Math.min(...filled);
}

/** Whether some of them fall on percentages, and others don't. */
function fallOnKinds(model: GridModel, { edits }: PastePlan): boolean {
  const kinds = new Set(
    edits.flatMap(({ row, columnId }) => {
      if (row >= model.rowCount) return [];
      const editor = model.editor(row, columnId);
      return [editor.type === 'text' && editor.mayBeFraction !== undefined];
    }),
  );
  return kinds.size > 1;
}

/** Without what it is in: '$ 7.218.600', '95 %'. */
const figureOf = (text: string): number => numberIn(text.replace(/COP|[$%\s]/gi, '')) ?? Number.NaN;

/** Of two figures the second is no sum. */
const LEAST_OF_SUM = 3;

function endsInTotal(figures: readonly string[]): boolean {
  const numbers = figures.map(figureOf);
  const sum = numbers.slice(0, -1).reduce((before, number) => before + number, 0);
  return figures.length >= LEAST_OF_SUM && Math.abs(sum - (numbers.at(-1) ?? 0)) < 0.5;
}
