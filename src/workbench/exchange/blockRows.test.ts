import { describe, expect, it } from 'vitest';
import { sampleTool } from '../testing/sample.ts';
import { Session } from '../session/session.ts';
import { allRows } from './blockRows.ts';

describe('allRows', () => {
  it('holds inputs, results and every table, each under its name', () => {
    const session = new Session(sampleTool());
    expect(allRows(session)).toEqual([
      ['Muestra'],
      [],
      ['Datos'],
      ['Monto', 1000, 'COP'],
      ['Tasa', 10, '% anual'],
      ['Plazo', 3, ''],
      ['Momento', 'Vencido', ''],
      ['Con gastos', 'Sí', ''],
      ['Gasto', 5, 'COP'],
      [],
      ['Cifras que deciden'],
      ['Total', 305, 'COP'],
      [],
      ['Casas'],
      ['Nombre', 'Precio (COP)', 'Tipo', 'Impuesto (COP)'],
      ['Norte', 100, 'Casa', 1],
      ['Sur', 250.5, 'Apartamento', 2.505],
      [],
      ['Resultados'],
      ['Interés', 300, 'COP'],
      ['Total', 305, 'COP'],
      ['Casas', 350.5, 'COP'],
      [],
      ['Sensibilidad (COP)'],
      ['Plazo \\ Tasa (%)', 5, 10],
      [1, 50, 100],
      [2, 100, 200],
      [3, 150, 300],
      [],
      ['Tabla'],
      ['Año', 'Saldo (COP)'],
      [1, 1000],
      [2, 2000],
      [3, 3000],
    ]);
  });

  it('gives an emptied input as the 0 that it becomes', () => {
    const session = new Session(sampleTool());
    session.write('Sin gasto', [{ ref: { id: 'fee' }, value: null }]);
    const rows = allRows(session);
    expect(rows).toContainEqual(['Gasto', 0, 'COP']);
    expect(rows).toContainEqual(['Total', 300, 'COP']);
  });

  it('leaves out what is not shown', () => {
    const session = new Session(sampleTool());
    session.write('Sin gastos', [{ ref: { id: 'fees' }, value: false }]);
    expect(allRows(session).map(([name]) => name)).not.toContain('Gasto');
  });
});
