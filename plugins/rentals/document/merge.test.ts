import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Calculation, EXPRESSIONS, notesOf, withNotes } from '../../../src/tool/index.ts';
import { merged } from './merge.ts';
import { blankDocument } from './sample.ts';
import { checked, documents } from '../testing/documents.ts';
import tool from '../tool.ts';
import type { RentalsDocument } from './types.ts';

const FIGURES = ['totalIngresos', 'totalEgresos', 'operadorTarifa', 'caprate', 'reservas'];

function figuresOf(document: RentalsDocument) {
  const calculation = new Calculation(tool, document);
  return document.projects.map((_, row) =>
    FIGURES.map((id) => rounded(calculation.value({ id, table: 'projects', row }))),
  );
}

/** A sum in another order differs in its last binary digit. */
function rounded(value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toPrecision(12)) : value;
}

const sample = tool.document.initial() as RentalsDocument;

describe('a file whose projects are taken as new ones', () => {
  test('leaves the projects of today as they are and brings its own with their figures', () => {
    fc.assert(
      fc.property(documents, documents, (today, file) => {
        // The switch of today holds for all: it isn't a matter of the file.
        const both = merged(today, { ...file, anualizar: today.anualizar });
        const figures = [
          ...figuresOf(today),
          ...figuresOf({ ...file, anualizar: today.anualizar }),
        ];
        expect(figuresOf(checked(both))).toEqual(figures);
      }),
      { numRuns: 20 },
    );
  });
  test('brings along what was typed for its values', () => {
    const cell = { id: 'i_alojamiento.tarifa', table: 'projects', row: 0 };
    const file = structuredClone(tool.document.initial());
    tool.document.write(file, cell, 400_000);
    const address = tool.document.addressOf(file, cell) ?? '';
    const both = merged(sample, {
      ...file,
      [EXPRESSIONS]: { [address]: '=200000*2' },
    } as unknown as RentalsDocument);
    const calculation = new Calculation(tool, checked(both));
    const row = sample.projects.length;
    expect(calculation.expression({ ...cell, row })).toBe('=200000*2');
    expect(calculation.expression(cell)).toBeUndefined();
  });

  test('brings along what was noted on its values, and leaves what today has', () => {
    const note = { text: 'Avalúo', source: 'Lonja' };
    const cost = { id: 'assetCost', table: 'projects', row: 0 };
    const address = tool.document.addressOf(sample, cost) ?? '';
    const both = checked(
      merged(
        withNotes(sample, { [address]: { text: 'De hoy' } }),
        withNotes(sample, { [address]: note }),
      ),
    );
    const added = tool.document.addressOf(both, { ...cost, row: sample.projects.length }) ?? '';
    expect(notesOf(both)).toEqual({ [added]: note, [address]: { text: 'De hoy' } });
  });

  test('streams of one name and type become one, others come along', () => {
    const file: RentalsDocument = {
      ...sample,
      incomes: sample.incomes.map((stream, at) =>
        at === 0 ? { ...stream, name: 'Camas' } : stream,
      ),
    };
    const both = merged(sample, file);
    expect(both.incomes.map(({ name }) => name)).toEqual([
      ...sample.incomes.map(({ name }) => name),
      'Camas',
    ]);
    expect(both.expenses).toHaveLength(sample.expenses.length);
    // What went by 'Alojamiento' in the file goes by 'Camas' now, not by the one of today.
    const food = both.incomes[1]?.values[both.projects[2]?.id ?? ''];
    expect(food?.['baseIncomeId']).toBe(both.incomes.at(-1)?.id);
  });
  test('take the place of the project that nobody has filled yet', () => {
    const { projects } = checked(merged(blankDocument(), sample));
    expect(projects.map(({ name }) => name)).toEqual(['Casa Club', 'Apartamento']);
  });
  test('no two projects have one name, and no id comes twice', () => {
    const { projects } = merged(merged(sample, sample), sample);
    const names = projects.map(({ name }) => name);
    expect(names.slice(2)).toEqual([
      'Casa Club (2)',
      'Apartamento (2)',
      'Casa Club (3)',
      'Apartamento (3)',
    ]);
    expect(new Set(projects.map(({ id }) => id)).size).toBe(6);
  });
});

describe('the cap rate of all projects together', () => {
  const of = (document: RentalsDocument) => {
    const calculation = new Calculation(tool, document);
    return ['totales.caprate', 'proyectosConCaprate', 'proyectos'].map((id) =>
      calculation.value({ id }),
    );
  };
  const project = (id: string, assetCost: number) => ({ id, name: id, assetCost });
  const rent = (amounts: Record<string, number>) =>
    checked({
      projects: [project('a', 1_000), project('b', 0), project('c', 4_000)],
      incomes: [
        {
          id: 'i',
          name: 'Renta',
          type: 'direct',
          values: Object.fromEntries(
            Object.entries(amounts).map(([id, value]) => [id, { incomes: [{ name: '', value }] }]),
          ),
        },
      ],
    });
  test('counts those that have income and cost, and no others', () => {
    // 80 of 1.000; b has no cost and c no income.
    expect(of(rent({ a: 80, b: 900 }))).toEqual([8, 1, 3]);
    // (80 + 200) of (1.000 + 4.000).
    expect(of(rent({ a: 80, b: 900, c: 200 }))[0]).toBeCloseTo(5.6, 12);
    expect(of(rent({ a: 80, b: 900, c: 200 })).slice(1)).toEqual([2, 3]);
  });
  test('is 0 where none has both', () => {
    expect(of(rent({ b: 900 }))).toEqual([0, 0, 3]);
  });
});
