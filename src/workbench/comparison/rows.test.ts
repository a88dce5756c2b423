import { describe, expect, test } from 'vitest';
import { Calculation, defineTool, integer, money, percent, text } from '../../tool/index.ts';
import type { Json } from '../../tool/contract/tool.ts';
import { testTool } from '../../tool/testing/sample.ts';
import { figureRows, inputRows } from './rows.ts';

const tool = defineTool({
  id: 'prueba',
  version: 1,
  title: 'Prueba',
  description: '',
  category: 'Financiamiento',
  path: '/tools/prueba',
  listed: 'none',
  inputs: {
    price: money('Precio', { initial: 100 }),
    rate: percent('Tasa', { initial: 10 }),
    same: money('Igual', { initial: 1 }),
  },
  lists: {
    flats: {
      label: 'Apartamentos',
      singular: 'Apartamento',
      name: 'name',
      fields: { name: text('Nombre', { initial: '' }), rent: money('Canon', { initial: 0 }) },
      initial: [
        { name: 'Norte', rent: 5 },
        { name: 'Sur', rent: 7 },
      ],
    },
    months: {
      label: 'Meses',
      singular: 'Mes',
      name: 'amount',
      fields: { amount: money('Valor', { initial: 0 }) },
      initial: [],
    },
    paid: {
      label: 'Pagos',
      singular: 'Pago',
      name: 'amount',
      called: 'Arriendo de {year}',
      fields: {
        year: integer('Año', { initial: 2027, plain: true, isPlace: true }),
        amount: money('Pagado', { initial: 0 }),
      },
      initial: [],
    },
  },
  formulas: {
    yearly: money('Renta anual', 'sum(flats.rent) * 12 + same'),
    yield: percent('Rentabilidad', 'price * rate / 100'),
  },
  figures: ['yearly', 'yield'],
});

const at = (changes: object) => new Calculation(tool, { ...tool.document.initial(), ...changes });
const shown = (rows: ReturnType<typeof inputRows>) =>
  rows.map(({ label, cells }) => [
    label,
    ...cells.map(({ text: seen, difference }) =>
      `${seen}${difference === null ? '' : ` (${difference})`}`.replaceAll('\u00a0', ' '),
    ),
  ]);

