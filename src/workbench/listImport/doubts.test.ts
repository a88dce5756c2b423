import fc from 'fast-check';
import { expect, it, describe, test } from 'vitest';
import { money, percent, type Field } from '../../tool/index.ts';
import { Session } from '../session/session.ts';
import { sampleTool } from '../testing/sample.ts';
import type { Way } from './doubt.ts';
import { doubtsOf } from './doubts.ts';
import type { Records } from './layout.ts';
import { type Choices, planOf } from './plan.ts';
import { type ImportTarget, listTarget } from './target.ts';

const { homes } = new Session(sampleTool()).calculation.declaration.lists;
if (!homes) throw new Error('the sample declares it');
const target = listTarget('homes', homes);

/** How the first column is read where its question is answered so. */
function chosen(
  table: Records,
  of: ImportTarget,
  mark: ',' | '.',
  answer: string,
): ReadonlyMap<number, Way['read']> {
  const [id] = of.columns.map((column) => column.id);
  const [doubt] = doubtsOf(table, [id ?? ''], mark, of);
  const way = doubt?.ways.find(({ label }) => label === answer);
  if (!way) throw new RangeError(`${answer} is no answer`);
  return new Map([[0, way.read]]);
}

test('percentages that are all at most 1 may be fractions, and are taken as such where asked', () => {
  const field = { kind: 'percent', label: 'Ocupación', initial: 0 } as const;
  const withPercent = { ...target, columns: [{ id: 'occupancy', label: 'Ocupación', field }] };
  const some = {
    heads: ['Ocupación'],
    lines: [
      { cells: ['0.85'], at: 1 },
      { cells: ['1'], at: 2 },
    ],
  };
  expect(doubtsOf(some, ['occupancy'], '.', withPercent)).toMatchObject([
    { column: 0, question: '0,85 es', ways: [{ label: '85 %' }, { label: '0,85 %' }] },
  ]);
  const whole = { ...some, lines: [...some.lines, { cells: ['12 %'], at: 3 }] };
  expect(doubtsOf(whole, ['occupancy'], '.', withPercent)).toEqual([]);
  // A dash is no number; whole numbers are what they are.
  const dashed = { ...some, lines: [...some.lines, { cells: ['—'], at: 3 }] };
  expect(doubtsOf(dashed, ['occupancy'], '.', withPercent)).toHaveLength(1);
  const ones = { ...some, lines: some.lines.slice(1) };
  expect(doubtsOf(ones, ['occupancy'], '.', withPercent)).toEqual([]);
  const more = { ...some, lines: [...some.lines, { cells: ['1.5'], at: 3 }] };
  expect(doubtsOf(more, ['occupancy'], '.', withPercent)).toEqual([]);
  // Among others that are as high as they would be, few of them are asked about.
  const few = {
    ...some,
    lines: ['95', '0.9', '88 %', '0.5'].map((text, at) => ({ cells: [text], at })),
  };
  expect(doubtsOf(few, ['occupancy'], '.', withPercent)).toMatchObject([
    { question: '0,9 es', ways: [{ label: '90 %' }, { label: '0,9 %' }] },
  ]);
  const ways = chosen(few, withPercent, '.', '90 %');
  expect(['95', '0,9', '88 %', '0,5'].map((text) => ways.get(0)?.(text, []))).toEqual([
    '95',
    '90 %',
    '88 %',
    '50 %',
  ]);
  const choices: Choices = {
    mapping: ['occupancy'],
    mode: 'replace',
    mark: '.',
    turned: false,
    ways: chosen(some, withPercent, '.', '85 %'),
  };
  const { edits } = planOf(some, choices, withPercent, []);
  expect(edits.map(({ text }) => text)).toEqual(['85 %', '100 %']);
});

