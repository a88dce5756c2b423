// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import {
  faultOf,
  figure,
  input,
  press,
  result,
  showTool,
  type,
} from '../../../src/workbench/testing/toolPage.tsx';
import tool from '../tool.ts';

afterEach(cleanup);

/** Beside the figures. */
const minimum = () => screen.queryAllByText('Mínimo requerido: 20%').at(-1) ?? null;
const maximumMode = () => press(screen.getByLabelText('Valor máximo'));

test('starts with its defaults, no amounts and no results', async () => {
  await showTool(tool);
  expect(input('Valor de la propiedad').value).toBe('');
  expect(input('Cuota inicial').value).toBe('20');
  expect(input('Plazo').value).toBe('20');
  expect(input('Tasa de interés').value).toBe('12');
  expect(figure('Cuota mensual')).toBe('—');
  expect(screen.getByText('Sin filas todavía')).toBeDefined();
  expect(minimum()).toBeNull();
});

test('says that 20 % is the least, and calculates all the same', async () => {
  await showTool(tool);
  await type('Valor de la propiedad', '350000000');
  await type('Cuota inicial', '10');
  expect(minimum()).not.toBeNull();
  // 315 million at 1 % a month over 240 months: Excel's PMT.
  expect(figure('Cuota mensual')).toBe('$ 3.468.421');
  await type('Cuota inicial', '20');
  expect(minimum()).toBeNull();
});

test('finds the largest value that a capacity allows', async () => {
  await showTool(tool);
  await maximumMode();
  await type('Capacidad de pago mensual', '3000000');
  await type('Cuota inicial disponible', '100000000');
  // PV of 3.000.000 a month at 1 % over 240 months, plus 100.000.000.
  expect(figure('Valor máximo de la propiedad')).toBe('$ 372.458.249');
  expect(minimum()).toBeNull();

  await type('Cuota inicial disponible', '30000000');
  // 30 million are 9,9 % of the total: the value is 30 million / 0,2, and only 120 are borrowed.
  expect(figure('Valor máximo de la propiedad')).toBe('$ 150.000.000');
  expect(minimum()).not.toBeNull();
  expect(figure('Monto del crédito')).toBe('$ 120.000.000');
  expect(figure('Cuota mensual necesaria')).toBe('$ 1.321.303');
  expect(result('Capacidad mensual sin usar')).toBe('$ 1.678.697');
});

test('a rate of 0 divides the loan by its payments', async () => {
  await showTool(tool);
  await type('Valor de la propiedad', '300000000');
  await type('Tasa de interés', '0');
  expect(figure('Cuota mensual')).toBe('$ 1.000.000');
  expect(figure('Total de intereses')).toBe('$ 0');
});

test('a down payment below the minimum is said in its own field', async () => {
  await showTool(tool);
  await type('Valor de la propiedad', '450000000');
  await type('Cuota inicial', '19,9');
  expect(faultOf('Cuota inicial')).toContain('Mínimo requerido: 20%');
  await type('Cuota inicial', '20');
  expect(faultOf('Cuota inicial')).toBeUndefined();
});

const REFUSED = [
  ['Plazo', '45', '45 supera el máximo 30. Se conserva 20.'],
  ['Plazo', '0', '0 está por debajo del mínimo 1. Se conserva 20.'],
  ['Plazo', '7,5', '7,5 debe ser un número entero. Se conserva 20.'],
  ['Plazo', 'veinte', '«veinte» no es un número. Se conserva 20.'],
  ['Plazo', '', 'No se puede dejar en blanco. Se conserva 20.'],
  ['Tasa de interés', '100,01', '100,01 supera el máximo 100. Se conserva 12.'],
  ['Tasa de interés', '-1', '−1 está por debajo del mínimo 0. Se conserva 12.'],
  ['Valor de la propiedad', '12x', '«12x» no es un número. Se conserva el campo vacío.'],
  ['Valor de la propiedad', '99999999999999999999', 'supera el máximo 10 billones'],
  ['Valor de la propiedad', '1,2,3', '«1,2,3» no es un número.'],
] as const;

test('refuses with a message at the field and keeps the old value', async () => {
  const session = await showTool(tool);
  const { document: begun } = session;
  for (const [label, text, message] of REFUSED) {
    const before = input(label).value;
    await type(label, text);
    expect(faultOf(label)).toContain(message);
    // It stays when Enter leaves the field, until it is mended or dropped.
    fireEvent.keyDown(input(label), { key: 'Enter' });
    expect(faultOf(label)).toContain(message);
    fireEvent.keyDown(input(label), { key: 'Escape' });
    expect(input(label).value).toBe(before);
    expect(faultOf(label)).toBeUndefined();
  }
  // Not even the first digits of what was refused came in.
  expect(session.document).toBe(begun);
});
