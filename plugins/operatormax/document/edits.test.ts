import { freeze, produce } from 'immer';
import { describe, expect, test } from 'vitest';
import type { Expense, Income, ProjectData } from './document.ts';
import {
  followersOf,
  possibleBases,
  putExpense,
  putIncome,
  relationTo,
  removeIncome,
} from './edits.ts';
import { danglingReferences } from './references.ts';
import { structureOf } from '../model/structure.ts';
import { checked } from '../testing/documents.ts';

const service = { rate: 5, unitType: 'por persona', monthlyQuantity: 2 };
const follows = (id: string, baseIncomeId: string | number): object => ({
  id,
  name: id,
  incomeType: 'dependientes',
  dependentData: { percentage: 10, baseIncomeId },
});

/** Rooms, a café that follows them by their place in the list, and bar that follows the café. */
function project(): ProjectData {
  return checked({
    createdIncomes: [
      { id: 'parking', name: 'Parqueo', incomeType: 'servicios', serviceData: service },
      { id: 'rooms', name: 'Habitaciones', incomeType: 'servicios', serviceData: service },
      follows('cafe', 1),
      follows('bar', 'cafe'),
    ],
    createdExpenses: [
      {
        id: 'fees',
        name: 'Comisiones',
        type: 'variable',
        variableData: { relationVariable: 'servicios-rooms', relationPercentage: 5 },
      },
    ],
  });
}

const income = (from: ProjectData, at: number): Income =>
  structuredClone(from.createdIncomes[at] as Income);

describe('the streams of a project', () => {
  test('are found anew after each edit of a kept one', () => {
    const before = freeze(project(), true);
    expect(structureOf(before).incomes.map(({ base }) => base)).toEqual([
      undefined,
      undefined,
      'i2',
      'i3',
    ]);
    const after = produce(before, (draft) => {
      removeIncome(draft, 0);
      draft.overrides = { cafe: { '2028-03': 5 } };
    });
    expect(structureOf(after).incomes.map(({ base }) => base)).toEqual([undefined, 'i1', 'i2']);
    expect(structureOf(after).incomes.map(({ actual }) => actual)).toEqual([
      undefined,
      true,
      undefined,
    ]);
    expect(structureOf(before).incomes).toHaveLength(4);
  });
});

describe('an income that is taken away', () => {
  test('leaves those that follow another one where they were, whatever its place becomes', () => {
    const data = project();
    removeIncome(data, 0);
    expect(data.createdIncomes.map(({ id }) => id)).toEqual(['rooms', 'cafe', 'bar']);
    expect(structureOf(data).incomes.map(({ base }) => base)).toEqual([undefined, 'i1', 'i2']);
    expect(danglingReferences(data)).toEqual([]);
  });

  test('leaves its own followers without a base, and they are named before', () => {
    const data = project();
    const { incomes, expenses } = followersOf(data, 1);
    expect([...incomes, ...expenses].map(({ name }) => name)).toEqual(['cafe', 'Comisiones']);
    removeIncome(data, 1);
    const { incomes: left, expenses: costs } = structureOf(data);
    expect(left.map(({ variant }) => variant)).toEqual(['servicios', 'sinBase', 'dependientes']);
    expect(costs[0]?.fault).toBe('missing');
  });
});

describe('an income that is put', () => {
  test('is added at the end, or takes the place of the one with its id', () => {
    const data = project();
    putIncome(data, { ...income(data, 0), id: 'gym', name: 'Gimnasio' });
    expect(data.createdIncomes.at(-1)).toMatchObject({ id: 'gym', name: 'Gimnasio' });
    putIncome(data, { ...income(data, 0), name: 'Bicicletero' });
    expect(data.createdIncomes[0]).toMatchObject({ id: 'parking', name: 'Bicicletero' });
    expect(data.createdIncomes).toHaveLength(5);
  });

  test('keeps its followers when it gets another name and another type', () => {
    const data = project();
    const { id, name: _, ...head } = income(data, 1);
    const rental = { squareMeters: 9, pricePerSquareMeter: 2, ipcAdjustment: 0, occupancy: 50 };
    const changed = { ...head, id, name: 'Local', incomeType: 'alquileres', rentalData: rental };
    putIncome(data, changed as Income);
    expect(data.createdIncomes[2]).toMatchObject({
      dependentData: { baseIncomeName: 'Local' },
    });
    expect(data.createdExpenses[0]).toMatchObject({
      variableData: { relationVariable: 'alquileres-rooms' },
    });
    expect(danglingReferences(data)).toEqual([]);
  });

  test('may follow any that does not follow it in the end', () => {
    const { createdIncomes } = project();
    const names = (at: number) => possibleBases(createdIncomes, at).map(({ id }) => id);
    expect(names(1)).toEqual(['parking']);
    expect(names(2)).toEqual(['parking', 'rooms']);
    expect(names(3)).toEqual(['parking', 'rooms', 'cafe']);
    expect(names(createdIncomes.length)).toHaveLength(4);
  });
});

test('an expense names its income by type and id, and is put as an income is', () => {
  const data = project();
  expect(relationTo({ id: 'a-b', incomeType: 'solo-ingresos' })).toBe('solo-ingresos-a-b');
  const fees = data.createdExpenses[0] as Expense;
  putExpense(data, { ...fees, name: 'Plataformas' });
  putExpense(data, { ...fees, id: 'more' });
  expect(data.createdExpenses.map(({ name }) => name)).toEqual(['Plataformas', 'Comisiones']);
});
