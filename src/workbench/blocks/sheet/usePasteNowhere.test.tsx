// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UiProvider } from '../../../ui/index.ts';
import type { GridModel } from '../../grid/index.ts';
import { Session } from '../../session/session.ts';
import { stubLayout } from '../../testing/layout.ts';
import { sampleTool } from '../../testing/sample.ts';
import { listGrid } from '../list/listGrid.ts';
import { usePasteNowhere } from './usePasteNowhere.ts';

const SAID = /selecciona primero la celda/;

beforeEach(() => stubLayout());
afterEach(cleanup);

function open(change: (model: GridModel) => GridModel = (model) => model): void {
  const session = new Session(sampleTool());
  const list = session.calculation.declaration.lists['homes'];
  if (!list) throw new Error('the sample declares it');
  const model = change(listGrid(session, 'homes', list));
  const Sheet = () => {
    usePasteNowhere(() => model, true);
    return <input aria-label="Otro" />;
  };
  render(
    <UiProvider>
      <Sheet />
      <Sheet />
    </UiProvider>,
  );
}

function paste(place: Element): void {
  fireEvent.paste(place, {
    clipboardData: { getData: (type: string) => (type === 'text/plain' ? '12\t90' : '') },
  });
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

test('figures that are pasted while no cell is selected are said to go nowhere, once', async () => {
  open();
  paste(document.body);
  expect(await screen.findAllByText(SAID)).toHaveLength(1);
});

test.each<readonly [string, () => void]>([
  ['into a field', () => (open(), paste(screen.getAllByLabelText('Otro')[0] as Element))],
  [
    'where something else takes them',
    () => {
      open();
      window.addEventListener('paste', (event) => event.preventDefault(), { once: true });
      paste(document.body);
    },
  ],
  [
    'beside a table that is only read',
    () => {
      open((model) => ({
        ...model,
        cell: (row, id) => ({ ...model.cell(row, id), editable: false }),
      }));
      paste(document.body);
    },
  ],
])('nothing is said of what is pasted %s', async (_, act) => {
  act();
  await settled();
  expect(screen.queryByText(SAID)).toBeNull();
});
