// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { leave, pastedHere, SHEET, shown, upon, valuesOf, went } from './testing/shownInputs.tsx';

afterEach(leave);

test('what belongs in another place is told with the way there', async () => {
  const session = shown();
  await userEvent.click(screen.getByLabelText('Deuda'));
  await userEvent.paste('Deuda\t100\nGASTOS\nNómina\t12\nSeguros\t3');
  const dialog = await screen.findByRole('dialog', { name: 'Pegar datos' });
  within(dialog).getByRole('button', { name: 'Una parte va en otro lugar: ver dónde' });
  const part = within(dialog).getByRole('region', { name: 'Va en otra parte' });
  expect(part.textContent).toContain('Gastos fijos: «Nómina» y «Seguros».');
  // They are no rows to choose an input for.
  expect(within(dialog).getAllByRole('rowheader')).toHaveLength(1);
  // The way there takes along what was looked through.
  await userEvent.click(
    within(part).getByRole('button', { name: 'Pegar 1 dato e ir a Gastos fijos' }),
  );
  expect(went).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(valuesOf(session)[0]).toBe(100);
  screen.getByText('Se pegó un dato. Lo demás de la hoja se pega en Gastos fijos.');
});

const SECOND = 'CRÉDITO 2\nDeuda\t50\nPlazo\t60\n';
const MANY = 'Inflación\t5,2%\t4,8%\n';

test.each([
  ['a second loan', SECOND, '2 filas no se toman: ver la primera'],
  ['a row of several figures', MANY, 'Una parte no entra: ver cuál'],
])('%s, which enters nowhere, is told before what has its way elsewhere', async (_, more, said) => {
  shown();
  await userEvent.click(screen.getByLabelText('Deuda'));
  await userEvent.paste(`CRÉDITO\nDeuda\t100\nPlazo\t120\n${more}GASTOS\nNómina\t12`);
  const dialog = await screen.findByRole('dialog', { name: 'Pegar datos' });
  const part = within(dialog).getByRole('region', { name: 'Va en otra parte' });
  expect(part.textContent).toContain('Gastos fijos: «Nómina».');
  expect(within(dialog).getByText(/: ver /).textContent).toBe(said);
});

test('the way to what enters nowhere leads on to what belongs elsewhere', async () => {
  shown();
  await userEvent.click(screen.getByLabelText('Deuda'));
  await userEvent.paste(`CRÉDITO\nDeuda\t100\nPlazo\t120\n${SECOND}GASTOS\nNómina\t12`);
  const dialog = await screen.findByRole('dialog', { name: 'Pegar datos' });
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const press = (name: string) => userEvent.click(within(dialog).getByRole('button', { name }));
  const marked = () => [...dialog.querySelectorAll('[class*="led"]')];
  await press('2 filas no se toman: ver la primera');
  const row = within(dialog).getByRole('row', { name: /^Deuda 50/ });
  // It is shown which, whether or not it was in sight, and a screen reader reads it.
  expect([document.activeElement, ...marked()]).toEqual([row, row]);
  await press('Otra parte va en otro lugar: ver dónde');
  const section = within(dialog).getByRole('region', { name: 'Va en otra parte' });
  expect([document.activeElement, ...marked()]).toEqual([section, section]);
  await press('2 filas no se toman: ver la primera');
  expect(scroll.mock.contexts).toEqual([row, section, row]);
  // From there one goes on with Tab, and nothing stays behind.
  await userEvent.tab();
  expect(row.contains(document.activeElement)).toBe(true);
  expect([marked(), row.hasAttribute('tabindex')]).toEqual([[], false]);
  scroll.mockRestore();
});

test('nobody goes on to another place while a doubt is open', async () => {
  const session = shown();
  await userEvent.click(screen.getByLabelText('Deuda'));
  await userEvent.paste('Tasa de interés\t0,12\nGASTOS\nNómina\t12\nCOMPRAS\nLote\t3');
  const dialog = await screen.findByRole('dialog', { name: 'Pegar datos' });
  const part = within(dialog).getByRole('region', { name: 'Va en otra parte' });
  const ways = within(part).getAllByRole('button');
  expect(ways.map(({ textContent }) => textContent)).toEqual([
    'Pegar 1 dato e ir a Gastos fijos',
    'Pegar 1 dato y seguir con las compras',
  ]);
  for (const way of ways) expect(way).toHaveProperty('disabled', true);
  await userEvent.click(within(dialog).getByRole('radio', { name: '12 %' }));
  await userEvent.click(
    within(part).getByRole('button', { name: 'Pegar 1 dato e ir a Gastos fijos' }),
  );
  expect(session.calculation.value({ id: 'rate' })).toBe(12);
  expect(went).toHaveBeenCalledOnce();
});

test('where nothing can be pasted the way leads there alone', async () => {
  shown();
  await userEvent.click(screen.getByLabelText('Deuda'));
  await userEvent.paste('Plazo\t400\nGASTOS\nNómina\t12');
  const dialog = await screen.findByRole('dialog', { name: 'Pegar datos' });
  await userEvent.click(
    within(dialog).getByRole('button', { name: 'Ir a Gastos fijos y pegar allí' }),
  );
  expect(went).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

const MIXED = 'Deuda\t100\nCOMPRAS\nLote\t3';

const MIXED_ROWS = [
  ['Deuda', '100'],
  ['COMPRAS', ''],
  ['Lote', '3'],
];

test('a sheet with rows of the list that is in sight, pasted on its page, is the list’s', async () => {
  const session = shown();
  await userEvent.click(document.body);
  await userEvent.paste(MIXED);
  expect(pastedHere).toHaveBeenCalledExactlyOnceWith(MIXED_ROWS);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(valuesOf(session)[0]).toBe(0);
  await userEvent.paste('Deuda\t100');
  await screen.findByRole('dialog', { name: 'Pegar datos' });
});

test('pasted into a field it fills inputs, and leads on to the list with the same sheet', async () => {
  const session = shown();
  await userEvent.click(screen.getByLabelText('Deuda'));
  await userEvent.paste(MIXED);
  const dialog = await screen.findByRole('dialog', { name: 'Pegar datos' });
  await userEvent.click(
    within(dialog).getByRole('button', { name: 'Pegar 1 dato y seguir con las compras' }),
  );
  expect(valuesOf(session)[0]).toBe(100);
  expect(pastedHere).toHaveBeenCalledExactlyOnceWith(MIXED_ROWS);
});

test.each([
  ['a sheet of inputs', SHEET, true],
  ['one of inputs and rows of lists', 'Deuda\t9.500\nGASTOS\nAseo\t900\nVigilancia\t4.200', true],
  ['two figures that inputs are called as well', 'Deuda\t9.500\nPlazo\t9', false],
  ['figures of months', 'Cuenta\tene 2027\tfeb 2027\nDeuda\t1\t2\nPlazo\t3\t4\nTasa\t5\t6', false],
])('pasted upon cells of a table in time %s is asked about: %#', async (_, text, isTaken) => {
  shown();
  await userEvent.click(screen.getByRole('grid', { name: 'Celdas' }));
  fireEvent.paste(screen.getByRole('grid', { name: 'Celdas' }), {
    clipboardData: { getData: () => text },
  });
  expect(upon).toHaveBeenLastCalledWith(isTaken);
  await waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(Number(isTaken)));
});
