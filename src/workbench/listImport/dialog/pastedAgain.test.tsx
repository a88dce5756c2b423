// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { UiProvider } from '../../../ui/index.ts';
import { Session } from '../../session/session.ts';
import { SessionContext } from '../../session/useSession.ts';
import { sampleTool } from '../../testing/sample.ts';
import { MatchDialog } from './MatchDialog.tsx';
import { type ImportTarget } from '../target.ts';
import { listTarget } from '../fieldsTarget.ts';

// What a message looks like loads with the first one.
beforeAll(async () => void (await import('../../../ui/Toast.tsx')));
afterEach(cleanup);

/** What was pasted, and what its columns are, as somebody sees it before saving. */
function pasted(
  session: Session,
  rows: readonly (readonly string[])[],
  changed = (target: ImportTarget): ImportTarget => target,
  onTaken?: (first: number) => void,
) {
  const list = session.calculation.declaration.lists['homes'];
  if (!list) throw new Error('the sample declares it');
  render(
    <UiProvider>
      <SessionContext value={session}>
        <MatchDialog
          target={changed(listTarget('homes', list))}
          name={null}
          tables={[{ name: '', rows }]}
          onTaken={onTaken}
          onClose={vi.fn<() => void>()}
        />
      </SessionContext>
    </UiProvider>,
  );
}

