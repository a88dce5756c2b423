import { describe, expect, it } from 'vitest';
import { gridRows, toCsv } from './csv.ts';
import { listGrid } from '../blocks/list/listGrid.ts';
import { sampleTool } from '../testing/sample.ts';
import { Session } from '../session/session.ts';

const BOM = '\uFEFF';

describe('toCsv', () => {
  it('writes texts quoted and numbers bare, without the noise of binary fractions', () => {
    const rows = [
      ['Mes', 'Interés (COP)'],
      [1, 1234567.891],
      [2, -0.1 - 0.2],
    ];
    expect(toCsv(rows, ',')).toBe(`${BOM}"Mes";"Interés (COP)"\r\n1;1234567,891\r\n2;-0,3`);
    expect(toCsv([[1.5]], '.')).toBe(`${BOM}1.5`);
  });

  it('doubles quotes and keeps separators and line ends inside a text', () => {
    expect(toCsv([['a;b', 'di "ya"', 'dos\nlíneas']], ',')).toBe(
      `${BOM}"a;b";"di ""ya""";"dos\nlíneas"`,
    );
  });

  it.each(['=1+1', '+57 300', '-3', '@SUM(A1)', '\t=1', '\r=1'])(
    'keeps a spreadsheet from running %j',
    (text) => expect(toCsv([[text]], ',')).toBe(`${BOM}"'${text}"`),
  );

  it('leaves an empty cell empty, and a negative number a number', () => {
    expect(toCsv([[null, -3, '']], ',')).toBe(`${BOM};-3;`);
  });
});

describe('gridRows', () => {
  it('leaves empty what is empty on the screen, though it counts as 0', () => {
    const session = new Session(sampleTool());
    const list = session.calculation.declaration.lists['homes'];
    if (!list) throw new Error('the sample has no list');
    const price = { id: 'price', table: 'homes', row: 0 };
    session.write('Vaciar', [{ ref: price, value: null }]);
    const grid = listGrid(session, 'homes', list);
    expect(grid.cell(0, 'price')).toMatchObject({ text: '', value: null });
    expect(grid.editor(0, 'price')).toMatchObject({ text: '' });
    expect(gridRows(grid, true)[1]).toEqual(['Norte', null, 'Casa', 0]);
    session.write('Un cero', [{ ref: price, value: 0 }]);
    expect(grid.cell(0, 'price')).toMatchObject({ text: '$\u00a00', value: 0 });
    expect(gridRows(grid, true)[1]).toEqual(['Norte', 0, 'Casa', 0]);
  });

  it('says the unit of each row where rows differ', () => {
    const session = new Session(sampleTool());
    const list = session.calculation.declaration.lists['homes'];
    if (!list) throw new Error('the sample has no list');
    const grid = {
      ...listGrid(session, 'homes', list),
      rowUnit: (row: number) => ['%', ''][row] ?? '',
    };
    expect(gridRows(grid, true).map((row) => row.slice(0, 2))).toEqual([
      ['Nombre', 'Unidad'],
      ['Norte', '%'],
      ['Sur', ''],
    ]);
  });

  it('gives heads with their units, values unrounded, and no buttons', () => {
    const session = new Session(sampleTool());
    const list = session.calculation.declaration.lists['homes'];
    if (!list) throw new Error('the sample has no list');
    expect(gridRows(listGrid(session, 'homes', list), true)).toEqual([
      ['Nombre', 'Precio (COP)', 'Tipo', 'Impuesto (COP)'],
      ['Norte', 100, 'Casa', 1],
      ['Sur', 250.5, 'Apartamento', 2.505],
    ]);
  });
});
