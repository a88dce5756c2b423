import { describe, expect, test } from 'vitest';
import type { ProjectData } from '../document/document.ts';
import { followersOf, possibleBases, putIncome, removeIncome } from '../document/edits.ts';
import { danglingReferences, OF_INCOMES, wholesOffered } from '../document/references.ts';
import { checked } from '../testing/documents.ts';
import { calculate, column } from '../testing/figures.ts';
import tool from '../tool.ts';

const service = (id: string, rate: number): object => ({
  id,
  name: id,
  incomeType: 'servicios',
  serviceData: { rate, unitType: 'por unidad', monthlyQuantity: 1 },
});

/** Rooms of 100 a month, a bar of a tenth of them and tours of 60; a tax of 5 % of all. */
function project(...more: object[]): ProjectData {
  return checked({
    dateConfig: { startMonth: 1, startYear: 2028, projectionPeriod: 1 },
    createdIncomes: [
      service('rooms', 100),
      {
        id: 'bar',
        name: 'bar',
        incomeType: 'dependientes',
        dependentData: { percentage: 10, baseIncomeId: 'rooms' },
      },
      service('tours', 60),
      ...more,
    ],
    createdExpenses: [
      {
        id: 'tax',
        name: 'ICA',
        type: 'variable',
        variableData: { relationVariable: 'total-ingresos', relationPercentage: 5 },
      },
    ],
  });
}

const tax = (document: ProjectData): number | undefined =>
  column(calculate(document), 'months', 'e1.flow')[0];
const notices = (document: ProjectData) => tool.declare(document).advice.map(({ id }) => id);

test('a cost of all incomes follows those that are left', () => {
  const document = project();
  // 5 % of 170 is 8.5, a half goes up.
  expect(tax(document)).toBe(9);
  expect(followersOf(document, 0).expenses).toEqual([]);
  removeIncome(document, 2);
  // 5 % of 110 is 5.5.
  expect(tax(document)).toBe(6);
  const [tours] = checked({ createdIncomes: [service('tours', 40)] }).createdIncomes;
  if (tours) putIncome(document, tours);
  // 5 % of 150 is 7.5.
  expect(tax(document)).toBe(8);
  for (const at of [2, 1, 0]) removeIncome(document, at);
  expect(tax(document)).toBe(0);
  expect(danglingReferences(document)).toEqual([]);
  expect(notices(document)).not.toContain('referencia.e1');
});

test('an income that has the very word as its id is meant by it, as it always was', () => {
  const document = project(service('total-ingresos', 1000));
  expect(tax(document)).toBe(50);
  removeIncome(document, 3);
  expect(tax(document)).toBe(9);
});

test('says in words what it is of', () => {
  const { sections } = tool.declare(project());
  expect(sections?.find(({ title }) => title === 'ICA')).toMatchObject({
    facts: [
      { label: 'Tipo de egreso', text: 'Variable' },
      { label: 'Ingreso base', text: 'Todos los ingresos' },
    ],
  });
});

const rooms = (id: string, tarifa: number): object => ({
  id,
  name: id,
  incomeType: 'revpar',
  revparData: { tarifa, ocupacionObjetivo: 100, periodoEstabilizacion: 1, numeroUnidades: 1 },
});

/** A commission of a tenth of all rooms. */
const commission = (...incomes: object[]): ProjectData =>
  checked({
    dateConfig: { startMonth: 1, startYear: 2028, projectionPeriod: 1 },
    createdIncomes: incomes,
    createdExpenses: [
      {
        id: 'ota',
        name: 'Portales',
        type: 'variable',
        variableData: { relationVariable: 'total-revpar', relationPercentage: 10 },
      },
    ],
  });

test('a cost of all rooms follows those, and no other income', () => {
  // A tenth of 1,000 + 500.
  const document = commission(rooms('suite', 1000), service('spa', 300), rooms('loft', 500));
  expect(tax(document)).toBe(150);
  removeIncome(document, 0);
  expect(tax(document)).toBe(50);
  expect(wholesOffered(document)).toContain('total-revpar');
  expect(notices(document)).not.toContain('referencia.e1');
  removeIncome(document, 1);
  expect(tax(document)).toBe(0);
  expect(notices(document)).toContain('referencia.e1');
  expect(danglingReferences(document)).toEqual([]);
  expect(tool.declare(commission(rooms('suite', 1))).sections).toContainEqual(
    expect.objectContaining({
      title: 'Portales',
      facts: [
        { label: 'Tipo de egreso', text: 'Variable' },
        { label: 'Ingreso base', text: 'Todas las habitaciones (RevPAR)' },
      ],
    }),
  );
});

test('all rooms are offered where there are several, or a cost follows them', () => {
  expect(wholesOffered(project())).toEqual(['total-ingresos']);
  const document = commission(rooms('suite', 1));
  expect(wholesOffered(document)).toEqual(['total-ingresos', 'total-revpar']);
  expect(wholesOffered({ ...document, createdExpenses: [] })).toEqual(['total-ingresos']);
});

describe('an income that is a share of all rooms', () => {
  const rooms = (id: string, tarifa: number): object => ({
    id,
    name: id,
    incomeType: 'revpar',
    revparData: { tarifa, numeroUnidades: 1, ocupacionObjetivo: 100, periodoEstabilizacion: 1 },
  });
  const bar = {
    id: 'bar',
    name: 'bar',
    incomeType: 'dependientes',
    dependentData: { percentage: 10, baseIncomeId: 'total-revpar' },
  };
  const hotel = (...incomes: object[]) =>
    checked({
      dateConfig: { startMonth: 1, startYear: 2028, projectionPeriod: 1 },
      createdIncomes: incomes,
    });
  const barOf = (document: ProjectData, id: string) =>
    column(calculate(document), 'months', `${id}.flow`)[0];

  test('follows those that are there', () => {
    const document = hotel(rooms('doble', 100), bar, rooms('suite', 50), service('tours', 60));
    // A tenth of 150: tours are no rooms.
    expect(barOf(document, 'i2')).toBe(15);
    expect(wholesOffered(document, OF_INCOMES)).toEqual(['total-revpar']);
    removeIncome(document, 2);
    expect(barOf(document, 'i2')).toBe(10);
    // It goes on to be offered to whom follows them already.
    expect(wholesOffered(document, OF_INCOMES)).toEqual(['total-revpar']);
  });

  test('is 0 where there are none, which is told', () => {
    const document = hotel(service('tours', 60), bar);
    expect(barOf(document, 'i2')).toBe(0);
    expect(notices(document)).toContain('referencia.i2');
    expect(danglingReferences(document)).toEqual([]);
  });

  test('may be followed, and may itself be followed by no room', () => {
    const wine = {
      id: 'wine',
      incomeType: 'dependientes',
      dependentData: { percentage: 50, baseIncomeId: 'bar' },
    };
    const document = hotel(rooms('doble', 100), bar, wine);
    expect(barOf(document, 'i3')).toBe(5);
    expect(possibleBases(document.createdIncomes, 1).map(({ id }) => id)).toEqual(['doble']);
  });

  test('is of the income that has the very word as its id', () => {
    expect(barOf(hotel(rooms('doble', 100), bar, service('total-revpar', 70)), 'i2')).toBe(7);
  });
});
