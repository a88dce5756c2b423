// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { defineTool, percent, text } from '../../../tool/index.ts';
import { UiProvider } from '../../../ui/index.ts';
import { Session } from '../../session/session.ts';
import { SessionContext } from '../../session/useSession.ts';
import { MatchDialog } from './MatchDialog.tsx';
import type { ForeignTable } from '../table/tables.ts';
import { listTarget } from '../fieldsTarget.ts';

const rooms = {
  label: 'Habitaciones',
  singular: 'Habitación',
  name: 'name',
  fields: {
    name: text('Nombre', { initial: '' }),
    occupancy: percent('Ocupación', { initial: 0, min: 0, max: 100 }),
  },
  initial: [],
};

const tool = defineTool({
  id: 'hotel',
  version: 1,
  title: 'Hotel',
  description: '',
  category: 'Financiamiento',
  path: '/tools/hotel',
  listed: 'none',
  inputs: {},
  lists: { rooms },
  formulas: {},
});

afterEach(cleanup);

const HEADS = ['Nombre', 'Ocupación'];

const pasted = (...rows: string[][]) => pastedOver([], ...rows);

/** With what is remarked of each room. */
const remarked = (today: readonly string[], ...rows: string[][]) =>
  opened(today, [{ name: '', rows: [[...HEADS, 'Observaciones', 'Fuente'], ...rows] }]);

const pastedOver = (today: readonly string[], ...rows: string[][]) =>
  opened(today, [{ name: '', rows: [HEADS, ...rows] }]);

function opened(today: readonly string[], tables: readonly ForeignTable[]) {
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  const records = today.map((name, at) => ({ id: `r${at}`, name, occupancy: 60 }));
  const session = new Session(tool, { rooms: records });
  render(
    <UiProvider>
      <SessionContext value={session}>
        <MatchDialog
          target={listTarget('rooms', session.calculation.declaration.lists['rooms'] ?? rooms)}
          name={null}
          tables={tables}
          onTaken={undefined}
          onClose={() => undefined}
        />
      </SessionContext>
    </UiProvider>,
  );
  const taken = () =>
    (session.document['rooms'] as { occupancy: number }[]).map(({ occupancy }) => occupancy);
  return { session, taken, importing: screen.getByRole('button', { name: /^Importar/ }) };
}

test('nothing is taken before it is said whether 0,72 is 72 %; a button leads to the question', async () => {
  const { taken, importing } = pasted(['Doble', '0,72'], ['Suite', '1'], ['Bar', '-']);
  expect(importing).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: 'Falta decir qué es 0,72' }));
  const question = screen.getByRole('radiogroup', { name: '0,72 es' });
  const share = within(question).getByRole('radio', { name: '72 %' });
  expect(document.activeElement).toBe(share);
  const preview = screen.getByRole('region', { name: 'Así entra' });
  const row = () => within(preview).getByRole('row', { name: /^Doble/ }).textContent;
  expect(row()).toBe('Doblepor decir');
  await userEvent.click(share);
  expect(row()).toBe('Doble72,00\u00a0%');
  expect(screen.queryByText('Falta decir qué es 0,72')).toBeNull();
  await userEvent.click(importing);
  expect(taken()).toEqual([72, 100, 0]);
});

