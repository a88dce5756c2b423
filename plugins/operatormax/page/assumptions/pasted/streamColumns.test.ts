import { describe, expect, it } from 'vitest';
import { guessMapping } from '../../../../../src/workbench/listImport/match/guess.ts';
import { EXPENSES, INCOMES } from '../streamLists.ts';
import { streamTarget } from './streamTarget.ts';

describe('streams from elsewhere', () => {
  it.each([
    '# habitaciones',
    'N° de habitaciones',
    'Nro. habitaciones',
    'Número de habitaciones',
    'Cant. de habitaciones',
  ])('have as many rooms as %s says', (head) => {
    const heads = ['Rubro', head, 'Área arrendable'];
    const lines = [
      { cells: ['Estándar', '38', ''], at: 1 },
      { cells: ['Local', '', '180'], at: 2 },
    ];
    const mapping = guessMapping({ heads, lines }, streamTarget(INCOMES));
    expect(mapping).toEqual(['nombre', 'cantidad', 'cantidad']);
  });

  it.each([
    ['Tarifa mensual', '$ 8.400.000', 'tarifa'],
    ['Unidades / espacios / m2', '32', 'cantidad'],
    ['% de ocupación', '68%', 'ocupacion'],
    ['Meses de estabilización', '18', 'estabilizacion'],
    ['Unds.', '38', 'cantidad'],
    ['Nro. hab.', '38', 'cantidad'],
    // Of a sheet that groups by commas.
    ['Monthly rate', '640,000', 'tarifa'],
    ['Ocup. madura', '74%', 'ocupacion'],
    ['Rampa (meses)', '15', 'estabilizacion'],
    ['% s/ base', '31,4%', 'porcentaje'],
    ['% del ingreso', '22%', 'porcentaje'],
    ['Ajuste sobre IPC', '1,0%', 'ajuste'],
    ['Puntos sobre IPC', '0,5%', 'ajuste'],
  ])('of incomes «%s» with %s is %s', (head, text, id) => {
    const records = { heads: [head], lines: [{ cells: [text], at: 1 }] };
    expect(guessMapping(records, streamTarget(INCOMES))).toEqual([id]);
  });

  it.each([
    ['Valor mensual', '$ 18.500.000', 'valor'],
    ['Sueldo', '1.600.000', 'valor'],
    ['Empleado', 'Gerente', ''],
    ['Cant.', '4', 'personas'],
    ['% de prestaciones', '52%', 'prestaciones'],
    ['Billing cycle', 'Mensual', 'ciclo'],
  ])('of expenses «%s» with %s is %s', (head, text, id) => {
    const records = { heads: [head], lines: [{ cells: [text], at: 1 }] };
    expect(guessMapping(records, streamTarget(EXPENSES))).toEqual([id]);
  });
});
