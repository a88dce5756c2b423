// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { money } from '../../../tool/index.ts';
import { testTool } from '../../../tool/testing/sample.ts';
import type { Works } from '../../../whatif/index.ts';
import { UiProvider } from '../../../ui/index.ts';
import type { AnalysisRequest } from '../../session/analysis.ts';
import { Session } from '../../session/session.ts';
import { SessionContext } from '../../session/useSession.ts';
import { TableView } from './TableView.tsx';

vi.mock(import('../workers.ts'), async (original) => ({
  ...(await original()),
  // What comes of it is no matter here.
  ask: ((_: string, { table }: { table: Works['table']['table'] }) =>
    Promise.resolve(table.rows.values.map((value) => [[value]]))) as never,
}));

afterEach(cleanup);

const tool = testTool({
  inputs: { price: money('Precio', { initial: 200 }) },
  formulas: { tax: money('Impuesto', 'price / 100') },
  figures: ['tax'],
});

function shown(): Session {
  const session = new Session(tool);
  function Sample() {
    const [asked, setAsked] = useState<AnalysisRequest>({
      view: 'table',
      figure: 'tax',
      input: 'price',
    });
    return <TableView asked={asked} onAsk={setAsked} />;
  }
  render(
    <UiProvider>
      <SessionContext value={session}>
        <Sample />
      </SessionContext>
    </UiProvider>,
  );
  return session;
}

const heads = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Valores de filas' });

/** As a spreadsheet puts cells on the clipboard. */
function paste(text: string, from: number, to: number): void {
  field().focus();
  field().setSelectionRange(from, to);
  const getData = (type: string) => (type === 'text/plain' ? text : '');
  fireEvent.paste(field(), { clipboardData: { getData } });
}

test('the values of a cell are used, and its table stays as it is', async () => {
  const session = shown();
  const [first] = await screen.findAllByRole('button', { pressed: false });
  const before = heads();
  expect(before).toHaveLength(5);
  if (first) await userEvent.click(first);
  await userEvent.click(screen.getByRole('button', { name: 'Usar estos valores' }));
  expect(session.calculation.value({ id: 'price' })).toBeLessThan(200);
  expect(heads()).toEqual(before);
  act(() => session.undo());
  expect(heads()).toEqual(before);
});

test.each([
  ['a row', '5\t6\t8\t10', '5; 6; 8; 10', ['5', '6', '8', '10']],
  ['a column', '1.250,5\r\n1.300\r\n\r\n', '1.250,5; 1.300', ['1.250,5', '1.300']],
  [
    'with commas between thousands',
    '1,250.50\n1,300.00\n',
    '1.250,50; 1.300,00',
    ['1.250,5', '1.300'],
  ],
])('cells that are pasted are values: %s', async (_, text, list, values) => {
  shown();
  await screen.findAllByRole('rowheader');
  paste(text, 0, field().value.length);
  expect(field().value).toBe(list);
  await vi.waitFor(() => expect(heads()).toEqual(values.map((value) => `$\u00a0${value}`)));
});

test('cells that are pasted stand among the values that were there', async () => {
  shown();
  fireEvent.change(field(), { target: { value: '10; 20; 30' } });
  // The caret is within the 10, which stays what it is.
  paste('12\n15', 1, 1);
  expect(field().value).toBe('10; 12; 15; 20; 30');
  expect(field().selectionStart).toBe('10; 12; 15'.length);
  paste('40\t50', field().value.length - 2, field().value.length);
  expect(field().value).toBe('10; 12; 15; 20; 40; 50');
});

test('while the values are mistyped their last table stays, as one of others', async () => {
  shown();
  await screen.findAllByRole('rowheader');
  fireEvent.change(field(), { target: { value: '10; 20' } });
  await vi.waitFor(() => expect(heads()).toHaveLength(2));
  fireEvent.change(field(), { target: { value: '10; 20; veinte y' } });
  expect(heads()).toHaveLength(2);
  expect(screen.getByText('Desactualizado')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Recalcular' })).toBeNull();
  expect(screen.getByText('«veinte y» no es un número')).toBeTruthy();
  fireEvent.change(field(), { target: { value: '10; 20; 30' } });
  await vi.waitFor(() => expect(heads()).toHaveLength(3));
  expect(screen.queryByText('Desactualizado')).toBeNull();
});
