import {
  axisValues,
  type Block,
  kinds,
  type Matrix,
  matrixRows,
  outlineOf,
  read,
  rankedValues,
  unitOf,
} from '../../tool/index.ts';
import type { GridModel } from '../grid/index.ts';
import { listGrid } from '../blocks/list/listGrid.ts';
import { matrixGrid } from '../blocks/matrix/matrixGrid.ts';
import { lookupIn } from '../blocks/matrix/matrixLookup.ts';
import { tableGrid } from '../blocks/table/tableGrid.ts';
import type { Session } from '../session/session.ts';
import { type CsvValue, gridRows, localDecimalMark, toCsv, withUnit } from './csv.ts';
import { fileName } from './fileName.ts';
import { writeFile } from './writeFile.ts';

/** Hands a text, or bytes, to the browser as a file. */
function save(name: string, type: string, content: string | Uint8Array): void {
  const url = URL.createObjectURL(new Blob([content as BlobPart], { type }));
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

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A workbook with live formulas. `document`: what the person calls it. */
export function downloadBook(session: Session, document: string, bytes: Uint8Array): void {
  save(nameOf(session, '', 'xlsx', document), XLSX, bytes);
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

/** Everything a tool shows, as rows of one sheet, each block under its title. */
export function allRows(session: Session): CsvValue[][] {
  const rows: CsvValue[][] = [[session.tool.title]];
  for (const block of outlineOf(session.calculation)) {
    const lines = block.visible ? blockRows(session, block) : [];
    if (lines.length > 0) rows.push([], [titleOf(session, block)], ...lines);
  }
  return rows;
}

/** A matrix has one unit for all that it computes. */
function titleOf({ calculation }: Session, block: Block): string {
  if (block.kind !== 'matrix') return block.title;
  const output = calculation.formula({ id: block.matrix.output });
  return withUnit(block.title, output && unitOf(output));
}

function blockRows(session: Session, block: Block): CsvValue[][] {
  switch (block.kind) {
    case 'inputs':
    case 'figures':
    case 'results':
      return block.items.map((id) => valueRow(session, id));
    case 'list':
      return gridRows(listGrid(session, block.id, block.list), true);
    case 'table':
      return gridRows(tableGrid(session, block.id, block.table), true);
    case 'matrix':
      return gridRows(computedMatrix(session, block.id, block.matrix), false);
    case 'notices':
    case 'advice':
      return block.given.map(({ message }) => [message]);
    case 'rankings':
      return block.entries.map(([id, ranking]) => [
        ranking.label,
        ...rankedValues(session.calculation, id, ranking).map((value) =>
          typeof value === 'boolean' ? String(value) : value,
        ),
      ]);
    case 'chart':
      // Its figures are those of a list or a table.
      return [];
  }
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
