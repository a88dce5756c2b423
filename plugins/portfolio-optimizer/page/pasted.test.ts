import { expect, test } from 'vitest';
import { Session } from '../../../src/workbench/index.ts';
import { listTarget } from '../../../src/workbench/listImport/fieldsTarget.ts';
import { planned, sheetOf } from '../../../src/workbench/listImport/testing/planned.ts';
import tool from '../tool.ts';

/** Fields of the properties that a sheet makes of an empty portfolio. */
function entered(text: string, ...fields: string[]): unknown[][] {
  const session = new Session(tool);
  const list = session.calculation.declaration.lists['properties'];
  if (!list) throw new Error('the list of the tool');
  const target = listTarget('properties', list);
  const { edits, count } = planned(sheetOf(text), target, { mode: 'replace' }).plan;
  expect(target.take(session, { label: 'Pegar', edits, count, replace: true })).toEqual([]);
  const properties = session.document['properties'] as Record<string, unknown>[];
  return properties.map((property) => fields.map((field) => property[field]));
}

test('an empty debt or vacancy stays empty; what no column says begins as usual', () => {
  const sheet = `Nombre        | Valor       | LTV | Vacancia
                 Apto Laureles | 420.000.000 | 40% | 6%
                 Oficina 1204  | 650.000.000 |     |`;
  expect(entered(sheet, 'debtRatio', 'vacancyRate', 'operatingExpenses')).toEqual([
    [40, 6, 15],
    [null, null, 15],
  ]);
});

test('properties are of the use that their type says', () => {
  const sheet = `Nombre    | Valor       | Tipo
                 Apto 201  | 300.000.000 | Apartamento
                 Local 202 | 400.000.000 | Local comercial
                 Bodega 3  | 900.000.000 | BODEGA
                 Casa 4    | 500.000.000 | Casas`;
  expect(entered(sheet, 'propertyType').flat()).toEqual([
    'Residencial',
    'Comercial',
    'Industrial',
    'Residencial',
  ]);
});
