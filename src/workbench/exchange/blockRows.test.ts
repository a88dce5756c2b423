import { describe, expect, it } from 'vitest';
import { defineTool, integer } from '../../tool/index.ts';
import { sampleTool } from '../testing/sample.ts';
import { Session } from '../session/session.ts';
import { allRows } from './blockRows.ts';
import { separateFiles } from './separateFiles.ts';

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

  it('tells what could not be taken among the notices, before the notes', () => {
    const session = new Session(sampleTool());
    session.type({ id: 'years' }, '45');
    session.type({ table: 'homes', row: 1, id: 'kind' }, 'Lote');
    session.setNote({ id: 'rate' }, { text: 'del banco' });
    const rows = allRows(session);
    expect(rows.slice(rows.findIndex(([title]) => title === 'Tabla'))).toEqual([
      ['Tabla'],
      ['Año', 'Saldo (COP)'],
      [1, 1000],
      [2, 2000],
      [3, 3000],
      [],
      ['Avisos'],
      ['«45» en Plazo no se acepta: cuenta 3.'],
      ['«Lote» en Tipo · Sur no se acepta: cuenta Apartamento.'],
      [],
      ['Notas'],
      ['Dato', 'Valor', 'Nota', 'Fuente', 'Fecha'],
      ['Tasa', 10, 'del banco', '', ''],
    ]);
  });

  it('tells it after the notices that the tool gives, in its file of single values too', () => {
    const tool = defineTool({
      id: 'sample',
      version: 1,
      title: 'Muestra',
      description: '',
      category: 'Financiamiento',
      path: '/tools/sample',
      listed: 'none',
      inputs: { years: integer('Plazo', { initial: 3, min: 1, max: 30 }) },
      formulas: { double: integer('Doble', 'years * 2') },
      results: [{ title: 'Resultados', items: ['double'] }],
      advice: [
        { id: 'short', level: 'info', when: 'years < 5', message: 'Es corto', notice: true },
      ],
    });
    const session = new Session(tool);
    session.type({ id: 'years' }, '45');
    const expected = [
      ['Muestra'],
      [],
      ['Datos'],
      ['Plazo', 3, ''],
      [],
      ['Avisos'],
      ['Es corto'],
      ['«45» en Plazo no se acepta: cuenta 3.'],
      [],
      ['Resultados'],
      ['Doble', 6, ''],
    ];
    expect(allRows(session)).toEqual(expected);
    expect(separateFiles(session)).toEqual([{ name: 'Resumen', rows: expected }]);
  });

  it('leaves out what is not shown', () => {
    const session = new Session(sampleTool());
    session.write('Sin gastos', [{ ref: { id: 'fees' }, value: false }]);
    expect(allRows(session).map(([name]) => name)).not.toContain('Gasto');
  });
});