describe('a factor', () => {
  const benefits: Field = { kind: 'percent', label: 'Prestaciones', initial: 0 };
  const of = { ...target, columns: [{ id: 'benefits', label: 'Prestaciones', field: benefits }] };
  const under = (head: string, ...cells: string[]): Records => ({
    heads: [head],
    lines: cells.map((cell, at) => ({ cells: [cell], at: at + 1 })),
  });
  const labels = (head: string, ...cells: string[]): string[] =>
    doubtsOf(under(head, ...cells), ['benefits'], ',', of).flatMap(({ ways }) =>
      ways.map(({ label }) => label),
    );

  it('between 1 and 2 may be what comes on top of the whole', () => {
    expect(labels('Factor prestacional', '1,52')).toEqual(['52 %', '1,52 %']);
    expect(labels('FACTOR PREST.', '', '1,5184', '-')).toEqual(['51,84 %', '1,5184 %']);
    expect(labels('Multiplicador de nómina', '1', '1,07')).toEqual(['7 %', '1,07 %']);
    expect(labels('Carga prestacional', '1,52')).toEqual(['52 %', '1,52 %']);
    expect(labels('Prestaciones', '1,52')).toEqual(['52 %', '1,52 %']);
    // What is at most 1 is a share, under whatever head.
    expect(labels('Factor prestacional', '0,52')).toEqual(['52 %', '0,52 %']);
  });

  it('is no question where it says percent, goes beyond, or the head says no factor', () => {
    expect(labels('Factor prestacional', '1,52 %')).toEqual([]);
    expect(labels('Factor prestacional (%)', '1,52')).toEqual([]);
    expect(labels('Factor, porcentaje', '1,52')).toEqual([]);
    expect(labels('Factor prestacional', '1,52', '51,8')).toEqual([]);
    expect(labels('Factor prestacional', '-1,52')).toEqual([]);
    expect(labels('Factoring', '1,52')).toEqual([]);
    expect(labels('Prestaciones', '1', '2')).toEqual([]);
    expect(labels('Prestaciones (%)', '1,52')).toEqual([]);
    expect(labels('Inflación', '1,52')).toEqual([]);
    expect(labels('Factor prestacional', '2', '1')).toEqual([]);
  });

  it('comes in as its percentage, beside rows that have the share', () => {
    const table = under('Factor prestacional', '1.52', '1', '2.0', '0.48', '0', 'por definir');
    const known = { ...table, lines: table.lines.slice(0, -1) };
    const plan = (answer: string): string[] => {
      const ways = chosen(known, of, '.', answer);
      const choices = { mapping: ['benefits'], mode: 'replace', mark: '.', turned: false } as const;
      return planOf(known, { ...choices, ways }, of, []).edits.map(({ text }) => text);
    };
    expect(plan('52 %')).toEqual(['52 %', '0 %', '100 %', '48 %', '0 %']);
    expect(plan('1,52 %')).toEqual(['1,52', '1', '2,0', '0,48', '0']);
    expect(doubtsOf(table, ['benefits'], '.', of)).toEqual([]);
  });

  it('of any size is the percentage that payroll has for it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999 }), (hundredths) => {
        const cell = `1,${String(hundredths).padStart(4, '0')}`;
        const [doubt] = doubtsOf(under('Factor prestacional', cell), ['benefits'], ',', of);
        const read = doubt?.ways[0]?.read(cell, []) ?? '';
        // A salary with its benefits is the same by the factor as by the percentage.
        const percentage = Number(read.replace(' %', '').replace(',', '.'));
        expect(1_000_000 * (1 + percentage / 100)).toBeCloseTo(1_000_000 + hundredths * 100, 3);
      }),
    );
  });
});

