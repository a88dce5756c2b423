import { describe, expect, it, test } from 'vitest';
import { doubtsOf } from '../../../../../src/workbench/listImport/doubts/doubts.ts';
import { guessMapping } from '../../../../../src/workbench/listImport/match/guess.ts';
import { layoutOf } from '../../../../../src/workbench/listImport/sheetLayout/laidTable.ts';
import { laidOut } from '../../../../../src/workbench/listImport/sheetLayout/laidOut.ts';
import { recordsFor } from '../../../../../src/workbench/listImport/records/parts.ts';
import { rowsOf } from '../../../testing/sheets/rowsOf.ts';
import { planOf } from '../../../../../src/workbench/listImport/records/plan.ts';
import { INCOMES } from '../streamLists.ts';
import { streamTarget } from './streamTarget.ts';

describe('streams from elsewhere', () => {
  it('tell of nights, and count rooms and square metres, where other incomes have a rate of a month', () => {
    const heads = [
      'Rubro',
      'Tipo',
      'Tarifa por noche',
      'No. de habitaciones',
      'Área (m²)',
      'Canon por m²',
    ];
    const lines = [
      { cells: ['Estándar', 'Hotel', '385.000', '38', '', ''], at: 1 },
      { cells: ['Local', 'Arriendo', '', '', '180', '92.500'], at: 2 },
    ];
    const target = streamTarget(INCOMES);
    const mapping = guessMapping({ heads, lines }, target);
    expect(mapping).toEqual(['nombre', 'tipo', 'tarifa', 'cantidad', 'cantidad', 'tarifa']);
    const asked = doubtsOf({ heads, lines }, mapping, ',', target);
    expect(asked.map(({ question }) => question)).toEqual([
      'De «Tarifa por noche» a «Tarifa al mes»',
    ]);
  });

  it('are asked whether a rate without a period is of a night, where it is too low for a month', () => {
    const target = streamTarget(INCOMES);
    const heads = ['Concepto', 'Tipo', 'Unidades', 'Tarifa'];
    const ask = (...cells: string[][]) => {
      const lines = cells.map((each, at) => ({ cells: each, at: at + 1 }));
      const mapping = guessMapping({ heads, lines }, target);
      const asked = doubtsOf({ heads, lines }, mapping, ',', target);
      const typed = (label: string) =>
        cells.map((each) =>
          asked[0]?.ways.find((way) => way.label === label)?.read(each[3] ?? '', each),
        );
      return { asked: asked.map(({ question, ways }) => [question, ways.length]), typed };
    };
    const suites = ['Suites', 'Hospedaje', '24', '$ 285.000'];
    const places = ['Parqueadero', 'Parqueadero', '20', '$ 180.000'];
    const { asked, typed } = ask(suites, places);
    expect(asked).toEqual([['«Tarifa»: ¿de una noche o de un mes?', 3]]);
    expect(typed('Noche × 30')).toEqual(['=285000*30', '$ 180.000']);
    expect(typed('Noche × 365/12')).toEqual(['=285000*365/12', '$ 180.000']);
    expect(typed('Al mes')).toEqual(['$ 285.000', '$ 180.000']);
    expect(ask(['Coliving', 'RevPAR', '40', '1.850.000'], places).asked).toEqual([]);
    expect(ask(places).asked).toEqual([]);
  });

  it('take a place to park at a rate of a night where that is too low for a month', () => {
    const target = streamTarget(INCOMES);
    const heads = ['Concepto', 'Unidades', 'Tarifa noche', 'Ocupación'];
    const cells = [
      ['Apartasuite', '30', '$ 320.000', '62%'],
      ['Parqueadero visitantes', '14', '$ 25.000', '45%'],
      ['Parqueadero socios', '6', '$ 180.000', '100%'],
    ];
    const lines = cells.map((each, at) => ({ cells: each, at: at + 1 }));
    const mapping = guessMapping({ heads, lines }, target);
    const [doubt] = doubtsOf({ heads, lines }, mapping, ',', target);
    const [byThirty] = doubt?.ways ?? [];
    expect(cells.map((each) => byThirty?.read(each[2] ?? '', each))).toEqual([
      '=320000*30',
      '=25000*30',
      '$ 180.000',
    ]);
  });

  it('tell why a rate of hours stays out, and that it enters as it is where somebody wants it', () => {
    const heads = ['Concepto', 'Tipo', 'Tarifa hora', 'Celdas'];
    const lines = [{ cells: ['Visitantes', 'Parqueaderos', '4.500', '28'], at: 1 }];
    const target = streamTarget(INCOMES);
    const rest = { mode: 'add', mark: ',', turned: false, ways: new Map() } as const;
    const told = (mapping: readonly string[]) =>
      planOf({ heads, lines }, { mapping, ...rest }, target, []).notices;
    const guessed = guessMapping({ heads, lines }, target);
    expect(guessed).toEqual(['nombre', 'tipo', '', 'cantidad']);
    expect(told(guessed)).toEqual([
      '«Tarifa hora» no se toma por «Tarifa al mes», que es de otro período: convierte sus cifras en tu hoja y vuelve a pegar.',
      'Tiene datos y no se importa: «Tarifa hora».',
    ]);
    expect(told(guessed.map((id, at) => (at === 2 ? 'tarifa' : id)))).toEqual([
      '«Tarifa hora» entra tal cual en «Tarifa al mes», que es de otro período: convierte antes sus cifras en tu hoja.',
    ]);
  });

  it('tell where figures of months and years belong', () => {
    const target = streamTarget(INCOMES);
    const rest = { mode: 'add', mark: ',', turned: false, ways: new Map() } as const;
    const told = (...heads: string[]) => {
      const lines = [{ cells: ['Restaurante', '420.000.000', '441.000.000'], at: 1 }];
      const mapping = guessMapping({ heads, lines }, target);
      const { notices } = planOf({ heads, lines }, { mapping, ...rest }, target, []);
      return notices.some((notice) => notice.includes('Flujo Mensual'));
    };
    expect(told('Concepto', 'jun-27', 'jul-27')).toBe(true);
    expect(told('Concepto', '2027', '2028')).toBe(true);
    expect(told('Concepto', '2027-28', '2028-29')).toBe(true);
    expect(told('Concepto', 'Año 1', 'Año 2')).toBe(true);
    expect(told('Concepto', 'Contacto', 'Teléfono')).toBe(false);
    expect(told('Concepto', 'Tarifa', 'Unidades')).toBe(false);
  });
});

