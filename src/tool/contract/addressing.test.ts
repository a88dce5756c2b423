import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Calculation } from '../compute/calculation.ts';
import { fillIds } from '../document/records.ts';
import { portfolio } from '../testing/portfolio.ts';
import { shares } from '../testing/shares.ts';
import type { Document } from './tool.ts';

const { document: contract } = portfolio;

function documentOf(raw: unknown): Document {
  const checked = contract.check(raw);
  if ('problems' in checked) throw new TypeError(JSON.stringify(checked.problems));
  return checked.document;
}

const of = (ids: readonly string[]): Document =>
  documentOf({ properties: ids.map((id) => ({ id, name: `n ${id}` })) });

describe('addresses of a plain tool', () => {
  const document = of(['7', '3']);

  it('name inputs, formulas, records, rows and values of an axis', () => {
    const address = (ref: Parameters<typeof contract.addressOf>[1]) =>
      contract.addressOf(document, ref);
    expect(address({ id: 'rate' })).toBe('rate');
    expect(address({ id: 'price', table: 'properties', row: 1 })).toBe('properties[id=3].price');
    expect(address({ id: 'price', table: 'properties' })).toBe('properties[*].price');
    expect(address({ id: 'rates', row: 1 })).toBe('rates[2]');
    expect(address({ id: 'price', table: 'properties', row: 2 })).toBeNull();
    expect(address({ id: 'nothing' })).toBeNull();
    expect(address({ id: '__proto__' })).toBeNull();
    expect(address({ id: 'toString', table: 'properties', row: 0 })).toBeNull();
  });

  it('are followed by the id, wherever the record has gone', () => {
    const found = contract.refOf(of(['1', '2', '3']), 'properties[id=3].price');
    expect(found).toEqual({ kind: 'cell', ref: { id: 'price', table: 'properties', row: 2 } });
    expect(contract.refOf(of(['1', '2']), 'properties[id=3].price')).toEqual({
      kind: 'gone',
      message: 'Propiedad «3» ya no está',
    });
  });

  it('that are none of this tool are told apart from what is gone', () => {
    const texts = [
      'nothing',
      'properties[2].price',
      'properties[id=3].nothing',
      'properties[id=3]',
      'nothing[id=3].price',
      'rate[1]',
      'rate.x',
      'constructor',
      'properties[id=3].constructor',
      '',
      '[',
      '_visible.extra',
    ];
    const taken = texts.filter((text) => contract.refOf(document, text).kind !== 'unknown');
    expect(taken).toEqual([]);
  });

  it('are unique and lead back, whatever the ids', () => {
    const ids = fc.uniqueArray(fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(ids, (given) => {
        const some = of(given);
        const refs = given.map((_, row) => ({ id: 'price', table: 'properties', row }));
        const addresses = refs.map((ref) => contract.addressOf(some, ref) ?? '');
        expect(new Set(addresses).size).toBe(given.length);
        expect(addresses.map((address) => contract.refOf(some, address))).toEqual(
          refs.map((ref) => ({ kind: 'cell', ref })),
        );
      }),
      { numRuns: 50 },
    );
  });

  it('number the records of a list that neither grows nor shrinks', () => {
    const initial = shares.document.initial();
    const ref = { id: 'share', table: 'years', row: 1 };
    expect(shares.document.addressOf(initial, ref)).toBe('years[2].share');
    expect(shares.document.refOf(initial, 'years[2].share')).toEqual({ kind: 'cell', ref });
  });

  it('of a row past the last are gone for a calculation', () => {
    const calculation = new Calculation(portfolio, contract.initial());
    expect(calculation.refOf('rates[2]').kind).toBe('cell');
    expect(calculation.refOf('rates[3]').kind).toBe('gone');
  });
});

describe('ids of records', () => {
  const idsOf = (given: readonly (string | null | undefined)[]): string[] => {
    const records = given.map((id) => (id === undefined ? {} : { id }));
    fillIds(records);
    return records.map((record) => String((record as { id?: unknown }).id));
  };

  it('are their number where none came, or the next that is free', () => {
    expect(idsOf([undefined, '', null])).toEqual(['1', '2', '3']);
    expect(idsOf(['b', undefined])).toEqual(['b', '2']);
    expect(idsOf(['2', undefined, ''])).toEqual(['2', '4', '3']);
    expect(idsOf(['a', 'a', 'a'])).toEqual(['a', '2', '3']);
  });

  it('stay where they are given, and are unique always', () => {
    const given = fc.array(fc.constantFrom('', '1', '2', '3', '4', '5', '9', 'x'), {
      maxLength: 9,
    });
    fc.assert(
      fc.property(given, (ids) => {
        const made = idsOf(ids);
        expect(new Set(made).size).toBe(ids.length);
        expect(made).not.toContain('');
        const kept = ids.map((id, at) => (id === '' || ids.indexOf(id) < at ? made[at] : id));
        expect(made).toEqual(kept);
        expect(idsOf(made)).toEqual(made);
      }),
    );
  });

  it('may come as numbers, and are refused where they are nothing of the kind', () => {
    expect(documentOf({ properties: [{ id: 3 }] })['properties']).toMatchObject([{ id: '3' }]);
    const checked = contract.check({ properties: [{ id: { a: 1 } }] });
    expect('problems' in checked && checked.problems[0]?.field).toBe('properties[0].id');
  });
});
