// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { gridRows, toCsv } from '../../../../../src/workbench/exchange/csv.ts';
import { copyRange } from '../../../../../src/workbench/grid/clipboard/copy.ts';
import {
  layoutOf,
  laidTable,
} from '../../../../../src/workbench/listImport/sheetLayout/laidTable.ts';
import { guessMapping } from '../../../../../src/workbench/listImport/match/guess.ts';
import { planOf } from '../../../../../src/workbench/listImport/records/plan.ts';
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

test('a cost of all incomes goes from one project to another, as copied cells and as a file', () => {
  const data = structuredClone(sampleProjects()[0]?.data);
  const tax = data?.createdExpenses.find(({ type }) => type === 'variable');
  if (!data || tax?.type !== 'variable') throw new Error('no variable cost among the samples');
  tax.variableData.relationVariable = 'total-ingresos';
  const { expenses: model } = open(data);
  const rows = Array.from({ length: model.rowCount }, (_, row) => row);
  const { text, html } = copyRange(model, model.columns, {
    rows,
    cols: model.columns.map((_, col) => col),
  });
  const getData = (type: string): string => (type === 'text/html' ? html : text);
  const file = toCsv(gridRows(model, true), ',');
  const asFile = { getData: (type: string) => (type === 'text/html' ? '' : file) };
  for (const source of [{ getData }, asFile]) {
    const { session } = open({ ...data, createdExpenses: [] });
    const records = recordsFor(
      { name: '', rows: pastedRecords(source) },
      { head: 0, turned: false },
      TARGETS.expenses,
    );
    const mapping = guessMapping(records, TARGETS.expenses);
    const choices = { mapping, mode: 'add', mark: ',', turned: false, ways: new Map() } as const;
    const recast = TARGETS.expenses.recast?.(session);
    const { edits, count, notices } = planOf(records, choices, TARGETS.expenses, [], recast);
    TARGETS.expenses.take(session, { label: '', edits, count, replace: false });
    const bases = session.document.createdExpenses.flatMap((one) =>
      one.type === 'variable' ? [[one.name, one.variableData.relationVariable]] : [],
    );
    expect(bases).toContainEqual([tax.name, 'total-ingresos']);
    // The sheet says it in its own words.
    expect(notices.join()).not.toMatch(/todos los ingresos/);
  }
});
