import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Calculation, type Document, fullLabelOf, type Ref } from '../../../src/tool/index.ts';
import type { ProjectData } from '../document/document.ts';
import { checked, projects } from '../testing/documents.ts';
import tool from '../tool.ts';

const service = { rate: 5, unitType: 'por persona', monthlyQuantity: 2 };
const given = (): ProjectData =>
  checked({
    createdIncomes: [
      { id: 'parking', name: 'Parqueo', incomeType: 'servicios', serviceData: service },
      { id: 'a "b"]', name: 'Habitaciones', incomeType: 'servicios', serviceData: service },
      {
        id: 'eventos',
        name: 'Eventos',
        incomeType: 'solo-ingresos',
        soloIngresosData: {
          incomes: [
            { id: 'x', month: 1, year: 2028, value: 7 },
            { id: 'x', month: 2, year: 2028, value: 8 },
            { month: 3, year: 2028, value: 9 },
          ],
        },
      },
    ],
    createdExpenses: [{ id: 'luz', name: 'Luz', type: 'fixed', amount: 3 }],
  });

const address = (document: Document, ref: Ref) => tool.document.addressOf(document, ref);

describe('the names of its values', () => {
  test('say of which stream they are', () => {
    const calculation = new Calculation(tool, given());
    expect(fullLabelOf(calculation, { id: 'i2.rate' })).toMatch(/ · Habitaciones$/);
    expect(fullLabelOf(calculation, { id: 'e1.amount' })).toMatch(/ · Luz$/);
    expect(fullLabelOf(calculation, { id: 'startYear' })).not.toContain('·');
  });

  test('say it once where a whole month column is called by its stream', () => {
    const real = checked({ ...given(), overrides: { luz: { '2028-02': 5 } } });
    const calculation = new Calculation(tool, real);
    const labels = ['flow', 'projected', 'deviation'].map((id) =>
      fullLabelOf(calculation, { id: `e1.${id}`, table: 'months' }),
    );
    expect(labels).toEqual(['Luz', 'Luz: proyectado', 'Real − proyectado · Luz']);
  });
});

describe('addresses of a project', () => {
  test('name streams, entries and years by what they are, not by their place', () => {
    const document = given();
    expect(address(document, { id: 'startYear' })).toBe('startYear');
    expect(address(document, { id: 'i1.rate' })).toBe('createdIncomes[id=parking].rate');
    expect(address(document, { id: 'i2.rate' })).toBe('createdIncomes[id="a \\"b\\"]"].rate');
    expect(address(document, { id: 'e1.amount' })).toBe('createdExpenses[id=luz].amount');
    expect(address(document, { id: 'i1.flow', table: 'months', row: 6 })).toBe(
      'months[7].createdIncomes[id=parking].flow',
    );
    expect(address(document, { id: 'value', table: 'i3.entries', row: 1 })).toBe(
      'createdIncomes[id=eventos].entries[id=2].value',
    );
    expect(address(document, { id: 'percent', table: 'inflationByYear', row: 1 })).toBe(
      'inflationByYear[id=2029].percent',
    );
  });

  test('lead back to every cell there is', () => {
    fc.assert(
      fc.property(projects, (document) => {
        Object.freeze(document);
        const { declaration } = new Calculation(tool, document);
        const { inputs, formulas, tables, lists } = declaration;
        const refs: Ref[] = [...Object.keys(inputs), ...Object.keys(formulas)].map((id) => ({
          id,
        }));
        for (const [table, { columns }] of Object.entries(tables)) {
          for (const id of Object.keys(columns)) refs.push({ id, table }, { id, table, row: 3 });
        }
        for (const [table, list] of Object.entries(lists)) {
          const count = tool.document.data(document).lists[table]?.length ?? 0;
          for (const id of Object.keys(list.fields)) {
            for (let row = 0; row < count; row++) refs.push({ id, table, row });
          }
        }
        const addresses = refs.map((ref) => address(document, ref) ?? '');
        expect(new Set(addresses).size).toBe(refs.length);
        expect(addresses.map((one) => tool.document.refOf(document, one))).toEqual(
          refs.map((ref) => ({ kind: 'cell', ref })),
        );
      }),
      { numRuns: 20 },
    );
  });

  test('say what is gone', () => {
    const document = given();
    const refOf = (text: string) => tool.document.refOf(document, text);
    expect(refOf('createdIncomes[id=bar].rate')).toEqual({
      kind: 'gone',
      message: 'Ingreso «bar» ya no está',
    });
    expect(refOf('months[1].createdExpenses[id=bar].flow').kind).toBe('gone');
    expect(refOf('createdIncomes[id=bar].entries[id=1].value').kind).toBe('gone');
    // The income is there, but of another type than it was.
    expect(refOf('createdIncomes[id=parking].tarifa')).toEqual({
      kind: 'gone',
      message: 'Ingreso «parking» ya no tiene ese dato',
    });
    expect(refOf('createdIncomes[id=parking].entries[id=1].value').kind).toBe('gone');
    expect(refOf('createdIncomes[1].rate').kind).toBe('unknown');
    expect(refOf('createdIncomes[id=parking]').kind).toBe('unknown');
  });
});
