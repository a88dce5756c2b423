import { axisValues, type Document, type Matrix, matrixRows, type Tool } from '../../tool/index.ts';
import { computedFormat, inputFormat } from '../formats.ts';
import { Grid } from '../grid.ts';
import { FIRST_ROW, HEAD_ROW, type Layout } from '../layout.ts';
import { putTitle } from './heads.ts';

/** A matrix as values: each is a run of the whole model, which no formula could repeat in a cell. */
export function matrixSheet(
  layout: Layout,
  tool: Tool,
  document: Document,
  id: string,
  matrix: Matrix,
  date: string,
): Grid {
  const grid = new Grid(layout.sheets.take(matrix.label), {
    frozenRows: FIRST_ROW,
    frozenColumns: 1,
    landscape: true,
  });
  putTitle(
    grid,
    matrix.label,
    `Valores del ${date}: no siguen a las entradas. Filas: ${layout.label({ id: matrix.rows.input })}; columnas: ${layout.label({ id: matrix.columns.input })}.`,
  );
  const across = layout.calculation.field({ id: matrix.columns.input });
  const down = layout.calculation.field({ id: matrix.rows.input });
  const output = layout.calculation.formula({ id: matrix.output });
  axisValues(document[matrix.columns.axis]).forEach((value, at) => {
    const format = across ? inputFormat(across) : '0';
    grid.put(HEAD_ROW, at + 1, { value, look: 'header', format });
    grid.widen(at + 1, 10);
  });
  const rows = axisValues(document[matrix.rows.axis]);
  [...matrixRows(tool, document, id)].forEach((values, at) => {
    const row = FIRST_ROW + at;
    const format = down ? inputFormat(down) : '0';
    grid.put(row, 0, { value: rows[at] ?? null, look: 'header', format });
    values.forEach((value, column) => {
      const own = output && computedFormat(output);
      const cell = {
        value,
        look: 'computed',
        ...(own === undefined ? {} : { format: own }),
      } as const;
      grid.put(row, column + 1, cell);
    });
  });
  grid.widen(0, 14);
  return grid;
}