test.each([
  'Tarifa promedio por noche',
  'Tarifa promedio noche (ADR)',
  'Tarifa por noche (promedio)',
  'Tarifa por habitación noche',
  'Valor de la noche por habitación',
])('«%s» downwards, of one income, is asked about as a head', (rate) => {
  const target = streamTarget(INCOMES);
  const sheet = `INGRESOS |
Número de habitaciones | 12
${rate} | $ 110.000
Ocupación | 55%`;
  const table = { name: '', rows: laidOut(rowsOf(sheet), target).rows };
  const records = recordsFor(table, layoutOf(table, target), target);
  const [doubt, more] = doubtsOf(records, guessMapping(records, target), ',', target);
  expect(more).toBeUndefined();
  expect(doubt?.ways.map(({ label }) => label)).toEqual(['× 30', '× 365/12', 'Tal cual']);
  const [income] = records.lines;
  // $ 110.000 of thirty nights.
  expect(doubt?.ways[0]?.read(income?.cells[doubt.column] ?? '', income?.cells ?? [])).toBe(
    '=110000*30',
  );
});

test('incomes whose sheet says how often each is paid are asked about under «Valor mensual» too', () => {
  const target = streamTarget(INCOMES);
  const sheet = `OTROS INGRESOS
Concepto | Cantidad | Valor mensual | Ocupación | Periodicidad
Gimnasio | 60 | $ 120.000 | 70% | Mensual
Eventos y terraza | 1 | $ 9.000.000 | | Trimestral
Patrocinio | 1 | $ 24.000.000 | | Anual`;
  const table = { name: '', rows: laidOut(rowsOf(sheet), target).rows };
  const records = recordsFor(table, layoutOf(table, target), target);
  const [doubt, more] = doubtsOf(records, guessMapping(records, target), ',', target);
  expect(more).toBeUndefined();
  const read = records.lines.map(({ cells }) =>
    doubt?.ways[0]?.read(cells[doubt.column] ?? '', cells),
  );
  // A quarter has three months, a year twelve.
  expect(read).toEqual(['$ 120.000', '=9000000/3', '=24000000/12']);
  const leftBy = (way: number) => {
    const ways = new Map(doubt?.ways.slice(way, way + 1).map((one) => [doubt.column, one.read]));
    const mapping = guessMapping(records, target);
    const choices = { mapping, mode: 'add', mark: ',', turned: false, ways } as const;
    return planOf(records, choices, target, []).left;
  };
  // It was used, unless the amounts come in as they stand.
  expect([leftBy(0), leftBy(1)]).toEqual([[], ['Periodicidad']]);
});
