// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { press, showTool } from '../../../src/workbench/testing/toolPage.tsx';
import tool from '../tool.ts';

afterEach(cleanup);

const card = (name: string) => screen.getByRole('article', { name });
const use = (name: string, button: RegExp) =>
  press(within(card(name)).getByRole('button', { name: button }));
const best = () => screen.getByRole('group', { name: 'Mejor escenario' }).textContent;

test('a scenario is created, copied, hidden and compared', async () => {
  await showTool(tool);
  await press(screen.getByRole('button', { name: 'Crear Nuevo Escenario' }));
  const form = within(await screen.findByRole('dialog', { name: 'Crear Nuevo Escenario' }));
  fireEvent.change(form.getByLabelText('Nombre'), { target: { value: 'Gigante' } });
  fireEvent.change(form.getByLabelText('Renta mensual'), { target: { value: '90000000' } });
  await press(form.getByRole('button', { name: 'Agregar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(best()).toContain('Gigante');

  await use('Gigante', /Duplicar/);
  expect(card('Gigante (Copia)').textContent).toContain('- Duplicado');
  await use('Gigante', /Ocultar/);
  expect(card('Gigante').textContent).toContain('Oculto');
  expect(best()).toContain('Gigante (Copia)');
  await use('Gigante (Copia)', /Eliminar/);
  expect(best()).toContain('Moderado');
  await use('Gigante', /Mostrar/);
  expect(best()).toContain('Gigante');
});
