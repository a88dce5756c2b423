import type { Calculation, StudyResult, Tool } from '../tool/index.ts';
import type { Book } from './book.ts';
import { Formulas } from './formulas.ts';
import { Layout } from './layout.ts';
import { chartsSheet } from './sheets/charts.ts';
import { calculationSheet } from './sheets/calculation.ts';
import { inputsSheet } from './sheets/inputs.ts';
import { matrixSheet } from './sheets/matrix.ts';
import { notesSheet } from './sheets/notes.ts';
import { originSheet } from './sheets/origin.ts';
import { readmeSheet } from './sheets/readme.ts';
import { ResultsSheet } from './sheets/results.ts';
import { RowsSheet } from './sheets/rows.ts';
import { studySheets } from './sheets/studies.ts';
import { Trees } from './trees.ts';

/** A document as a workbook whose formulas compute what the tool computes. `now` is its date. */
export function workbookOf(tool: Tool, calculation: Calculation, now: Date): Book {
  const steps = workbookSteps(tool, calculation, now);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * The same in small steps, so that a page can paint in between; each gives how much is done, to 1.
 * `studies` are answers to today's data, which go along as values; `name` is the person's for the document.
 */
export function* workbookSteps(
  tool: Tool,
  calculation: Calculation,
  now: Date,
  studies: readonly StudyResult[] = [],
  name?: string,
): Generator<number, Book> {
  const { document } = calculation;
  const data = tool.document.data(document);
  const date = now.toLocaleDateString('es-CO', { dateStyle: 'long' });
  const trees = new Trees(calculation.sheet);
  for (const _ of trees.gathered()) yield 0;
  const layout = new Layout(calculation, trees);
  yield 0;
  const formulas = new Formulas(layout);
  const grids = [inputsSheet(layout, formulas, tool.title, data.scalars)];
  const columns = layout.areas.reduce((sum, area) => sum + area.columns.length, 0);
  let done = 0;
  for (const area of layout.areas) {
    const sheet = new RowsSheet(layout, formulas, area, data.lists[area.id] ?? []);
    for (const _ of sheet.filled()) yield done++ / columns;
    grids.push(sheet.grid);
  }
  yield 1;
  grids.splice(1, 0, new ResultsSheet(layout, formulas, tool.title).grid);
  for (const [id, matrix] of Object.entries(calculation.declaration.matrices)) {
    yield 1;
    grids.push(matrixSheet(layout, tool, document, id, matrix, date));
  }
  const charts = chartsSheet(layout);
  if (charts) grids.splice(2, 0, charts);
  yield 1;
  grids.push(calculationSheet(layout, formulas), readmeSheet(layout, tool, date));
  // Their names give way to those of sheets with formulas.
  const notes = notesSheet(layout, date);
  const answers = studySheets(layout, studies, date);
  grids.splice(-2, 0, ...answers, ...(notes ? [notes] : []));
  grids.push(formulas.choicesGrid, formulas.searchGrid, originSheet(layout, tool, document, name));
  const sheets = grids.map((grid) => {
    const sheet = grid.done();
    const former = layout.sheets.former.get(sheet.name);
    return former === undefined ? sheet : { ...sheet, former };
  });
  return { title: tool.title, sheets, names: layout.ranges };
}
