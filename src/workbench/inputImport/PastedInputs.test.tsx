// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { choice, defineTool, integer, money, percent } from '../../tool/index.ts';
import { UiProvider } from '../../ui/index.ts';
import type { Rows } from '../listImport/rows.ts';
import { Session } from '../session/session.ts';
import { SessionContext } from '../session/useSession.ts';
import { usePasteInputs } from './usePasteInputs.tsx';

const inputs = {
  debt: money('Deuda', { initial: 0 }),
  term: integer('Plazo', { initial: 0, min: 0, max: 360, unit: 'meses' }),
  rate: percent('Tasa de interés', {
    initial: 0,
    max: 100,
    unit: 'efectiva anual',
    otherwise: 0,
  }),
  kind: choice('Tipo de crédito', [
    { value: 'fixed', label: 'Cuota fija' },
    { value: 'bullet', label: 'Bullet' },
  ]),
  price: money('Valor del inmueble', { initial: 0 }),
  down: percent('Cuota inicial', { initial: 20, max: 100, unit: 'del valor' }),
  month: integer('Mes de inicio', { initial: 1, min: 1, max: 12 }),
  year: integer('Año de inicio', { initial: 2027, min: 2000, max: 2100 }),
};

const tool = defineTool({
  id: 'credit-of-test',
  version: 1,
  title: 'Crédito',
  description: '',
  category: 'Financiamiento',
  path: '/tools/credit-of-test',
  listed: 'none',
  inputs,
  formulas: {},
  advice: [
    {
      id: 'long',
      when: 'term > 240',
      level: 'warning',
      notice: true,
      message: 'Un plazo de más de veinte años es raro.',
    },
  ],
});

const went = vi.fn<(rows: Rows) => void>();
const pastedHere = vi.fn<(rows: Rows) => void>();
/** Told whether what was pasted upon cells was taken. */
const upon = vi.fn<(isTaken: boolean) => void>();
const linesOf = (text: string): Rows => text.split('\n').map((line) => line.split('\t'));

afterEach(() => {
  cleanup();
  went.mockClear();
  pastedHere.mockClear();
  upon.mockClear();
});

function Page() {
  const { paste, take, dialog } = usePasteInputs({
    ids: () => Object.keys(inputs),
    elsewhere: () => [
      { place: 'Gastos fijos', titles: ['Gastos'], go: went },
      { place: 'Compras', titles: ['Compras'], here: 'las compras', go: pastedHere },
    ],
  });
  return (
    <>
      <button type="button" onClick={paste}>
        Pegar
      </button>
      <input aria-label="Deuda" />
      <div
        role="grid"
        aria-label="Celdas"
        onPaste={(event) => {
          event.stopPropagation();
          upon(take(linesOf(event.clipboardData.getData('text/plain'))));
        }}
      />
      {dialog}
    </>
  );
}

function shown() {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  const session = new Session(tool);
  render(
    <UiProvider>
      <SessionContext value={session}>
        <Page />
      </SessionContext>
    </UiProvider>,
  );
  return session;
}

const SHEET = [
  'CRÉDITO',
  'Concepto\tValor\tUnidad',
  'Deuda\t9.500\tmillones COP',
  'Plazo\t9\taños',
  'Tasa\t0,98% E.M.',
  'Tipo de crédito\tbullet',
  'Inflación\t5,2%\t4,8%',
  'Número de pisos\t12',
].join('\n');

const valuesOf = (session: Session) =>
  ['debt', 'term', 'rate', 'kind'].map((id) => session.calculation.value({ id }));

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

test('what the tool will say of the values is said before they are taken', async () => {
  shown();
  const user = userEvent.setup();
  screen.getByLabelText('Deuda').focus();
  await user.paste('Deuda\t9.500\tmillones COP\nPlazo\t25\taños');
  const dialog = await screen.findByRole('dialog', { name: 'Pegar datos' });
  expect(within(dialog).getByText('Un plazo de más de veinte años es raro.')).toBeDefined();
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
