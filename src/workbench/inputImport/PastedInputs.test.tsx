// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { leave, SHEET, shown, valuesOf } from './testing/shownInputs.tsx';

afterEach(leave);

test('names and values that are pasted into a field fill the inputs as one step', async () => {
  const session = shown();
  await userEvent.click(screen.getByLabelText('Deuda'));
  await userEvent.paste(SHEET);
  const dialog = await screen.findByRole('dialog', { name: 'Pegar datos' });
  expect(screen.getByLabelText<HTMLInputElement>('Deuda').value).toBe('');
  // Titles are no rows; what has no input is there to be chosen.
  const rows = within(dialog).getAllByRole('rowheader');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Deuda (millones COP)',
    'Plazo (años)',
    'Tasa',
    'Tipo de crédito',
    'Número de pisos',
  ]);
  expect(dialog.textContent).toContain(
    'porque trae varias cifras: «Inflación». Aquí entra un valor por fila',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Pegar 4 datos' }));
  const [debt, term, rate, kind] = valuesOf(session);
  expect([debt, term, kind]).toEqual([9.5e9, 108, 'bullet']);
  expect(rate).toBeCloseTo(12.415034, 5);
  expect(session.undoLabel).toBe('Pegar 4 datos');
  session.undo();
  expect(valuesOf(session)).toEqual([0, 0, 0, 'fixed']);
});

