import type { Calculation, Document, Tool } from '../tool/index.ts';
import type { Book } from './book.ts';
import { Formulas } from './formulas.ts';
import { Layout } from './layout.ts';
import { calculationSheet } from './sheets/calculation.ts';
import { inputsSheet } from './sheets/inputs.ts';
import { matrixSheet } from './sheets/matrix.ts';
import { readmeSheet } from './sheets/readme.ts';
import { ResultsSheet } from './sheets/results.ts';
import { RowsSheet } from './sheets/rows.ts';
import { Trees } from './trees.ts';

/** Whether there is anything in a tool that a workbook could compute. */
export function hasFormulas({ declaration }: Calculation): boolean {
  const { formulas, tables, lists } = declaration;
  return Object.keys(formulas).length + Object.keys(tables).length + Object.keys(lists).length > 0;
}

/** A document as a workbook whose formulas compute what the tool computes. `now` is its date. */
export function workbookOf(tool: Tool, calculation: Calculation, now: Date): Book {
  const document: Document = calculation.document;
  const data = tool.document.data(document);
  const date = now.toLocaleDateString('es-CO', { dateStyle: 'long' });
  const layout = new Layout(calculation, new Trees(calculation.sheet));
  const formulas = new Formulas(layout);
  const inputs = inputsSheet(layout, formulas, tool.title, data.scalars);
  const tables = layout.areas.map(
    (area) => new RowsSheet(layout, formulas, area, data.lists[area.id] ?? []).grid,
  );
  const results = new ResultsSheet(layout, formulas, tool.title).grid;
  const matrices = Object.entries(calculation.declaration.matrices).map(([id, matrix]) =>
    matrixSheet(layout, tool, document, id, matrix, date),
  );
  const rest = [calculationSheet(layout, formulas), readmeSheet(layout, tool, date)];
  const hidden = [formulas.choicesGrid, formulas.searchGrid];
  const grids = [inputs, results, ...tables, ...matrices, ...rest, ...hidden];
  return { title: tool.title, sheets: grids.map((grid) => grid.done()), names: layout.ranges };
}
