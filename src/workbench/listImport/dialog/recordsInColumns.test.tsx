// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { defineTool, money, number, text } from '../../../tool/index.ts';
import { UiProvider } from '../../../ui/index.ts';
import { Session } from '../../session/session.ts';
import { SessionContext } from '../../session/useSession.ts';
import { MatchDialog } from './MatchDialog.tsx';
import { listTarget } from '../fieldsTarget.ts';

const homes = {
  label: 'Inmuebles',
  singular: 'Inmueble',
  name: 'name',
  fields: {
    name: text('Nombre', { initial: '' }),
    area: number('Área', { initial: null }),
    price: money('Precio', { initial: null }),
    rent: money('Canon', { initial: null }),
  },
  initial: [],
};

const tool = defineTool({
  id: 'homes',
  version: 1,
  title: 'Inmuebles',
  description: '',
  category: 'Financiamiento',
  path: '/tools/homes',
  listed: 'none',
  inputs: {},
  lists: { homes },
  formulas: {},
});

afterEach(cleanup);

/** A sheet whose properties are columns, below a title. */
function opened(price = '300.000.000') {
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  const session = new Session(tool, { homes: [] });
  const rows = [
    ['Portafolio', '', '', '', ''],
    ['Concepto', 'Unidad', 'Apto A', 'Apto B', 'PROMEDIO'],
    ['Área', 'm2', '62', '70', '66'],
    ['Precio', 'COP', price, '310.000.000', '305.000.000'],
    ['Canon', 'COP', '1.500.000', '1.600.000', '1.550.000'],
  ];
  render(
    <UiProvider>
      <SessionContext value={session}>
        <MatchDialog
          target={{ ...listTarget('homes', homes), amount: 'Precio' }}
          name={null}
          tables={[{ name: '', rows }]}
          onTaken={undefined}
          onClose={() => undefined}
        />
      </SessionContext>
    </UiProvider>,
  );
}

/** Which way the sheet is said to be read, under which heads, and what comes in. */
function seen() {
  const heads = screen.getByRole<HTMLSelectElement>('combobox', {
    name: 'Los encabezados están en',
  });
  const preview = within(screen.getByRole('region', { name: 'Así entra' }));
  return {
    isInColumns: screen.queryByRole('radio', { name: 'Una columna', checked: true }) !== null,
    heads: heads.selectedOptions[0]?.textContent,
    texts: preview
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  };
}

const inColumns = {
  isInColumns: true,
  heads: 'La columna 1 · Portafolio, Concepto…',
  texts: [
    'Apto A62$\u00a0300.000.000$\u00a01.500.000',
    'Apto B70$\u00a0310.000.000$\u00a01.600.000',
  ],
};

test('records that are columns of the sheet are said to be that, under its own heads', () => {
  opened();
  expect(seen()).toEqual(inColumns);
  expect(screen.getByText('Di qué es cada fila y revisa lo que entra.')).toBeDefined();
  expect(screen.getByRole('columnheader', { name: 'Tu fila' })).toBeDefined();
  expect(screen.getByRole('rowheader', { name: 'Concepto' })).toBeDefined();
  expect(screen.getByText(/^No se toma «PROMEDIO» \(columna 5\)/)).toBeDefined();
});

test('as rows the sheet is read as it stands, and as columns again as it was first', async () => {
  opened();
  await userEvent.click(screen.getByRole('radio', { name: 'Una fila' }));
  const inRows = seen();
  expect(screen.getByText('Di qué es cada columna y revisa lo que entra.')).toBeDefined();
  expect(inRows.isInColumns).toBe(false);
  expect(inRows.heads).toBe('La fila 2 · Portafolio: Concepto, Unidad…');
  expect(inRows.texts.map((text) => text?.slice(0, 4))).toEqual(['Área', 'Prec', 'Cano']);
  await userEvent.click(screen.getByRole('radio', { name: 'Una columna' }));
  expect(seen()).toEqual(inColumns);
});

test('under another column the sheet is read as it stands, and under its own as it was first', async () => {
  opened();
  const heads = screen.getByRole('combobox', { name: 'Los encabezados están en' });
  await userEvent.selectOptions(heads, 'La columna 2 · Unidad, m2…');
  expect(seen().isInColumns).toBe(true);
  expect(seen().heads).toBe('La columna 2 · Unidad, m2…');
  await userEvent.selectOptions(heads, inColumns.heads);
  expect(seen()).toEqual(inColumns);
});

test('what can’t be taken is told by its cell in the sheet', () => {
  opened('30.0,0.0 x 1');
  expect(screen.getByText(/C4 «Precio \(COP\)»/)).toBeDefined();
});
