import fc from 'fast-check';
import { expect, it, describe } from 'vitest';
import { money, percent, type Field } from '../../../tool/index.ts';
import { doubtsOf } from './doubts.ts';
import type { Records } from '../table/layout.ts';
import { planOf } from '../records/plan.ts';
import type { ImportTarget } from '../target.ts';
import { chosen, target } from '../testing/answered.ts';

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

  it('are none of what is asked of each night sold, where nobody says how many there are', () => {
    const of: ImportTarget = {
      ...target,
      columns: [
        { id: 'rate', label: 'Tarifa al mes', field: rate },
        { id: 'occupied', label: 'Ocupación', field: percent('Ocupación') },
      ],
    };
    const asked = (unit: string, occupied: string) =>
      doubtsOf(
        {
          heads: ['Valor', 'Unidad', 'Ocupación'],
          lines: [{ cells: ['20.000', unit, occupied], at: 1 }],
        },
        ['rate', '', 'occupied'],
        ',',
        of,
      ).length;
    expect(asked('por noche vendida', '')).toBe(0);
    expect(asked('por habitación ocupada', '')).toBe(0);
    // A rate of rooms is one of their nights.
    expect(asked('por noche vendida', '65%')).toBe(1);
    expect(asked('por noche', '')).toBe(1);
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

  it('are asked for where how often each is paid contradicts the head', () => {
    const table = (often: string): Records => ({
      heads: ['Valor mensual', often],
      lines: [
        ['120.000', 'Mensual'],
        ['9.000.000', 'Trimestral'],
        ['24.000.000', 'Anual'],
      ].map((cells, at) => ({ cells, at: at + 1 })),
    });
    const of = into('Valor al mes');
    const [doubt] = doubtsOf(table('Periodicidad'), ['rate', ''], ',', of);
    expect(doubt).toMatchObject({
      question: 'De «Trimestral», «Anual» a «Valor al mes»',
      ways: [{ label: '÷ 3' }, { label: 'Tal cual' }],
    });
    const read = table('').lines.map(({ cells }) => doubt?.ways[0]?.read(cells[0] ?? '', cells));
    expect(read).toEqual(['120.000', '=9000000/3', '=24000000/12']);
    // That something grows by the year contradicts nothing.
    expect(doubtsOf(table('Reajuste'), ['rate', ''], ',', of)).toEqual([]);
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