describe('a vacancy where an occupancy is asked for', () => {
  const occupancy: ImportTarget = {
    ...target,
    columns: [{ id: 'let', label: 'Ocupación', field: percent('Ocupación') }],
  };
  const doubtsUnder = (head: string, ...cells: string[]) =>
    doubtsOf(
      { heads: [head], lines: cells.map((cell, at) => ({ cells: [cell], at })) },
      ['let'],
      ',',
      occupancy,
    );

  it('is what remains of the whole, or what it says', () => {
    const [doubt] = doubtsUnder('Vacancia', '5 %', '8,5 %');
    expect(doubt?.ways.map(({ label }) => label)).toEqual(['95 %', 'Tal cual']);
    expect(['5 %', '8,5 %', '8', '0,1'].map((text) => doubt?.ways[0]?.read(text, []))).toEqual([
      '95 %',
      '91,5 %',
      '92 %',
      '99,9 %',
    ]);
  });

  it('is of one kind in a whole column: 1 beside 5 is no whole', () => {
    const [doubt, more] = doubtsUnder('Vacancia %', '0', '5', '1', '0,5');
    expect([doubt?.ways.map(({ label }) => label), more]).toEqual([
      ['95 %', 'Tal cual'],
      undefined,
    ]);
    expect(['0', '5', '1', '0,5'].map((text) => doubt?.ways[0]?.read(text, []))).toEqual([
      '100 %',
      '95 %',
      '99 %',
      '99,5 %',
    ]);
  });

  it('may be a fraction or less than one percent where all are at most 1', () => {
    const [doubt] = doubtsUnder('Vacancia', '0,05', '1', '0,1');
    expect(doubt?.ways.map(({ label }) => label)).toEqual(['95 %', '99,95 %', 'Tal cual']);
    expect(doubt?.ways.slice(0, 2).map(({ read }) => read('0,1', []))).toEqual(['90 %', '99,9 %']);
  });

  it('is of the twelve months of a year where it is in months', () => {
    const [doubt] = doubtsUnder('Vacancia (meses al año)', '0,6', '3', '0');
    expect(['0,6', '3', '0'].map((text) => doubt?.ways[0]?.read(text, []))).toEqual([
      '95 %',
      '75 %',
      '100 %',
    ]);
  });

  it('is no question under an occupancy', () => {
    expect(doubtsUnder('Ocupación', '95 %')).toEqual([]);
  });
});

