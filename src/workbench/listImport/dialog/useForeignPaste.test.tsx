// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../../../ui/index.ts';
import { Session } from '../../session/session.ts';
import { SessionContext } from '../../session/useSession.ts';
import { stubLayout } from '../../testing/layout.ts';
import { sampleTool } from '../../testing/sample.ts';
import { listTarget } from '../fieldsTarget.ts';
import { useForeignPaste } from './useForeignPaste.tsx';

beforeEach(() => stubLayout());
afterEach(cleanup);

const TABLE = 'Nombre\tPrecio\nEste\t90';

function pastedOnPage(text: string): void {
  fireEvent.paste(document.body, {
    clipboardData: { getData: (type: string) => (type === 'text/plain' ? text : '') },
  });
}

/** Pages with so many sheets of the sample's homes. */
function open(sheets = 1) {
  const session = new Session(sampleTool());
  const list = session.calculation.declaration.lists['homes'];
  if (!list) throw new Error('the sample declares it');
  const target = listTarget('homes', list);
  const Sheet = () => useForeignPaste(target, vi.fn<(first: number) => void>()).dialog;
  render(
    <UiProvider>
      <SessionContext value={session}>
        {Array.from({ length: sheets }, (_, at) => (
          <Sheet key={at} />
        ))}
      </SessionContext>
    </UiProvider>,
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

test('figures without heads lead nowhere, nor does a table where two sheets may be meant', async () => {
  open();
  pastedOnPage('12\t90');
  cleanup();
  open(2);
  pastedOnPage(TABLE);
  await Promise.resolve();
  expect(screen.queryByRole('dialog')).toBeNull();
});
