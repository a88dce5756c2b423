// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { leave, shown } from './testing/shownInputs.tsx';

afterEach(leave);

test('an amount where a percentage is asked for is told what goes there', async () => {
  shown();
  await userEvent.click(screen.getByLabelText('Deuda'));
  await userEvent.paste('Deuda\t100\nTasa de interés\t186.000.000');
  const dialog = await screen.findByRole('dialog', { name: 'Pegar datos' });
  expect(dialog.textContent).toContain('No se toma: «Tasa de interés» va en % efectiva anual');
  cleanup();
  shown();
  await userEvent.click(screen.getByLabelText('Deuda'));
  await userEvent.paste('Deuda\t100\nTasa de interés\t$ 186.000.000');
  const other = await screen.findByRole('dialog', { name: 'Pegar datos' });
  expect(other.textContent).toContain('No se toma: «Tasa de interés» va en % efectiva anual');
});

test('it is converted where the sheet has the whole, and comes in as arithmetic', async () => {
  const session = shown();
  await userEvent.click(screen.getByLabelText('Deuda'));
  await userEvent.paste('Valor del inmueble\t$ 620.000.000\nCuota inicial\t$ 186.000.000');
  const dialog = await screen.findByRole('dialog', { name: 'Pegar datos' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Pegar 2 datos' }));
  expect(session.calculation.value({ id: 'down' })).toBe(30);
  expect(session.calculation.expression({ id: 'down' })).toBe('=186000000/620000000*100');
});

test.each([
  ['620,500,000.00', '124,100,000.00'],
  ['620,5 millones', '$ 124.100.000'],
])('it is converted of %s as well', async (price, down) => {
  const session = shown();
  await userEvent.click(screen.getByLabelText('Deuda'));
  await userEvent.paste(`Valor del inmueble\t${price}\nCuota inicial\t${down}`);
  const dialog = await screen.findByRole('dialog', { name: 'Pegar datos' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Pegar 2 datos' }));
  expect(session.calculation.value({ id: 'down' })).toBe(20);
});

test('0,12 of a rate is asked about, and a text without names is left to the field', async () => {
  const session = shown();
  await userEvent.click(screen.getByLabelText('Deuda'));
  await userEvent.paste('12\t13');
  expect(screen.getByLabelText<HTMLInputElement>('Deuda').value).not.toBe('');
  await userEvent.paste('Tasa de interés\t0,12');
  const dialog = await screen.findByRole('dialog', { name: 'Pegar datos' });
  const action = within(dialog).getByRole('button', { name: 'Pegar 1 dato' });
  expect(action).toHaveProperty('disabled', true);
  expect(within(dialog).getByRole('row', { name: /^Tasa/ }).textContent).toMatch(/por decirhoy 0/);
  await userEvent.click(within(dialog).getByRole('radio', { name: '12 %' }));
  await userEvent.click(action);
  expect(session.calculation.value({ id: 'rate' })).toBe(12);
});

test('a rate as a fraction is told before it is converted', async () => {
  const session = shown();
  await userEvent.click(screen.getByLabelText('Deuda'));
  await userEvent.paste('Tasa de interés N.M.V.\t0,1245');
  const dialog = await screen.findByRole('dialog', { name: 'Pegar datos' });
  await userEvent.click(within(dialog).getByRole('radio', { name: '12,45 %' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Pegar 1 dato' }));
  // (1 + 12,45 %/12)^12 − 1
  expect(session.calculation.value({ id: 'rate' })).toBeCloseTo(13.18558, 5);
});

test('a factor is taken for no percentage before somebody says so', async () => {
  const session = shown();
  await userEvent.click(screen.getByLabelText('Deuda'));
  await userEvent.paste('Deuda\t9.500.000\nFactor de tasa de interés\t1,12');
  const dialog = await screen.findByRole('dialog', { name: 'Pegar datos' });
  expect(within(dialog).getByRole('button', { name: /^Pegar/ })).toHaveProperty('disabled', true);
  const question = within(dialog).getByRole('radiogroup', { name: '1,12 es' });
  await userEvent.click(within(question).getByRole('radio', { name: '12 %' }));
  await userEvent.click(within(dialog).getByRole('button', { name: /^Pegar/ }));
  expect(session.calculation.value({ id: 'rate' })).toBe(12);
});
