import { expect, test } from 'vitest';
import { Calculation, type Tool } from '../../tool/index.ts';
import { listTarget } from '../listImport/fieldsTarget.ts';
import { guessMapping } from '../listImport/match/guess.ts';
import { guessInputs } from './guess.ts';
import { inputsTarget } from './inputsTarget.ts';
import { pairsIn } from './pairs.ts';

/* Words of ordinary sheets that tools declare as names of their fields. */

const TOOLS = import.meta.glob<{ default: Tool }>('../../../plugins/*/tool.ts');

async function opened(id: string): Promise<Calculation> {
  const module = await TOOLS[`../../../plugins/${id}/tool.ts`]?.();
  if (!module) throw new TypeError(`no tool ${id}`);
  const tool = module.default;
  return new Calculation(tool, tool.document.initial());
}

test.each([
  [
    'escrituracion',
    'closing',
    { Concepto: 'Derechos notariales', Tarifa: '0,54%', Comprador: '50%' },
    ['descripcion', 'porcentaje', 'compradorPct'],
  ],
  [
    'scenario-builder',
    'scenarios',
    {
      Escenario: 'Base',
      Precio: '480.000.000',
      'Administración inmobiliaria': '8%',
      'Costo de venta': '3%',
    },
    ['name', 'purchasePrice', 'managementFeeRate', 'sellingCosts'],
  ],
  [
    'scenario-builder',
    'scenarios',
    { Escenario: 'Base', 'Plazo (meses)': '180', 'Años de tenencia': '8' },
    ['name', 'loanTerm', 'holdingPeriod'],
  ],
  [
    'scenario-builder',
    'scenarios',
    // What it is sold for is another price.
    { Escenario: 'Base', 'Costos de venta': '3%', 'Precio de venta': '480.000.000' },
    ['name', 'sellingCosts', ''],
  ],
  [
    'portfolio-optimizer',
    'properties',
    { Propiedad: 'Apto 301', Valor: '420.000.000', LTV: '55%' },
    ['name', 'value', 'debtRatio'],
  ],
  [
    'portfolio-optimizer',
    'properties',
    {
      Propiedad: 'Apto 301',
      Valor: '420.000.000',
      'Vacancia %': '4%',
      Gastos: '14%',
      'Deuda/valor': '55%',
    },
    ['name', 'value', 'vacancyRate', 'operatingExpenses', 'debtRatio'],
  ],
  [
    'portfolio-optimizer',
    'properties',
    // The debt itself is no share of the value.
    { Propiedad: 'Apto 301', 'Deuda / valor (%)': '55%', Deuda: '231.000.000' },
    ['name', 'debtRatio', ''],
  ],
  [
    'portfolio-optimizer',
    'properties',
    { Propiedad: 'Apto 301', Apalancamiento: '55%', Valor: '420.000.000' },
    ['name', 'debtRatio', 'value'],
  ],
])('of %s, %s: %j', async (id, listId, sheet, columns) => {
  const list = (await opened(id)).declaration.lists[listId];
  if (!list) throw new TypeError(`no list ${listId}`);
  const lines = [{ cells: Object.values(sheet), at: 1 }];
  const mapping = guessMapping({ heads: Object.keys(sheet), lines }, listTarget(listId, list));
  expect(mapping).toEqual(columns);
});

test('of inputs', async () => {
  const { pairs } = pairsIn([
    ['Precio', '480.000.000'],
    ['Costo de venta', '3%'],
  ]);
  const calculation = await opened('investment-calculator');
  const target = inputsTarget(calculation, ['purchasePrice', 'loanAmount', 'sellingCosts']);
  expect(guessInputs(pairs, target).mapping).toEqual(['purchasePrice', 'sellingCosts']);
});

test.each([
  ['Comisión inmobiliaria (8%)', '2.400.000', 'propertyManagement'],
  ['Comisión inmobiliaria', '2.400.000', 'propertyManagement'],
  ['Honorarios de gestión', '2.400.000', 'propertyManagement'],
  // Only what it comes to in pesos is asked for.
  ['Comisión inmobiliaria', '8%', ''],
])('of a property that is let, %s | %s', async (name, text, input) => {
  const { pairs } = pairsIn([
    ['Canon mensual', '2.500.000'],
    [name, text],
    ['Cuota de administración', '3.600.000'],
  ]);
  const calculation = await opened('rental-analysis');
  const target = inputsTarget(calculation, ['monthlyRent', 'propertyManagement', 'hoaFees']);
  expect(guessInputs(pairs, target).mapping).toEqual(['monthlyRent', input, 'hoaFees']);
});
