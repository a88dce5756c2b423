// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { plain, press, result, showTool } from '../../../src/workbench/testing/toolPage.tsx';
import tool from '../tool.ts';

afterEach(cleanup);

const NAME = 'Alza de la tasa de interés';
const card = () => screen.getByRole('article', { name: NAME });
const use = (name: RegExp) => press(within(card()).getByRole('button', { name }));

test('a factor of risk is marked and removed on its card', async () => {
  const session = await showTool(tool);
  expect(card().textContent).toContain('Estado: Identificado');
  await use(/Marcar en Proceso/);
  expect(card().textContent).toContain('Estado: En Proceso');
  expect(result('En Proceso')).toBe('2');
  await use(/Marcar Mitigado/);
  expect(card().textContent).toContain('Estado: Mitigado');
  const plan = screen.getByRole('group', { name: 'Plan de mitigación prioritario' });
  const first = within(plan).getAllByRole('listitem');
  expect(first.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Caída de la demanda de arriendo/),
    expect.stringMatching(/^Uso del suelo para renta corta/),
    expect.stringMatching(/^Sobrecostos de la adecuación/),
  ]);
  await use(/Eliminar/);
  expect(screen.queryByRole('article', { name: NAME })).toBeNull();
  expect(plain(document.body.textContent)).toContain('Los pesos suman 80,00 %.');
  await act(async () => session.undo());
  expect(card()).toBeDefined();
});
