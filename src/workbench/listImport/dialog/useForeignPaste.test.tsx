// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../../../ui/index.ts';
import { Session } from '../../session/session.ts';
import { SessionContext } from '../../session/useSession.ts';
import { stubLayout } from '../../testing/layout.ts';
import { sampleTool } from '../../testing/sample.ts';
import { listTarget } from '../fieldsTarget.ts';
import { linesIn } from '../plainText/tableInText.ts';
import { useForeignPaste } from './useForeignPaste.tsx';

beforeEach(() => stubLayout());
afterEach(cleanup);

const TABLE = 'Nombre\tPrecio\nEste\t90';

const BLOCKS = `Este
Precio: $90.000
Tipo: Casa

Oeste
Precio: $80.000
Tipo: Apartamento`;

const RENTS = `Apto 402 Cabecera: $2.350.000
Apto 1103 Sotomayor: $1.850.000
Casa Lagos del Cacique: $3.100.000`;

function pastedOnPage(text: string): void {
  fireEvent.paste(document.body, {
    clipboardData: { getData: (type: string) => (type === 'text/plain' ? text : '') },
  });
}

/** The sample's homes, as a sheet of them takes what is pasted. */
function sample() {
  const session = new Session(sampleTool());
  const list = session.calculation.declaration.lists['homes'];
  if (!list) throw new Error('the sample declares it');
  const target = listTarget('homes', list);
  const usePaste = () => useForeignPaste(target, vi.fn<(first: number) => void>());
  const wrapper = ({ children }: { children: ReactNode }) => (
    <UiProvider>
      <SessionContext value={session}>{children}</SessionContext>
    </UiProvider>
  );
  return { usePaste, wrapper };
}

/** Pages with so many sheets of them. */
function open(sheets = 1) {
  const { usePaste, wrapper } = sample();
  const Sheet = () => usePaste().dialog;
  render(
    Array.from({ length: sheets }, (_, at) => <Sheet key={at} />),
    { wrapper },
  );
}

test('a table with heads that is pasted while no cell is selected is asked about', async () => {
  open();
  pastedOnPage(TABLE);
  expect(await screen.findByRole('dialog', { name: 'Pegar casas' })).toBeDefined();
});

test('a table that has a record in each column is, too', async () => {
  open();
  pastedOnPage('Nombre\tEste\tOeste\nPrecio\t90\t80');
  expect(await screen.findByRole('dialog', { name: 'Pegar casas' })).toBeDefined();
});

test('so is one that is pasted after a switch of the page was pressed', async () => {
  open();
  const box = document.createElement('input');
  box.type = 'checkbox';
  document.body.append(box);
  fireEvent.paste(box, {
    clipboardData: { getData: (type: string) => (type === 'text/plain' ? TABLE : '') },
  });
  expect(await screen.findByRole('dialog', { name: 'Pegar casas' })).toBeDefined();
  box.remove();
});

test('records without heads are, too: which column is which can still be said', async () => {
  open();
  pastedOnPage('Apto 702 | $380.000.000 | $2.100.000\nLocal 5 | $520.000.000 | $3.900.000');
  const dialog = await screen.findByRole('dialog', { name: 'Pegar casas' });
  expect(dialog.textContent).toContain('Apto 702');
});

test('so is a message with a record in a few lines', async () => {
  open();
  pastedOnPage(BLOCKS);
  expect(await screen.findByRole('dialog', { name: 'Pegar casas' })).toBeDefined();
});

test.each([
  ['of a record in a few lines', BLOCKS, true],
  ['of a record in each', 'Este 301: $90.000\nOeste 18: $80.000', true],
  ['of numbered names', RENTS, true],
  ['below a greeting', `Hola Ana, los arriendos:\n${RENTS}\n\nQuedo atenta\nLaura`, true],
  ['some lines below a greeting', `Hola Ana 👋\n\n3 inmuebles:\n${RENTS}`, true],
  ['of names', 'Este 301\nOeste 18', false],
  ['of figures', '90.000\n80.000', false],
])('lines upon selected cells are no cells where they are a message: %s', (_, text, isTaken) => {
  const { usePaste, wrapper } = sample();
  const { result } = renderHook(usePaste, { wrapper });
  act(() => expect(result.current.onForeign(linesIn(text), true)).toBe(isTaken));
});

test('figures without heads lead nowhere, nor does a table where two sheets may be meant', async () => {
  open();
  pastedOnPage('12\t90');
  cleanup();
  open(2);
  pastedOnPage(TABLE);
  await Promise.resolve();
  expect(screen.queryByRole('dialog')).toBeNull();
});
