// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
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

const turn = (name: string) => press(screen.getByRole('switch', { name }));

// Every figure of this file was computed apart, by a bisection on flows written out by hand.
test('takes the costs of each kind of sale', async () => {
  await showTool(tool);
  await press(screen.getByLabelText('Doble escrituración'));
  expect(result('Costos de la operación')).toBe('$ 11.693.763');
  expect(figure('TIR E.A.')).toBe('29,29 %');
});

test('without loan or commission their fields rest', async () => {
  await showTool(tool);
  await turn('Con comisión de venta');
  expect(input('Comisión de venta').disabled).toBe(true);
  expect(screen.getByText(/^Sin Comisión/)).toBeDefined();
  expect(figure('TIR E.A.')).toBe('38,86 %');
  await turn('Con comisión de venta');

  await turn('Con crédito');
  expect(input('Tasa del crédito').disabled).toBe(true);
  expect(input('Plazo del crédito').disabled).toBe(true);
  expect(screen.getByText(/^Sin Crédito/)).toBeDefined();
  expect(figure('TIR E.A.')).toBe('37,51 %');
});

test('out of bounds is refused, an emptied percentage is 0', async () => {
  await showTool(tool);
  await type('Valorización anual', '101');
  expect(faultOf('Valorización anual')).toContain('supera el máximo 100. Se conserva 8.');
  await type('Cuota inicial', '30,5');
  expect(faultOf('Cuota inicial')).toContain('debe ser un número entero');
  await type('Meses estimados a la venta', '100');
  expect(faultOf('Meses estimados a la venta')).toContain('supera el máximo 99');
  await type('Valor total', '10000000000000');
  expect(faultOf('Valor total')).toContain('supera el máximo 9.999.999.999.999');
  await type('Valorización anual', '');
  expect(figure('Valor estimado de venta')).toBe('$ 300.000.000');
});
