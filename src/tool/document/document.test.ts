import { describe, expect, it } from 'vitest';
import { checkValue } from './document.ts';
import { portfolio } from '../testing/portfolio.ts';
import type { Problem } from '../contract/tool.ts';

const { document: contract } = portfolio;

function problemsOf(raw: unknown): readonly Problem[] {
  const checked = contract.check(raw);
  return 'problems' in checked ? checked.problems : [];
}

function documentOf(raw: unknown): unknown {
  const checked = contract.check(raw);
  return 'document' in checked ? checked.document : checked.problems;
}

const INITIAL = {
  rate: 10,
  years: 2,
  goal: null,
  note: '',
  mode: 'simple',
  open: true,
  extra: 0,
  properties: [
    { id: '1', name: 'Apto', price: 200, rent: 10, risk: 1, sold: null },
    { id: '2', name: 'Casa', price: 100, rent: 6, risk: 1, sold: null },
  ],
  rates: [5, 10],
  terms: [1, 2, 3],
};

describe('a document', () => {
  it('starts with the declared values, records completed', () => {
    expect(contract.initial()).toEqual(INITIAL);
  });

  it('starts anew each time', () => {
    const one = contract.initial() as { rates: number[]; properties: { price: number }[] };
    one.rates.push(1);
    (one.properties[0] as { price: number }).price = 1;
    expect(contract.initial()).toEqual(INITIAL);
  });

  it('begins from nothing without its samples, all else as declared', () => {
    expect(contract.blank?.()).toEqual({ ...INITIAL, properties: [] });
  });

  it('from outside is completed with defaults, inside records too', () => {
    expect(documentOf({})).toEqual(INITIAL);
    expect(documentOf({ rate: 12, properties: [{ price: 7 }, {}] })).toEqual({
      ...INITIAL,
      rate: 12,
      properties: [
        { id: '1', name: '', price: 7, rent: 10, risk: 1, sold: null },
        { id: '2', name: '', price: 100, rent: 10, risk: 1, sold: null },
      ],
    });
  });

  it('keeps what the initial document holds', () => {
    expect(documentOf(contract.initial())).toEqual(INITIAL);
    expect(documentOf(JSON.parse(JSON.stringify(contract.initial())))).toEqual(INITIAL);
  });

  it('takes an empty text for an empty cell, but in texts', () => {
    expect(documentOf({ goal: '', note: '', properties: [{ sold: '', name: '' }] })).toEqual({
      ...INITIAL,
      properties: [{ id: '1', name: '', price: 100, rent: 10, risk: 1, sold: null }],
    });
  });

  it('leaves results aside that are handed back with the inputs', () => {
    expect(documentOf({ total: 5, properties: [{ 'yield.gross': 3 }] })).toMatchObject({
      rate: 10,
    });
  });
});

