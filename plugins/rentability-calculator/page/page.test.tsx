// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { figure, press, showTool, type } from '../../../src/workbench/testing/toolPage.tsx';
import tool from '../tool.ts';

afterEach(cleanup);

const calculate = () => press(screen.getByText('Calcular'));

test('a return is computed from three values', async () => {
  await showTool(tool);
  await type('Inversión inicial', '100000');
  await type('Inversión final', '121000');
  await calculate();
  expect(figure('TIR anual')).toBeUndefined();
  // Two years of 10 %: 1,1² = 1,21.
  await type('Duración', '24');
  await calculate();
  expect(figure('TIR anual')).toBe('10,00 %');
  expect(figure('Ganancia total')).toBe('$21,000');
});
