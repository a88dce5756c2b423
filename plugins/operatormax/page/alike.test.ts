import { expect, test } from 'vitest';
import { Calculation, labelsBeside, type Ref, shownDependents } from '../../../src/tool/index.ts';
import { checked } from '../testing/documents.ts';
import tool from '../tool.ts';

const project = checked({
  dateConfig: { startMonth: 1, startYear: 2028, projectionPeriod: 1 },
  createdIncomes: [
    {
      id: 'p',
      name: 'Parqueaderos',
      incomeType: 'parqueaderos',
      parkingData: { numberOfSpaces: 2, occupancy: 50, monthlyRate: 100 },
    },
  ],
  createdExpenses: [
    {
      id: 'e',
      name: 'Parqueaderos',
      type: 'variable',
      variableData: { relationVariable: 'parqueaderos-p', relationPercentage: 10 },
    },
  ],
});

test('an income, its type and an expense of one name are told apart where one feeds the others', () => {
  const calculation = new Calculation(tool, project);
  const at = (id: string): Ref => ({ id, table: 'months', row: 0 });
  const fed = (ref: Ref) => labelsBeside(calculation, shownDependents(calculation, ref), ref);
  expect(fed(at('i1.flow'))).toEqual(
    expect.arrayContaining(['Parqueaderos (Tipo de ingreso)', 'Parqueaderos (Egreso)']),
  );
  // The type reads the income, which is no cell of itself.
  expect(labelsBeside(calculation, [at('i1.flow')], at('ingresosParqueaderos'))).toEqual([
    'Parqueaderos (Ingreso)',
  ]);
  // Beside another cell they have one name as well.
  const refs = [at('i1.flow'), at('ingresosParqueaderos'), at('e1.flow')];
  expect(labelsBeside(calculation, refs, at('ingresos'))).toEqual([
    'Parqueaderos (Ingreso)',
    'Parqueaderos (Tipo de ingreso)',
    'Parqueaderos (Egreso)',
  ]);
});
