import { describe, expect, it } from 'vitest';
import { Session } from '../../../../src/workbench/index.ts';
import { checked } from '../../testing/documents.ts';
import tool from '../../tool.ts';
import { columnsInFile, flowColumns, yearNames } from './flowColumns.ts';

/** Two years from July 2030, with an income of 1.000.000 in August 2030 and one of 500.000 a year later. */
function open() {
  const dateConfig = { startMonth: 7, startYear: 2030, projectionPeriod: 2 };
  const incomes = [
    { month: 8, year: 2030, value: 1_000_000 },
    { month: 8, year: 2031, value: 500_000 },
  ];
  const income = {
    id: 'a',
    name: 'Patrocinios',
    incomeType: 'solo-ingresos',
    soloIngresosData: { incomes },
  };
  return new Session(tool, checked({ dateConfig, createdIncomes: [income] }));
}

describe('the columns of a cash flow', () => {
  it('names a year that begins within another by both', () => {
    expect(yearNames(open().calculation)).toEqual(['2030-31', '2031-32']);
  });

  it('has the sum of each year after its months, which fold into it, and a total', () => {
    const session = open();
    const ids = (folded: readonly number[]) =>
      flowColumns(session, 'months', new Set(folded))().map(({ id }) => id);
    const months = (from: number) => Array.from({ length: 12 }, (_, at) => `m${from + at}`);
    expect(ids([])).toEqual([...months(0), 'y0', ...months(12), 'y1', 'total']);
    expect(ids([0])).toEqual(['y0', ...months(12), 'y1', 'total']);
    expect(flowColumns(session, 'years', new Set())().map(({ header }) => header)).toEqual([
      '2030-31',
      '2031-32',
      'Total',
    ]);
  });

  it('of years holds their total in a file too, of months none', () => {
    const session = open();
    const inFile = (table: 'years' | 'months') =>
      columnsInFile(flowColumns(session, table, new Set())(), table).map(({ header }) => header);
    expect(inFile('years')).toEqual(['2030-31', '2031-32', 'Total']);
    const months = inFile('months');
    expect([months.length, months[0], months.at(-1)]).toEqual([24, 'jul 2030', 'jun 2032']);
  });

  it('shows what adds up: the years of the months, the total of the years', () => {
    const session = open();
    const value = (table: string, row: number) =>
      session.calculation.value({ id: 'ingresos', table, row });
    expect(value('years', 0)).toBe(1_000_000);
    expect(value('years', 1)).toBe(500_000);
    expect(value('total', 0)).toBe(1_500_000);
  });
});
