// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { findCells, replaceIn } from '../../../../src/workbench/grid/index.ts';
import { Session } from '../../../../src/workbench/index.ts';
import type { ProjectData } from '../../document/document.ts';
import { checked } from '../../testing/documents.ts';
import operatormax from '../../tool.ts';
import { flowGrid } from '../testing/flowGrid.ts';

/** A year from January 2028 with an income of 8.500.000 a month, of which three months are known to be so. */
function open() {
  const raw = {
    dateConfig: { startMonth: 1, startYear: 2028, projectionPeriod: 1 },
    createdIncomes: [
      {
        id: 'a',
        name: 'Comisión',
        incomeType: 'servicios',
        serviceData: { rate: 8_500_000, unitType: 'por unidad', monthlyQuantity: 1 },
      },
    ],
    overrides: { a: { '2028-01': 8_500_000, '2028-02': 8_500_000, '2028-03': 8_500_000 } },
  };
  const session = new Session<ProjectData>(operatormax, checked(raw));
  const grid = flowGrid(session);
  return { session, grid };
}

it('finds computed months of a stream, and replaces its real ones alone', () => {
  const { session, grid } = open();
  const row = Array.from({ length: grid.rowCount }, (_, at) => at).find(
    (at) => grid.cell(at, 'concepto').text === 'Comisión',
  );
  const found = findCells(grid, '8.500.000');
  expect(found.filter((cell) => cell.row === row)).toHaveLength(12);
  grid.edit(replaceIn(grid, found, '8.500.000', '9.000.000'), 'replace');
  expect(session.document.overrides).toEqual({
    a: { '2028-01': 9_000_000, '2028-02': 9_000_000, '2028-03': 9_000_000 },
  });
});

it('says where figures of years go, which it takes none of', () => {
  expect(open().grid.ofYears).toMatch(/«Ingresos Operativos» y «Egresos».*Flujo Mensual/);
});
