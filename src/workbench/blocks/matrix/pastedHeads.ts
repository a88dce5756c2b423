import { axisValues, type Field, kinds, type Matrix } from '../../../tool/index.ts';
import { wordsOf } from '../../../ui/fold.ts';
import { isFigure } from '../../grid/clipboard/stray-titles.ts';
import { isFilled, type Texts } from '../../grid/clipboard/texts.ts';
import type { CellAddress, CellEdit, PastedHeads } from '../../grid/index.ts';
import type { Session } from '../../session/session.ts';
import type { Side } from './axes.ts';
import { columnId, columnIndex, HEAD } from './matrixPlaces.ts';

const BOTH = 'Se pegaron los dos ejes; las cifras de adentro se calculan.';

/**
 * A block with values of both axes, which become those wherever one is, as what is inside is computed; or a title
 * with values of the one axis where one is, which begin there without it.
 */
export function pastedHeads(
  session: Session,
  matrix: Matrix,
  texts: Texts,
  at: CellAddress,
): PastedHeads | null {
  return session.isReadOnly ? null : (bothAxes(session, matrix, texts) ?? titled(texts, at));
}

function bothAxes(session: Session, matrix: Matrix, texts: Texts): PastedHeads | null {
  const [[corner = '', ...above] = [], ...lines] = texts;
  const across = figuresOf(above);
  const down = figuresOf(lines.map(([side = '']) => side));
  if (!across || !down || isFigure(corner)) return null;
  const { axes } = session.calculation.declaration;
  const fields = [axes[matrix.rows.axis]?.field, axes[matrix.columns.axis]?.field] as const;
  const isSwapped = areSwapped(corner, fields, [down, across]);
  const [rows, columns] = isSwapped ? [across, down] : [down, across];
  const known = (side: Side): number => axisValues(session.document[matrix[side].axis]).length;
  return {
    edits: [
      ...editsOf('rows', rows, known('rows')),
      ...editsOf('columns', columns, known('columns')),
    ],
    target: { top: 0, left: 0, bottom: rows.length, right: columns.length },
    said: BOTH,
  };
}

/** A title over a column, or beside a row, of an axis where one is. */
function titled(texts: Texts, { row, columnId: column }: CellAddress): PastedHeads | null {
  const isColumn = texts.length > 1 && texts.every((line) => line.length === 1);
  const isOfRows = isColumn && column === HEAD;
  const isOfColumns = texts.length === 1 && row === 0;
  const [title = '', ...rest] = texts.flat();
  const values = figuresOf(rest);
  if (!(isOfRows || isOfColumns) || !values || !isFilled(title) || isFigure(title)) return null;
  // Upon the corner the title stands where titles do.
  const first = isOfRows ? Math.max(row - 1, 0) : column === HEAD ? 0 : columnIndex(column);
  const last = first + values.length;
  return {
    edits: editsOf(isOfRows ? 'rows' : 'columns', values, 0, first),
    target: isOfRows
      ? { top: first + 1, left: 0, bottom: last, right: 0 }
      : { top: 0, left: first + 1, bottom: 0, right: last },
    said: { without: title.trim() },
  };
}

/** Null where another text is among them. */
function figuresOf(texts: readonly string[]): readonly string[] | null {
  const filled = texts.filter(isFilled);
  return filled.length > 0 && filled.every(isFigure) ? filled : null;
}

/** Values at their places in an axis; what it has `known` past them goes away. */
function editsOf(
  side: Side,
  values: readonly string[],
  known: number,
  first = 0,
): readonly CellEdit[] {
  const count = Math.max(values.length, known);
  return Array.from({ length: count }, (_, index) => {
    const text = values[index] ?? '';
    return side === 'rows'
      ? { row: first + index + 1, columnId: HEAD, text }
      : { row: 0, columnId: columnId(first + index), text };
  });
}

type Both<T> = readonly [rows: T, columns: T];

/** Whether the corner of a block names the axes the other way round, and its values can be of these. */
function areSwapped(
  corner: string,
  [rows, columns]: Both<Field | undefined>,
  [down, across]: Both<readonly string[]>,
): boolean {
  if (!rows || !columns) return false;
  const [beside = '', above = ''] = corner.split(/[\\/|×]/);
  const isSaid =
    (isNameOf(beside, columns) && !isNameOf(beside, rows)) ||
    (isNameOf(above, rows) && !isNameOf(above, columns));
  return isSaid && areRead(columns, down) && areRead(rows, across);
}

/** 'Meses' and 'Meses a la venta (n.º)' are 'Meses a la venta'. */
function isNameOf(text: string, { label }: Field): boolean {
  const [said, known] = [wordsOf(text), wordsOf(label)];
  const isIn = (some: readonly string[], others: readonly string[]): boolean =>
    some.every((word) => others.includes(word));
  return said.length > 0 && (isIn(said, known) || isIn(known, said));
}

const areRead = (field: Field, texts: readonly string[]): boolean =>
  texts.every((text) => !('error' in kinds[field.kind].parse(text, field)));