test('what an input refuses is told and stays out', async () => {
  const session = shown();
  await userEvent.click(screen.getByRole('button', { name: 'Pegar' }));
  const asking = await screen.findByRole('dialog', { name: 'Pegar datos de una hoja' });
  await userEvent.click(within(asking).getByLabelText('Tu tabla'));
  await userEvent.paste('Deuda\t100\nPlazo\t400');
  const dialog = await screen.findByRole('dialog', { name: 'Pegar datos' });
  expect(dialog.textContent).toMatch(/No entra: 400.*supera el máximo/);
  within(dialog).getByRole('button', { name: 'Una fila no entra: ver cuál' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Pegar 1 dato' }));
  expect(valuesOf(session).slice(0, 2)).toEqual([100, 0]);
  expect(session.refused).toEqual([]);
});

test('words that no input is called stay in sight, as do figures, and are counted', async () => {
  const session = shown();
  await userEvent.click(screen.getByLabelText('Deuda'));
  await userEvent.paste('Concepto\tValor\nDeuda\t100\nGarantía\tHipotecaria\nPisos\t12');
  const dialog = await screen.findByRole('dialog', { name: 'Pegar datos' });
  const names = within(dialog).getAllByRole('rowheader');
  expect(names.map(({ textContent }) => textContent)).toEqual(['Deuda', 'Garantía', 'Pisos']);
  for (const name of ['Garantía Hipotecaria', 'Pisos 12']) {
    const row = within(dialog).getByRole('row', { name: new RegExp(`^${name}`) });
    expect(row.textContent).toContain('No se toma');
  }
  await userEvent.click(
    within(dialog).getByRole('button', { name: '2 filas no se toman: ver la primera' }),
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Pegar 1 dato' }));
  expect(valuesOf(session)[0]).toBe(100);
});

test('a debt with its heads above it fills the inputs that they name', async () => {
  const session = shown();
  await userEvent.click(screen.getByLabelText('Deuda'));
  await userEvent.paste(
    'Crédito\tDeuda\tTasa E.A.\tPlazo (años)\nBanco A\t480.000.000\t12,5 %\t20',
  );
  const dialog = await screen.findByRole('dialog', { name: 'Pegar datos' });
  expect(within(dialog).queryByRole('region', { name: 'Va en otra parte' })).toBeNull();
  const named = within(dialog).getByRole('row', { name: /^Crédito/ });
  expect(named.textContent).toContain('No se toma');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Pegar 3 datos' }));
  expect(valuesOf(session).slice(0, 3)).toEqual([480e6, 240, 12.5]);
});

test('words are no number, also where what is typed so would count as 0', async () => {
  shown();
  await userEvent.click(screen.getByLabelText('Deuda'));
  await userEvent.paste('Deuda\t100\nTasa de interés\t% de ingresos');
  const dialog = await screen.findByRole('dialog', { name: 'Pegar datos' });
  expect(dialog.textContent).toContain('No entra: «% de ingresos» no es un número');
  within(dialog).getByRole('button', { name: 'Pegar 1 dato' });
});

test('a date that no input asks for is one row', async () => {
  shown();
  await userEvent.click(screen.getByLabelText('Deuda'));
  await userEvent.paste('Deuda\t100\nDesembolso\tene 2028');
  const dialog = await screen.findByRole('dialog', { name: 'Pegar datos' });
  const rows = within(dialog).getAllByRole('rowheader');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Deuda', 'Desembolso']);
  expect(rows[1]?.closest('tr')?.textContent).toContain('ene 2028');
});

test('lines of a message are read whole: a comma is a decimal mark', async () => {
  const session = shown();
  await userEvent.click(screen.getByRole('button', { name: 'Pegar' }));
  const asking = await screen.findByRole('dialog', { name: 'Pegar datos de una hoja' });
  await userEvent.type(
    within(asking).getByLabelText('Tu tabla'),
    'Tasa E.A. 13,1%{Enter}Plazo 15 años{Enter}Deuda: $ 620.000.000',
  );
  await userEvent.click(within(asking).getByRole('button', { name: 'Continuar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pegar datos' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Pegar 3 datos' }));
  expect(valuesOf(session).slice(0, 3)).toEqual([620e6, 180, 13.1]);
});

test('of two rows that want one input the one that stays out says so', async () => {
  const session = shown();
  await userEvent.click(screen.getByLabelText('Deuda'));
  await userEvent.paste(
    'Tasa de interés\t9%\nTasa\t8%\nTipo de crédito\tBullet\nTipo crédito\tCuota fija',
  );
  const dialog = await screen.findByRole('dialog', { name: 'Pegar datos' });
  const row = (name: string) => within(dialog).getByRole('row', { name: new RegExp(`^${name}`) });
  expect(row('Tasa 8').textContent).toContain('«Tasa de interés» ya viene de «Tasa de interés»');
  // So it does where nothing is a number.
  expect(row('Tipo crédito').textContent).toContain(
    '«Tipo de crédito» ya viene de «Tipo de crédito»',
  );
  // Whoever says otherwise has the other one out, which says it then.
  await userEvent.selectOptions(within(row('Tasa 8')).getByRole('combobox'), 'Tasa de interés');
  expect(row('Tasa 8').textContent).not.toContain('ya viene');
  expect(row('Tasa de interés').textContent).toContain('«Tasa de interés» ya viene de «Tasa»');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Pegar 2 datos' }));
  expect(valuesOf(session).slice(2)).toEqual([8, 'bullet']);
});

test('of two dates that want one input the one that stays out says which row has it', async () => {
  shown();
  await userEvent.click(screen.getByLabelText('Deuda'));
  await userEvent.paste(
    'Deuda\t620.000.000\nFecha de inicio\t01/03/2027\nFecha de inicio de obra\t01/09/2027',
  );
  const dialog = await screen.findByRole('dialog', { name: 'Pegar datos' });
  expect(dialog.textContent).toContain('«Mes de inicio» ya viene de «Fecha de inicio»');
});

test('what the tool will say of the values is said before they are taken', async () => {
  shown();
  const user = userEvent.setup();
  screen.getByLabelText('Deuda').focus();
  await user.paste('Deuda\t9.500\tmillones COP\nPlazo\t25\taños');
  const dialog = await screen.findByRole('dialog', { name: 'Pegar datos' });
  expect(within(dialog).getByText('Un plazo de más de veinte años es raro.')).toBeDefined();
});
