// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { copyRange } from '../../../../../src/workbench/grid/clipboard/copy.ts';
import {
  layoutOf,
  laidTable,
} from '../../../../../src/workbench/listImport/sheetLayout/laidTable.ts';
import { guessMapping } from '../../../../../src/workbench/listImport/match/guess.ts';
import { recordsFor } from '../../../../../src/workbench/listImport/records/parts.ts';
import { pastedRecords } from '../../../../../src/workbench/listImport/table/pasted.ts';
import { sampleProjects } from '../../../document/samples.ts';
import { open } from '../../testing/openedAssumptions.ts';
import { TARGETS } from './streamTarget.ts';

const { incomes, expenses } = open(sampleProjects()[0]?.data);

test.each([
  ['incomes', incomes, TARGETS.incomes],
  ['expenses', expenses, TARGETS.expenses],
])('the sheet of %s that was copied here is read by its own heads', (_, model, target) => {
  const rows = Array.from({ length: model.rowCount }, (__, row) => row);
  const cols = model.columns.map((__, col) => col);
  const { text, html } = copyRange(model, model.columns, { rows, cols });
  const getData = (type: string): string => (type === 'text/html' ? html : text);
  const table = laidTable({ name: '', rows: pastedRecords({ getData }) }, target);
  const layout = layoutOf(table, target);
  expect(layout).toEqual({ head: 0, turned: false });
  const records = recordsFor(table, layout, target);
  // What is computed stays behind, and so does a button.
  const typed = model.columns.filter(
    ({ id }) => id !== 'ano1' && target.columns.some((one) => one.id === id),
  );
  expect(guessMapping(records, target)).toEqual(typed.map(({ id }) => id));
  const names = rows.map((row) => model.cell(row, 'nombre').text);
  expect(names.length).toBeGreaterThan(0);
  expect(records.lines.map(({ cells }) => cells[0])).toEqual(names);
});