describe('what is wrong with a document', () => {
  it.each<[unknown, string, string, string]>([
    [{ rate: 40 }, 'rate', '40', 'supera el máximo 30'],
    [{ rate: -1 }, 'rate', '-1', 'está por debajo del mínimo 0'],
    [{ rate: '12' }, 'rate', '"12"', 'no es un número'],
    [{ rate: null }, 'rate', 'null', 'no se puede dejar en blanco'],
    [{ rate: '' }, 'rate', '""', 'no se puede dejar en blanco'],
    [{ rate: [1] }, 'rate', '[1]', 'no es un número'],
    [{ rate: Number.POSITIVE_INFINITY }, 'rate', 'Infinity', 'no es un número'],
    [{ years: 1.5 }, 'years', '1.5', 'debe ser un número entero'],
    [{ mode: 'Full' }, 'mode', '"Full"', 'no es una opción (simple, full)'],
    [{ open: 1 }, 'open', '1', 'no es sí ni no (true o false)'],
    [{ note: 5 }, 'note', '5', 'no es un texto'],
    [{ ratte: 5 }, 'ratte', '5', 'no es un campo de esta herramienta'],
    [{ properties: {} }, 'properties', '{}', 'debe ser una lista de registros'],
    [{ properties: [] }, 'properties', '0 registros', 'está por debajo del mínimo 1'],
    [{ properties: [{}, 5] }, 'properties[1]', '5', 'debe ser un objeto con los campos'],
    [{ properties: [{}, null] }, 'properties[1]', 'null', 'debe ser un objeto con los campos'],
    [{ properties: [{}, [1]] }, 'properties[1]', '[1]', 'debe ser un objeto con los campos'],
    [
      { properties: [{}, {}, { price: 10_001 }] },
      'properties[2].price',
      '10001',
      'supera el máximo 10.000',
    ],
    [{ properties: [{ cost: 1 }] }, 'properties[0].cost', '1', 'no es un campo de esta lista'],
    [{ properties: [{ risk: 0 }] }, 'properties[0].risk', '0', 'está por debajo del mínimo 1'],
    [{ properties: [{}, {}, {}, {}, {}] }, 'properties', '5 registros', 'supera el máximo 4'],
    [{ rates: 5 }, 'rates', '5', 'debe ser una lista de números'],
    [{ rates: [5, 31] }, 'rates[1]', '31', 'supera el máximo 30'],
    [{ rates: [null] }, 'rates[0]', 'null', 'no se puede dejar en blanco'],
    [{ rates: [1, 2, 3, 4] }, 'rates', '4 valores', 'supera el máximo 3'],
    [[], '(entrada)', '[]', 'debe ser un objeto con los campos'],
    [null, '(entrada)', 'null', 'debe ser un objeto con los campos'],
    ['x', '(entrada)', '"x"', 'debe ser un objeto con los campos'],
    [undefined, '(entrada)', 'nada', 'debe ser un objeto con los campos'],
  ])('%j: names field, value and bound', (raw, field, value, message) => {
    expect(problemsOf(raw)).toEqual([{ field, value, message }]);
  });

  it('is told all at once', () => {
    const raw = { rate: 99, x: 1, properties: [{ risk: 9 }, { y: 2 }] };
    expect(problemsOf(raw).map(({ field }) => field)).toEqual([
      'rate',
      'x',
      'properties[0].risk',
      'properties[1].y',
    ]);
  });

  it('is told in short, however long the value is', () => {
    const [found] = problemsOf({ rate: 'a'.repeat(10_000) });
    expect(found?.value).toHaveLength(81);
  });

  it.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])(
    'names the key %s, and does no harm',
    (key) => {
      const raw: unknown = JSON.parse(`{"${key}": {"rate": 5, "polluted": true}}`);
      expect(problemsOf(raw)).toEqual([
        {
          field: key,
          value: '{"rate":5,"polluted":true}',
          message: 'no es un campo de esta herramienta',
        },
      ]);
      const record: unknown = JSON.parse(`{"properties": [{"${key}": {"polluted": true}}]}`);
      expect(problemsOf(record)).toEqual([
        {
          field: `properties[0].${key}`,
          value: '{"polluted":true}',
          message: 'no es un campo de esta lista',
        },
      ]);
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    },
  );
});

describe('a cell', () => {
  it('is written where its ref says', () => {
    const draft = contract.initial() as typeof INITIAL;
    contract.write(draft, { id: 'rate' }, 15);
    contract.write(draft, { id: 'price', table: 'properties', row: 1 }, 300);
    contract.write(draft, { id: 'rates', row: 0 }, 7);
    expect(draft.rate).toBe(15);
    expect(draft.properties[1]?.price).toBe(300);
    expect(draft.rates).toEqual([7, 10]);
    const beyond = { id: 'price', table: 'properties', row: 2 };
    expect(() => contract.write(draft, beyond, 1)).toThrow(RangeError);
  });

  it('may be empty where it starts empty or says so', () => {
    const field = { kind: 'number', label: '', min: 0, max: 9 } as const;
    expect(checkValue({ ...field, initial: 1 }, null)).toBe('no se puede dejar en blanco');
    expect(checkValue({ ...field, initial: 1, optional: true }, null)).toBeNull();
    expect(checkValue({ ...field, initial: null }, null)).toBeNull();
    expect(checkValue({ ...field, initial: null }, 10)).toBe('supera el máximo 9');
  });
});
