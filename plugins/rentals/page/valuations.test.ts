import { expect, test } from 'vitest';
import { Session } from '../../../src/workbench/index.ts';
import { guessMapping } from '../../../src/workbench/listImport/match/guess.ts';
import { recordsOf } from '../../../src/workbench/listImport/table/layout.ts';
import { newColumnsFor } from '../../../src/workbench/listImport/match/newColumns.ts';
import { blankDocument, sampleDocument } from '../document/sample.ts';
import type { RentalsDocument } from '../document/types.ts';
import tool from '../tool.ts';
import { projectTarget } from './import/projectTarget.ts';

/* What others take a property to be worth, beside what was paid for it. */

/** Of the heads of a portfolio what each is. */
function columnsOf(document: RentalsDocument, heads: readonly string[], row: readonly string[]) {
  const { calculation } = new Session<RentalsDocument>(tool, document);
  const target = projectTarget(calculation.declaration.lists.projects);
  if (!target) throw new Error('the tool declares its projects');
  const rows = [heads, row, row.with(0, 'Apto B')].map((cells) => [...cells]);
  const records = recordsOf({ name: '', rows }, { head: 0, turned: false });
  const created = newColumnsFor(records, target);
  const mapping = guessMapping(records, target);
  const labels = mapping.map((id) => target.columns.find((one) => one.id === id)?.label ?? null);
  return { labels, created: created.map((columns) => columns.length) };
}

test.each([
  ['with incomes and expenses', sampleDocument],
  ['without any', blankDocument],
])('a valuation is no expense, no rent and no price in a sheet %s', (_, document) => {
  const heads = ['Inmueble', 'Precio', 'Cuota inicial', 'Admon', 'Avalúo'];
  const row = ['Apto A', '300.000.000', '90.000.000', '200.000', '340.000.000'];
  const { labels, created } = columnsOf(document(), heads, row);
  expect([labels[1], labels[4], created[4]]).toEqual(['Costo del activo', null, 0]);
  const more = ['Inmueble', 'Precio de compra', 'Avalúo comercial', 'Valor comercial'];
  const amounts = ['Apto A', '300.000.000', '350.000.000', '355.000.000'];
  expect(columnsOf(document(), more, amounts).labels.slice(1)).toEqual([
    'Costo del activo',
    null,
    null,
  ]);
  const [, price] = columnsOf(
    document(),
    ['Inmueble', 'Precio', 'Valor comercial'],
    ['Apto A', '300.000.000', '350.000.000'],
  ).labels;
  expect(price).toBe('Costo del activo');
});

test('what a square metre was bought for is no rent of one', () => {
  const heads = ['Inmueble', 'Valor compra', 'Valor m2', 'Arriendo'];
  const row = ['Apto A', '300.000.000', '5.200.000', '800.000'];
  expect(columnsOf(sampleDocument(), heads, row).labels[2]).toBeNull();
  const rent = columnsOf(sampleDocument(), heads, row.with(2, '52.000'));
  expect(rent.labels[2]).toMatch(/Precio por m²/);
});
