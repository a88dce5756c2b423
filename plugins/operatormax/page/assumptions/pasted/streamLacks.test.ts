import { describe, expect, it } from 'vitest';
import { guessMapping } from '../../../../../src/workbench/listImport/match/guess.ts';
import { planOf } from '../../../../../src/workbench/listImport/records/plan.ts';
import { tried } from '../../../../../src/workbench/listImport/records/trial.ts';
import { Session } from '../../../../../src/workbench/index.ts';
import { emptyProject, type ProjectData } from '../../../document/document.ts';
import tool from '../../../tool.ts';
import { EXPENSES, INCOMES } from '../streamLists.ts';
import { streamTarget } from './streamTarget.ts';

const HEADS = ['Concepto', 'Tipo', 'Tarifa', 'Unidades', 'Ocupación', 'Porcentaje', 'Ingreso base'];

describe('a sheet with incomes and expenses', () => {
  it('tells what counts as 0, and what counts by more than the table says', () => {
    const session = new Session<ProjectData>(tool, emptyProject());
    const lacks = (list: typeof INCOMES | typeof EXPENSES, heads: string[], rows: string[][]) => {
      const target = list === INCOMES ? streamTarget(INCOMES) : streamTarget(EXPENSES);
      const records = { heads, lines: rows.map((cells, at) => ({ cells, at: at + 1 })) };
      const choices = {
        mapping: guessMapping(records, target),
        mode: 'add',
        mark: ',',
        turned: false,
        ways: new Map(),
      } as const;
      const plan = planOf(records, choices, target, target.names(session));
      return tried(session, target, plan, false).lacks;
    };
    expect(
      lacks(
        EXPENSES,
        ['Concepto', 'Tipo', 'Valor', 'Porcentaje'],
        [
          ['Servicios públicos', 'Fijo', '6.800.000', ''],
          ['Comisión OTA', 'Variable', '', '15 %'],
        ],
      ),
    ).toEqual([
      '«Comisión OTA» queda sin ingreso base: cuenta como 0 hasta que lo elijas en la hoja.',
      'Tu tabla no dice «Ciclo»: «Servicios públicos» cuenta con su valor cada mes. Cámbialo en la hoja donde sea de un año o de otro período.',
    ]);
    const shares = [
      ['Hotel', 'RevPar', '1.000', '10', '50 %', '', ''],
      ['Restaurante', 'Dependientes', '', '', '', '20', ''],
      ['Bar', 'Dependientes', '', '', '', '5', 'Hotel'],
      ['Spa', 'Dependientes', '', '', '', '3', ''],
    ];
    expect(lacks(INCOMES, HEADS, shares)).toEqual([
      '«Restaurante» y «Spa» quedan sin ingreso base: cuentan como 0 hasta que lo elijas en la hoja.',
    ]);
    const rents = [
      ['Local', 'Alquileres', '4.850.000', '1', '', '', ''],
      ['Terraza', 'Alquileres', '900.000', '1', '85 %', '', ''],
      ['Lavandería', 'Servicios', '6.500.000', '', '', '', ''],
    ];
    expect(lacks(INCOMES, HEADS, rents)).toEqual([
      '«Lavandería» cuenta como 0 mientras falte «Unidades, espacios o m²».',
      '«Local» cuenta como 0 mientras falte «Ocupación».',
    ]);
    const salaries = [
      ['Gerente', 'Personal', '7.200.000', ''],
      ['Recepción', 'Personal', '2.150.000', '52 %'],
      ['Seguro', 'Fijo', '3.100.000', ''],
    ];
    expect(lacks(EXPENSES, ['Concepto', 'Tipo', 'Valor', 'Prestaciones'], salaries)).toEqual([
      'Tu tabla no dice «Prestaciones»: «Gerente» cuenta con el 52 % del salario. Cámbialo en la hoja si el valor ya las incluye.',
      'Tu tabla no dice «Ciclo»: «Seguro» cuenta con su valor cada mes. Cámbialo en la hoja donde sea de un año o de otro período.',
    ]);
    const fixed = [
      ['Póliza', '68.000.000', 'Anual'],
      ['Aseo', '3.100.000', ''],
    ];
    expect(lacks(EXPENSES, ['Concepto', 'Valor', 'Ciclo'], fixed)[0]).toContain('«Aseo» cuenta');
    expect(lacks(EXPENSES, ['Concepto', 'Valor anual', ''], fixed)[0]).toContain(
      '«Póliza» y «Aseo»',
    );
    expect(lacks(EXPENSES, ['Concepto', 'Valor mensual', ''], fixed)).toEqual([]);
    const names = ['A', 'B', 'C', 'D', 'E'].map((name) => [name, 'Personal', '2.000.000']);
    expect(lacks(EXPENSES, ['Concepto', 'Tipo', 'Valor'], names)[0]).toContain(
      '«A», «B», «C» y 2 más cuentan con el 52 %',
    );
    expect(session.document.createdIncomes).toEqual([]);
  });
});