describe('amounts of another period', () => {
  const rate: Field = money('Tarifa');
  const into = (label: string): ImportTarget => ({
    ...target,
    columns: [{ id: 'rate', label, field: rate }],
  });
  const under = (head: string, ...cells: string[]): Records => ({
    heads: [head],
    lines: cells.map((cell, at) => ({ cells: [cell], at: at + 1 })),
  });
  const labels = (head: string, label: string): string[] =>
    doubtsOf(under(head, '100'), ['rate'], ',', into(label)).flatMap(({ ways }) =>
      ways.map((way) => way.label),
    );

  it('are asked for the way into that of the column', () => {
    expect(labels('Tarifa por noche', 'Tarifa al mes')).toEqual(['× 30', '× 365/12', 'Tal cual']);
    expect(labels('ADR', 'Tarifa al mes')).toHaveLength(3);
    expect(labels('Valor noche', 'Valor al año')).toEqual(['× 360', '× 365', 'Tal cual']);
    expect(labels('Canon anual', 'Canon mensual')).toEqual(['÷ 12', 'Tal cual']);
    expect(labels('Cuota trimestral', 'Cuota mensual')).toEqual(['÷ 3', 'Tal cual']);
    expect(labels('Canon mensual', 'Canon al año')).toEqual(['× 12', 'Tal cual']);
    expect(labels('Semestral', 'Anual')).toEqual(['× 2', 'Tal cual']);
    expect(labels('Canon bimestral', 'Canon anual')).toEqual(['× 6', 'Tal cual']);
    expect(labels('Canon bimestral', 'Canon mensual')).toEqual(['÷ 2', 'Tal cual']);
    expect(labels('Salario quincenal', 'Salario mensual')).toEqual(['× 2', 'Tal cual']);
    // A certain year is no period.
    expect(labels('Tarifa al día (año 1)', 'Tarifa al mes')).toHaveLength(3);
    expect(labels('Canon mensual año 2028', 'Canon al año')).toEqual(['× 12', 'Tal cual']);
  });

  it('are of the period that is declared, whatever somebody called what they belong to', () => {
    const yearly = (label: string, head: string): string[] => {
      const columns = [
        { id: 'rate', label, per: 'al año', field: rate, also: ['Mensual · Canon'] },
      ];
      return doubtsOf(under(head, '100'), ['rate'], ',', { ...target, columns }).flatMap(
        ({ question, ways }) => [question, ...ways.map((way) => way.label)],
      );
    };
    const label = 'Canon mensual · Canon mensual (al año)';
    expect(yearly(label, 'Canon mensual')).toEqual([
      `De «Canon mensual» a «${label}»`,
      '× 12',
      'Tal cual',
    ]);
    for (const head of ['Canon anual', 'Canon', label, 'Mensual · Canon']) {
      expect([head, yearly(label, head)]).toEqual([head, []]);
    }
    expect(labels('Salario anual', 'Nómina anual · Salario mensual')).toEqual(['÷ 12', 'Tal cual']);
    expect(labels('Nómina mensual', 'Nómina anual · Monto')).toEqual([]);
  });

  it('may be said by the unit of a field', () => {
    const columns = [
      { id: 'fee', label: 'Fee mínimo', field: money('Fee mínimo', { unit: 'COP al mes' }) },
    ];
    const asked = (head: string) =>
      doubtsOf(under(head, '60.000.000'), ['fee'], ',', { ...target, columns });
    expect(asked('Fee mínimo anual')).toMatchObject([
      {
        question: 'De «Fee mínimo anual» a «Fee mínimo COP al mes»',
        ways: [{ label: '÷ 12' }, { label: 'Tal cual' }],
      },
    ]);
    expect(asked('Fee mínimo mensual')).toEqual([]);
  });

  it('come to the same in a year, whichever of its periods a sheet has', () => {
    // Payments a year, counted by hand.
    const heads: [string, number][] = [
      ['Quincenal', 24],
      ['Al mes', 12],
      ['Bimestral', 6],
      ['Trimestral', 4],
      ['Semestral', 2],
      ['Anual', 1],
    ];
    const one = fc.constantFrom(...heads);
    fc.assert(
      fc.property(one, one, ([head, times], [label, asked]) => {
        fc.pre(times !== asked);
        const [way = ''] = labels(`Canon ${head}`, `Canon ${label}`);
        const by = Number(way.slice(2));
        const factor = way.startsWith('×') ? by : 1 / by;
        expect(factor * asked).toBeCloseTo(times, 9);
      }),
    );
  });

  it('are not asked about where the period is the same, not said, or of no known length', () => {
    expect(labels('Tarifa mensual', 'Tarifa al mes')).toEqual([]);
    expect(labels('Tarifa', 'Tarifa al mes')).toEqual([]);
    expect(labels('Tarifa por hora', 'Tarifa al mes')).toEqual([]);
    expect(labels('Tarifa al día (mes)', 'Tarifa al mes')).toEqual([]);
    expect(doubtsOf(under('Tarifa noche', '-', ''), ['rate'], ',', into('Tarifa al mes'))).toEqual(
      [],
    );
  });

  it('are asked for where a record says beside them what they are of', () => {
    const table: Records = {
      heads: ['Tarifa', 'Unidad de medida'],
      lines: [
        ['180.000', 'cupo/mes'],
        ['7.200.000', 'local/año'],
        ['310.000', 'hab/noche'],
        ['65.000', 'm2'],
        ['520.000', 'noche'],
      ].map((cells, at) => ({ cells, at: at + 1 })),
    };
    const of = into('Tarifa al mes');
    const asked = doubtsOf(table, ['rate', ''], ',', of);
    expect(asked.map(({ question }) => question)).toEqual([
      'De «local/año», «hab/noche», «noche» a «Tarifa al mes»',
    ]);
    const ways = chosen(table, of, ',', '× 30');
    const choices = { mapping: ['rate', ''], mode: 'replace', mark: ',', turned: false } as const;
    const { edits } = planOf(table, { ...choices, ways }, of, []);
    expect(edits.map(({ text }) => text)).toEqual([
      '180.000',
      '=7200000/12',
      '=310000*30',
      '65.000',
      '=520000*30',
    ]);
    // A head says it of them all.
    const said = { ...table, heads: ['Tarifa mensual', 'Unidad'] };
    expect(doubtsOf(said, ['rate', ''], ',', of)).toEqual([]);
    // Most of a column of remarks say no unit.
    const remarks = table.lines.map(({ cells: [rate = ''], at }) => ({
      cells: [rate, ['con IVA', 'por año', 'ver contrato', '', '310.000 la noche'][at - 1] ?? ''],
      at,
    }));
    const noted = { heads: ['Tarifa', 'Nota'], lines: remarks };
    expect(doubtsOf(noted, ['rate', ''], ',', of)).toEqual([]);
  });

  it('are asked for though another record has an amount in the place of its unit', () => {
    const table: Records = {
      heads: ['Concepto', 'Tarifa', ''],
      lines: [
        ['Restaurante', '11.500.000', 'mensual'],
        ['Parqueaderos', '15', '$ 180.000 c/u mes'],
        ['Eventos', '96.000.000', 'anual'],
      ].map((cells, at) => ({ cells, at: at + 1 })),
    };
    const named = { ...into('Tarifa al mes'), name: 'name' };
    expect(doubtsOf(table, ['name', 'rate', ''], ',', named)).toMatchObject([
      {
        question: 'De «anual» a «Tarifa al mes»',
        ways: [{ label: '÷ 12' }, { label: 'Tal cual' }],
      },
    ]);
  });

  it('are asked for where only the name of a record says them', () => {
    const table: Records = {
      heads: ['Concepto', 'Tarifa'],
      lines: [
        ['Arriendo restaurante (mensual)', '11.500.000'],
        ['Eventos (anual)', '216.000.000'],
        ['Membresías spa anuales', '60.000.000'],
        ['Parqueadero público por año', '24.000.000'],
        ['Bodega (2 años)', '900.000'],
        ['Renta del mes', '700.000'],
      ].map((cells, at) => ({ cells, at: at + 1 })),
    };
    const named = { ...into('Tarifa al mes'), name: 'name' };
    const [doubt, another] = doubtsOf(table, ['name', 'rate'], ',', named);
    expect([doubt?.question, another]).toEqual([
      'De «anual», «anuales», «por año» a «Tarifa al mes»',
      undefined,
    ]);
    const read = table.lines.map(({ cells }) => doubt?.ways[0]?.read(cells[1] ?? '', cells));
    expect(read).toEqual([
      '11.500.000',
      '=216000000/12',
      '=60000000/12',
      '=24000000/12',
      '900.000',
      '700.000',
    ]);
  });

  it('are those of a month where a record says so beside a rate of a night', () => {
    const table: Records = {
      heads: ['ADR', 'Frecuencia'],
      lines: [
        ['310.000', 'Diaria'],
        ['9.800.000', 'Mensual'],
        ['520.000', ''],
      ].map((cells, at) => ({ cells, at: at + 1 })),
    };
    const of = into('Tarifa al mes');
    const choices = { mapping: ['rate', ''], mode: 'replace', mark: ',', turned: false } as const;
    const { edits } = planOf(table, { ...choices, ways: chosen(table, of, ',', '× 30') }, of, []);
    expect(edits.map(({ text }) => text)).toEqual(['=310000*30', '9.800.000', '=520000*30']);
  });

  it('come in as arithmetic, whatever they are written like', () => {
    const table = under(
      'Tarifa noche',
      '$ 385.000',
      '=200000+50000',
      '1,2 millones',
      'por definir',
    );
    const of = into('Tarifa al mes');
    const plan = (answer: string) =>
      planOf(
        table,
        {
          mapping: ['rate'],
          mode: 'replace',
          mark: ',',
          turned: false,
          ways: chosen(table, of, ',', answer),
        },
        of,
        [],
      ).edits.map(({ text }) => text);
    expect(plan('× 30')).toEqual([
      '=385000*30',
      '=(200000+50000)*30',
      '=1200000*30',
      'por definir',
    ]);
    expect(plan('× 365/12')[0]).toBe('=385000*365/12');
    expect(plan('Tal cual')[0]).toBe('$ 385.000');
  });
});