describe('documents side by side', () => {
  test('subtract no pesos from a percentage, and say a unit that all have', () => {
    const monthly = money('Fee', { initial: 5, unit: 'COP al mes' });
    const feeOf = (fee: typeof monthly) => {
      const formulas = { paid: money('Pagado', 'fee') };
      const its = testTool({ inputs: { fee }, formulas, figures: ['paid'] });
      return new Calculation(its, its.document.initial());
    };
    const [five, nine] = [feeOf(monthly), feeOf({ ...monthly, initial: 9 })];
    const share = feeOf(percent('Fee', { initial: 2, unit: 'de los ingresos' }));
    expect(shown(inputRows([five, share, nine]))).toEqual([['Fee', '$ 5', '2,00 %', '$ 9 (+$ 4)']]);
    expect(shown(inputRows([five, nine]))).toEqual([['Fee (COP al mes)', '$ 5', '$ 9 (+$ 4)']]);
  });

  test('show a small difference by its first digit, and none between two that read the same', () => {
    const withCap = (income: number, capital: number) => {
      const inputs = {
        income: money('Renta', { initial: income }),
        capital: money('Capital', { initial: capital }),
      };
      const formulas = {
        cap: percent('Cap rate', 'income'),
        total: money('Total de capital', 'capital * 3'),
      };
      const its = testTool({ inputs, formulas, figures: ['cap', 'total'] });
      return new Calculation(its, its.document.initial());
    };
    // 4,9073 − 4,9030 = 0,0043 points; 0,3 pesos more or less are none as they are shown.
    const all = [withCap(4.903, 3e9), withCap(4.9073, 3e9 + 0.1), withCap(4.901, 3e9 - 0.1)];
    expect(shown(figureRows(all))).toEqual([
      ['Cap rate', '4,90 %', '4,91 % (+0,004 pp)', '4,90 %'],
      ['Total de capital', '$ 9.000.000.000', '$ 9.000.000.000', '$ 9.000.000.000'],
    ]);
  });

  test('show the inputs that differ, with differences to the first; of percents in points', () => {
    const rows = inputRows([at({}), at({ rate: 12.5 }), at({ price: 80, rate: 10 })]);
    expect(shown(rows)).toEqual([
      ['Precio', '$ 100', '$ 100', '$ 80 (−$ 20)'],
      ['Tasa', '10,00 %', '12,50 % (+2,50 pp)', '10,00 %'],
    ]);
  });

  test('show a record’s values where all have it, and else the records that one alone has', () => {
    const flats = tool.document.initial()['flats'] as readonly object[];
    const dearer = [{ ...flats[0], rent: 6 }, flats[1]];
    expect(shown(inputRows([at({}), at({ flats: dearer })]))).toEqual([
      ['Canon · Norte', '$ 5', '$ 6 (+$ 1)'],
    ]);
    expect(shown(inputRows([at({}), at({ flats: dearer.slice(0, 1) })]))).toEqual([
      ['Apartamentos', '2, con «Sur»', '1'],
      ['Canon · Norte', '$ 5', '$ 6 (+$ 1)'],
    ]);
  });

  test('write records without a name by their value as it is read', () => {
    const months = [{ amount: 2_500_000 }, { amount: 1_200_000 }];
    expect(shown(inputRows([at({}), at({ months })]))).toEqual([
      ['Meses', '0', '2: $ 2.500.000, $ 1.200.000'],
    ]);
  });

  test('tell a record of one value by itself, whether or not all have it, and never its place', () => {
    const [one, two] = [
      { id: '1', year: 2027, amount: 60 },
      { id: '2', year: 2028, amount: 66 },
    ];
    const rows = inputRows([at({ paid: [one, two] }), at({ paid: [{ ...one, amount: 70 }] })]);
    expect(shown(rows)).toEqual([
      ['Arriendo de 2027', '$ 60', '$ 70 (+$ 10)'],
      ['Arriendo de 2028', '$ 66', '—'],
    ]);
    expect(shown(inputRows([at({}), at({ paid: [two] })]))).toEqual([
      ['Arriendo de 2028', '—', '$ 66'],
    ]);
  });

  test('show all figures, also those that are the same', () => {
    expect(shown(figureRows([at({}), at({ rate: 12.5 })]))).toEqual([
      ['Renta anual', '$ 145', '$ 145'],
      ['Rentabilidad', '10,00 %', '12,50 % (+2,50 pp)'],
    ]);
  });

  test('show the figures of records that differ, where the tool has no others', () => {
    const records = testTool({
      inputs: {},
      lists: {
        homes: {
          label: 'Casas',
          singular: 'Casa',
          name: 'name',
          fields: { name: text('Nombre', { initial: '' }), rent: money('Canon', { initial: 0 }) },
          formulas: { yearly: money('Renta anual', 'rent * 12') },
          initial: [
            { name: 'Norte', rent: 5 },
            { name: 'Sur', rent: 7 },
          ],
        },
      },
    });
    const initial = records.document.initial();
    const [north = {}, south = {}] = initial['homes'] as readonly {
      readonly [key: string]: Json;
    }[];
    const of = (...homes: Json[]) => new Calculation(records, { ...initial, homes });
    const dearer = { ...south, rent: 9 };
    expect(shown(figureRows([of(north, south), of(north, dearer)]))).toEqual([
      ['Renta anual · Sur', '$ 84', '$ 108 (+$ 24)'],
    ]);
    expect(figureRows([of(north, south), of(north)])).toEqual([]);
  });

  test('of the same data differ in nothing', () => {
    expect(inputRows([at({}), at({})])).toEqual([]);
  });
});
