// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { figureWidth } from '../../../../src/workbench/grid/view/widths.ts';
import { Session } from '../../../../src/workbench/index.ts';
import type { ProjectData } from '../../document/document.ts';
import { structureOf } from '../../model/structure.ts';
import { checked } from '../../testing/documents.ts';
import operatormax from '../../tool.ts';
import { flowGrid } from '../testing/flowGrid.ts';
import { flowRows } from './rows.ts';

const service = (id: string) => ({
  id,
  name: `Servicio ${id}`,
  incomeType: 'servicios',
  serviceData: { rate: 100, unitType: 'por unidad', monthlyQuantity: 1 },
});

const share = (id: string, baseIncomeId: string, percentage: number) => ({
  id,
  name: `Parte ${id}`,
  incomeType: 'dependientes',
  dependentData: { percentage, baseIncomeId },
});

test('a row of real months is below its stream, and says in a file whose it is', () => {
  const raw = {
    dateConfig: { startMonth: 1, startYear: 2028, projectionPeriod: 1 },
    createdIncomes: [service('a'), service('b')],
    overrides: { b: { '2028-02': 90 } },
  };
  const session = new Session<ProjectData>(operatormax, checked(raw));
  const { columns = {} } = session.calculation.declaration.tables['months'] ?? {};
  const rows = flowRows(structureOf(session.document), columns);
  const heads = rows.map(({ head }) => [head.text, head.value]);
  const at = heads.findIndex(([text]) => text === 'Servicio b');
  expect(heads[at + 1]).toEqual(['Real − proyectado', 'Real − proyectado · Servicio b']);
  expect(heads.filter(([text]) => text === 'Real − proyectado')).toHaveLength(1);
});

test('the sum of real months stands apart from the profit, which moves by more', () => {
  const raw = {
    dateConfig: { startMonth: 1, startYear: 2028, projectionPeriod: 1 },
    createdIncomes: [service('a'), share('b', 'a', 20)],
    overrides: { a: { '2028-02': 150 } },
  };
  const session = new Session<ProjectData>(operatormax, checked(raw));
  const february = (id: string) => session.calculation.value({ id, table: 'months', row: 1 });
  // The income is 50 more, and with it a fifth that follows it: 150 + 30, no longer 100 + 20.
  expect([february('desviacion'), february('utilidadBruta')]).toEqual([50, 180]);
  const { columns = {} } = session.calculation.declaration.tables['months'] ?? {};
  const rows = flowRows(structureOf(session.document), columns);
  // In a file it has room for its whole name.
  expect(rows.at(-1)?.head.value).toBe('Real − proyectado: ingresos − egresos');
  const heads = rows.map(({ head }) => head.text);
  expect(heads.slice(-2)).toEqual([
    'Reales frente a lo proyectado',
    'Real − proy.: ingresos − egresos',
  ]);
  const gross = heads.findIndex((text) => text.includes('Utilidad Bruta Operativa'));
  expect(heads[gross + 1]).toBe('(−) Fee de Operación');
  // The names that come with real months take no room from the months.
  const widest = Math.max(...heads.slice(0, -2).map(figureWidth));
  expect(Math.max(...heads.slice(-2).map(figureWidth))).toBeLessThanOrEqual(widest);
});

test('a difference is painted by whether it is good for the cash flow', () => {
  const raw = {
    dateConfig: { startMonth: 1, startYear: 2028, projectionPeriod: 1 },
    createdIncomes: [service('a')],
    createdExpenses: [{ id: 'x', name: 'Energía', type: 'fixed', amount: 40 }],
    // In January more is earned and less is spent, in February the other way round, in March as projected.
    overrides: {
      a: { '2028-01': 150, '2028-02': 70, '2028-03': 100 },
      x: { '2028-01': 25, '2028-02': 60, '2028-03': 40 },
    },
  };
  const session = new Session<ProjectData>(operatormax, checked(raw));
  const grid = flowGrid(session);
  const differences = Array.from({ length: grid.rowCount }, (_, row) => row)
    .filter((row) => grid.cell(row, 'concepto').text.startsWith('Real −'))
    .map((row) => ['m0', 'm1', 'm2'].map((month) => grid.cell(row, month)));
  expect(differences.map((cells) => cells.map(({ value, tone }) => [value, tone]))).toEqual([
    [
      [50, 'good'],
      [-30, 'bad'],
      [0, 'muted'],
    ],
    [
      [-15, 'good'],
      [20, 'bad'],
      [0, 'muted'],
    ],
    [
      [65, 'good'],
      [-50, 'bad'],
      [0, 'muted'],
    ],
  ]);
});
