import { expect, test } from 'vitest';
import { integer, money, text } from '../../../tool/index.ts';
import { testTool } from '../../../tool/testing/sample.ts';
import { Session } from '../../session/session.ts';
import { listTarget } from '../fieldsTarget.ts';
import { isMeantForCells } from './ontoCells.ts';

const fields = {
  name: text('Nombre', { also: ['Apartamento'] }),
  city: text('Ciudad'),
  year: integer('Año', { min: 1900, max: 2200 }),
  cost: money('Costo'),
};
const { calculation } = new Session(
  testTool({
    inputs: {},
    lists: { flats: { label: 'Aptos', singular: 'Apto', name: 'name', fields, initial: [] } },
  }),
);

/** Of a sheet whose rows are the fields, from one of them on. */
function isMeant(from: keyof typeof fields, ...block: readonly string[][]): boolean {
  const under = Object.values(fields).slice(Object.keys(fields).indexOf(from));
  const cells = block.flatMap((line, row) =>
    line.map((said) => ({ row, text: said, field: under[row] })),
  );
  const list = calculation.declaration.lists['flats'];
  if (!list) throw new Error('it is declared above');
  return isMeantForCells(cells, listTarget('flats', list));
}

test('words over figures that the cells take are meant for them', () => {
  expect(isMeant('city', ['Envigado', 'Chía'], ['2026', '2027'], ['90', '80'])).toBe(true);
  // Called as a record is, over no names of records.
  expect(isMeant('city', ['Apartamento', 'Casa'], ['2026', '2027'])).toBe(true);
});

test.each([
  [
    'heads of the list',
    'city',
    [
      ['Año', 'Costo'],
      ['2026', '2027'],
    ],
  ],
  [
    'a head of names over words',
    'name',
    [
      ['Apartamento', 'Torre'],
      ['Norte', '3'],
    ],
  ],
  [
    'a text that a cell refuses',
    'city',
    [
      ['Envigado', 'Chía'],
      ['2026', 'Norte'],
    ],
  ],
  [
    'a cell that nothing is known of',
    'cost',
    [
      ['90', '80'],
      ['Norte', '3'],
    ],
  ],
] as const)('%s are a table', (_, from, block) => {
  expect(isMeant(from, ...block.map((line) => [...line]))).toBe(false);
});