test('what was there already offers no undo, which would take back the step before', async () => {
  const session = new Session(sampleTool());
  session.set({ id: 'price', table: 'homes', row: 0 }, 120);
  pasted(session, [
    ['Nombre', 'Precio'],
    ['Norte', '120'],
    ['Sur', '250,5'],
  ]);
  await userEvent.click(screen.getByRole('radio', { name: 'Actualizar por nombre' }));
  await act(async () => {
    screen.getByRole('button', { name: /^Importar/ }).click();
    await Promise.resolve();
  });
  expect(screen.getByText('Lo pegado ya estaba así.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  expect(session.undoLabel).toMatch(/^Precio/);
});

test('a sheet of several tables, pasted again, goes on with the one that isn’t there yet', async () => {
  const session = new Session(sampleTool());
  const names = () => (session.document['homes'] as { name: string }[]).map(({ name }) => name);
  const sheet = [
    ['CASAS', ''],
    ['Nombre', 'Precio'],
    ['Prado', '120'],
    ['', ''],
    ['LOTES', ''],
    ['Precio', 'Nombre'],
    ['90', 'Ceiba'],
  ];
  let told = '';
  let before = '';
  const said = () => told;
  const paste = async () => {
    pasted(session, sheet);
    before = screen.getByRole('dialog').textContent;
    await userEvent.click(screen.getByRole('button', { name: /^(Importar|Reemplazar)/ }));
    told = (await screen.findByText(/^Lo pegado/)).textContent;
    cleanup();
  };
  const next = /De la misma hoja falta «LOTES»: pégala otra vez para seguir\./;
  await paste();
  // The example that nobody touched has gone.
  expect(names()).toEqual(['Prado']);
  expect(said()).toMatch(next);
  expect(before).toMatch(/No se toma lo de «LOTES».*tiene sus propios encabezados/);
  await paste();
  expect(names()).toEqual(['Prado', 'Ceiba']);
  expect(before).toMatch(/Ya está lo de «CASAS».*Si cambió, elige arriba sus encabezados/);
  expect(said()).not.toMatch(next);
  // Once all of it is there, it begins at the top.
  await paste();
  expect(names()).toEqual(['Prado', 'Ceiba']);
});

test.each([
  ['takes the place of the example', [], 'Reemplazar por 2 casas'],
  ['does so where some are called as those of the example', ['Norte'], 'Reemplazar por 2 casas'],
  ['changes what all of it is called as', ['Norte', 'Sur'], 'Importar 2 casas'],
])('a table pasted over what nobody touched %s', (_, names, action) => {
  const [one = 'Prado', other = 'Ceiba'] = names;
  pasted(new Session(sampleTool()), [
    ['Nombre', 'Precio'],
    [one, '120'],
    [other, '90'],
  ]);
  expect(screen.getByRole('button', { name: /^(Importar|Reemplazar)/ }).textContent).toBe(action);
});

test('over records of the person a table is added to them', () => {
  const session = new Session(sampleTool());
  session.set({ id: 'price', table: 'homes', row: 0 }, 121);
  pasted(session, [
    ['Nombre', 'Precio'],
    ['Prado', '120'],
  ]);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Agregar al final' }).checked).toBe(
    true,
  );
});

test('below the title of the whole sheet a table is offered first, and called by its heads', async () => {
  const session = new Session(sampleTool());
  const sheet = [
    ['Urbanización El Prado', ''],
    ['', ''],
    ['Casas', 'Precio'],
    ['Prado', '120'],
    ['', ''],
    ['CASAS NUEVAS', ''],
    ['Nombre', 'Precio'],
    ['Ceiba', '90'],
  ];
  pasted(session, sheet, (target) => ({ ...target, titles: ['Casas'], others: ['Deudas'] }));
  const heads = screen.getByLabelText<HTMLSelectElement>('Los encabezados están en');
  expect(heads.selectedOptions[0]?.textContent).toMatch(/^La fila 3 · .*Casas, Precio$/);
  await userEvent.selectOptions(heads, screen.getByRole('option', { name: /^La fila 7 · / }));
  await userEvent.click(screen.getByRole('button', { name: /^Reemplazar/ }));
  const told = (await screen.findByText(/^Lo pegado/)).textContent;
  expect(told).toMatch(/De la misma hoja falta «Casas»: pégala otra vez para seguir\./);
});

test('a table without names isn’t passed by for the next one of the sheet', () => {
  pasted(new Session(sampleTool()), [
    ['CASAS', ''],
    ['Precio', 'Tipo'],
    ['120', 'Casa'],
    ['', ''],
    ['LOTES', ''],
    ['Precio', 'Nombre'],
    ['90', 'Ceiba'],
  ]);
  const heads = screen.getByLabelText<HTMLSelectElement>('Los encabezados están en');
  expect(heads.selectedOptions[0]?.textContent).toBe('La fila 2 · CASAS: Precio, Tipo');
});

test('the list is told which of its records came in first', async () => {
  const onTaken = vi.fn<(first: number) => void>();
  const session = new Session(sampleTool());
  session.set({ id: 'price', table: 'homes', row: 0 }, 121);
  const { length } = session.document['homes'] as readonly unknown[];
  const rows = [
    ['Nombre', 'Precio'],
    ['Este', '90'],
    ['Oeste', '80'],
  ];
  pasted(session, rows, undefined, onTaken);
  await act(async () => {
    screen.getByRole('button', { name: /^Importar/ }).click();
    await Promise.resolve();
  });
  expect(onTaken.mock.calls).toEqual([[length]]);
});

test('the line of the buttons says how many columns stay out', () => {
  pasted(new Session(sampleTool()), [
    ['Nombre', 'Precio', 'Estrato', 'Vista', 'Total'],
    ['Este', '90', '4', 'Esquinera', ''],
  ]);
  expect(
    screen.getByRole('button', { name: '2 columnas no se importan: ver cuáles' }),
  ).toBeDefined();
});

test('the line of the buttons says that something is lacking where all comes in', () => {
  const notice = '«Este» no tiene ocupación: cuenta como 0.';
  const rows = [
    ['Nombre', 'Precio'],
    ['Este', '90'],
  ];
  pasted(new Session(sampleTool()), rows, (target) => ({
    ...target,
    columns: target.columns.filter(({ field }) => field.kind !== 'choice'),
    lacks: () => [notice],
  }));
  expect(screen.getByText(notice)).toBeDefined();
  expect(
    screen.getByRole('button', { name: 'Tu tabla no lo dice todo: ver qué falta' }),
  ).toBeDefined();
});
