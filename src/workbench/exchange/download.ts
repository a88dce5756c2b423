import {
  axisValues,
  conditionId,
  kinds,
  type Matrix,
  matrixRows,
  read,
  unitOf,
} from '../../tool/index.ts';
import type { GridModel } from '../grid/index.ts';
import { listGrid } from '../models/listGrid.ts';
import { matrixGrid } from '../models/matrixGrid.ts';
import { lookupIn } from '../models/matrixLookup.ts';
import { tableGrid } from '../models/tableGrid.ts';
import type { Session } from '../session.ts';
import { type CsvValue, gridRows, localDecimalMark, toCsv, withUnit } from './csv.ts';
import { fileName } from './fileName.ts';
import { writeFile } from './writeFile.ts';

/** Hands a text to the browser as a file. */
function save(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser needs the address until it has begun to save.
  window.setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

const CSV = 'text/csv;charset=utf-8';

function nameOf(session: Session, part: string, extension: string, document = ''): string {
  return fileName([session.tool.id, document, part], extension, new Date());
}

/** One table; a matrix brings its own heads as cells. `document`: what the person calls it. */
export function downloadTable(
  session: Session,
  model: GridModel,
  { heads = true, document = '' } = {},
): void {
  const name = nameOf(session, model.id, 'csv', document);
  save(name, CSV, toCsv(gridRows(model, heads), localDecimalMark()));
}

/** Inputs, results and every table, one under the other, each under its name. */
export function downloadAll(session: Session): void {
  save(nameOf(session, '', 'csv'), CSV, toCsv(allRows(session), localDecimalMark()));
}

export function downloadDocument(session: Session): void {
  const text = writeFile(session.tool, session.document, new Date());
  save(nameOf(session, '', 'json'), 'application/json', text);
  session.markSaved();
}

/** Rows as a CSV file of the tool. */
export function downloadRows(
  session: Session,
  part: string,
  rows: readonly (readonly CsvValue[])[],
): void {
  save(nameOf(session, part, 'csv'), CSV, toCsv(rows, localDecimalMark()));
}

/** A file of a tool's own form, by its own name. */
export function downloadJson(name: string, content: unknown): void {
  save(name, 'application/json', `${JSON.stringify(content, null, 2)}\n`);
}

/** A text as it is, for what can't be read as anything better. */
export function downloadText(session: Session, part: string, text: string): void {
  save(nameOf(session, part, 'txt'), 'text/plain;charset=utf-8', text);
}

/** A text that belongs to no open document, by its own name. */
export function saveText(name: string, text: string): void {
  save(name, 'text/plain;charset=utf-8', text);
}

/** Everything a tool shows, as rows of one sheet. */
export function allRows(session: Session): CsvValue[][] {
  const { calculation, tool } = session;
  const { declaration } = calculation;
  const rows: CsvValue[][] = [[tool.title]];
  const block = (title: string, lines: CsvValue[][]): void => {
    if (lines.length > 0) rows.push([], [title], ...lines);
  };
  for (const section of declaration.sections) {
    block(
      section.title,
      section.inputs
        .filter((id) => calculation.holds(conditionId.visible(id)))
        .map((id) => valueRow(session, id)),
    );
  }
  const results = Object.entries(declaration.formulas).filter(
    ([id, formula]) => !formula.internal && calculation.applies({ id }),
  );
  block(
    'Resultados',
    results.map(([id]) => valueRow(session, id)),
  );
  for (const [id, list] of Object.entries(declaration.lists)) {
    block(list.label, gridRows(listGrid(session, id, list), true));
  }
  for (const [id, table] of Object.entries(declaration.tables)) {
    const shown = !table.internal && calculation.holds(conditionId.visible(id));
    if (shown) block(table.label, gridRows(tableGrid(session, id, table), true));
  }
  for (const [id, matrix] of Object.entries(declaration.matrices)) {
    const output = calculation.formula({ id: matrix.output });
    const label = withUnit(matrix.label, output && unitOf(output));
    block(label, gridRows(computedMatrix(session, id, matrix), false));
  }
  return rows;
}

/** With today's data, whether or not it was computed on the page. */
function computedMatrix(session: Session, id: string, matrix: Matrix): GridModel {
  const { document, tool } = session;
  const lookup = lookupIn([...matrixRows(tool, document, id)], document, matrix);
  return matrixGrid(session, id, matrix, axisValues(document[matrix.columns.axis]), lookup);
}

/** Name, value and unit of an input or a result. */
function valueRow(session: Session, id: string): CsvValue[] {
  const shape = session.calculation.field({ id }) ?? session.calculation.formula({ id });
  if (!shape) throw new RangeError(`nothing is declared as ${id}`);
  const { value } = read(session.calculation, { id });
  const worded = typeof value === 'boolean' || shape.kind === 'choice';
  return [shape.label, worded ? kinds[shape.kind].format(value, shape) : value, unitOf(shape)];
}