test('in the place of others it says how many go, before and after', async () => {
  const { taken } = pastedOver(['Doble', 'Suite'], ['Doble', '72 %']);
  await userEvent.click(screen.getByRole('radio', { name: 'Reemplazar todo' }));
  expect(screen.getByText(/^Se quita lo que hay hoy: 2 habitaciones\./)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Reemplazar por 1 habitación' }));
  expect(taken()).toEqual([72]);
  expect(await screen.findByText('Lo pegado: 1 habitación en lugar de 2.')).toBeDefined();
});

test('it may be 0,72 % as well', async () => {
  const { taken, importing } = pasted(['Doble', '0,72']);
  await userEvent.click(screen.getByRole('radio', { name: '0,72 %' }));
  await userEvent.click(importing);
  expect(taken()).toEqual([0.72]);
});

test('a column with more than a whole has no fractions, and is not asked about', async () => {
  const { taken, importing } = pasted(['Doble', '0,72'], ['Suite', '1,5']);
  expect(screen.queryByRole('radiogroup', { name: /es$/ })).toBeNull();
  await userEvent.click(importing);
  expect(taken()).toEqual([0.72, 1.5]);
});

test('the first six are shown as they come in, and how many more there are', async () => {
  pasted(...Array.from({ length: 7 }, (_, at) => [`Cuarto ${at + 1}`, '50']));
  const preview = screen.getByRole('region', { name: 'Así entra' });
  const named = () => within(preview).getAllByText(/^Cuarto/);
  expect(named()).toHaveLength(6);
  await userEvent.click(screen.getByRole('button', { name: 'y 1 más: ver' }));
  expect(named()).toHaveLength(7);
  expect(screen.queryByRole('button', { name: /más: ver/ })).toBeNull();
});

test('a sheet that is chosen is read as the first one is: its right half below its left one', async () => {
  const row = (left: string, right: string) => [left, '60 %', '', right, '70 %'];
  const halves = [
    row('Sencilla', 'Cabaña'),
    row('Doble', 'Domo'),
    row('Triple', 'Loft'),
    row('Suite', 'Villa'),
  ];
  const { taken } = opened(
    [],
    [
      { name: 'Habitaciones', rows: [HEADS, ['Doble', '72 %']] },
      { name: 'Anexo', rows: [[...HEADS, '', '', ''], ...halves] },
    ],
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Hoja' }), 'Anexo');
  await userEvent.click(screen.getByRole('button', { name: 'Importar 8 habitaciones' }));
  expect(taken()).toEqual([60, 60, 60, 60, 70, 70, 70, 70]);
});

test('records that were looked for in columns are those of rows again, under the heads found first', async () => {
  opened(
    [],
    [
      {
        name: '',
        rows: [
          ['Hotel de la Plaza'],
          ['Corte', '2026'],
          HEADS,
          ['Doble', '72 %'],
          ['Suite', '60 %'],
        ],
      },
    ],
  );
  const button = () => screen.getByRole('button', { name: /^Importar/ }).textContent;
  expect(button()).toBe('Importar 2 habitaciones');
  await userEvent.click(screen.getByRole('radio', { name: 'Una columna' }));
  expect(button()).not.toBe('Importar 2 habitaciones');
  await userEvent.click(screen.getByRole('radio', { name: 'Una fila' }));
  expect(button()).toBe('Importar 2 habitaciones');
});

const noteOf = (session: Session, row: number) =>
  session.noteAt({ id: 'name', table: 'rooms', row });

test('what a sheet remarks of its records comes in as their notes, in the same step', async () => {
  const { session, importing } = remarked(
    [],
    ['Doble', '72 %', 'Con balcón', 'PMS, oct-2026'],
    ['Suite', '60 %', '—', ''],
  );
  expect(
    screen.getByText('«Observaciones» y «Fuente» entran como nota de cada registro.'),
  ).toBeDefined();
  expect(screen.queryByText(/no se importa/)).toBeNull();
  await userEvent.click(importing);
  expect(noteOf(session, 0)).toEqual({ text: 'Con balcón', source: 'PMS, oct-2026' });
  expect(noteOf(session, 1)).toBeUndefined();
  session.undo();
  expect(session.document).toEqual({ rooms: [] });
  session.redo();
  expect(noteOf(session, 0)?.text).toBe('Con balcón');
});

test('a note that leaves no room stays alone, and that is said', async () => {
  const { session, importing } = remarked(['Doble'], ['Doble', '72 %', 'Con balcón', '']);
  // A note has 2.000 characters at most.
  const before = { text: 'x'.repeat(1995) };
  session.setNote({ id: 'name', table: 'rooms', row: 0 }, before);
  await userEvent.click(importing);
  expect(noteOf(session, 0)).toEqual(before);
  const said = await screen.findByText(/la de tu hoja no cabe junto a ella/);
  expect(said.textContent).toMatch(/^Lo pegado: 1 habitación con cambios\. La nota de .*Doble/);
});

test('a note that is there already stays before what the sheet remarks', async () => {
  const { session, importing } = remarked(['Doble'], ['Doble', '60 %', 'Con balcón', 'PMS']);
  const before = { text: 'Falta pintura', source: 'Visita' };
  session.setNote({ id: 'name', table: 'rooms', row: 0 }, before);
  await userEvent.click(importing);
  const both = { text: 'Falta pintura\nCon balcón\nFuente: PMS', source: 'Visita' };
  expect(noteOf(session, 0)).toEqual(both);
  // Nothing else came in: the notes are a step of their own.
  session.undo();
  expect(noteOf(session, 0)).toEqual(before);
});

test('a remark that is too long for a note stays out, and is told', async () => {
  const { session, importing } = remarked([], ['Doble', '72 %', 'x'.repeat(2_001), 'PMS']);
  expect(screen.getByText('Tiene datos y no se importa: «Observaciones».')).toBeDefined();
  await userEvent.click(importing);
  expect(noteOf(session, 0)).toEqual({ text: '', source: 'PMS' });
});

test('any column may be a note, and one of remarks may be left out', async () => {
  const heads = ['Nombre', 'Ocupación', 'Observaciones', 'Vista'];
  const { session, importing } = opened(
    [],
    [{ name: '', rows: [heads, ['Doble', '72 %', 'Con balcón', 'Al mar']] }],
  );
  const what = (name: string) => screen.getByRole('combobox', { name: `Qué es ${name}` });
  expect(what('Observaciones')).toHaveProperty('value', 'nota');
  await userEvent.selectOptions(what('Observaciones'), 'No importar');
  await userEvent.selectOptions(what('Vista'), 'Nota');
  expect(screen.getByText('Tiene datos y no se importa: «Observaciones».')).toBeDefined();
  await userEvent.click(importing);
  expect(noteOf(session, 0)).toEqual({ text: 'Al mar' });
});

test('of a sheet with two halves rows are said as they stand in it', () => {
  const beside = [
    ['Horizonte', '10', ''],
    ['Inicio', '2028', ''],
    ['Deuda', '900', ''],
    ['Aporte', '500', ''],
    ['Plazo', '12', ''],
  ];
  const rooms = [HEADS, ['Doble', '60 %'], ['Suite', '130 %'], ['Loft', '40 %'], ['Ático', '50 %']];
  opened([], [{ name: '', rows: beside.map((row, at) => [...row, ...(rooms[at] ?? [])]) }]);
  const heads = screen.getByRole<HTMLSelectElement>('combobox', {
    name: 'Los encabezados están en',
  });
  expect(heads.selectedOptions[0]?.textContent).toBe('La fila 1 · Nombre, Ocupación');
  // 130 % of 'Suite' is more than all of them.
  expect(screen.getByText(/^Fila 3 «Ocupación»: /)).toBeDefined();
});
