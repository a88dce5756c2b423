// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { money, text } from '../../../tool/index.ts';
import { testTool } from '../../../tool/testing/sample.ts';
import { registeredCommands } from '../../commands/registry.ts';
import { showTool } from '../../testing/toolPage.tsx';

afterEach(cleanup);

const tool = testTool({
  inputs: {},
  lists: {
    flats: {
      label: 'Apartamentos',
      singular: 'Apartamento',
      name: 'name',
      fields: { name: text('Nombre'), rent: money('Canon') },
      initial: [{ name: 'Norte', rent: 2_800_000 }],
    },
  },
});

test("a spreadsheet's key for it opens the ways to paste, which keys choose from", async () => {
  await showTool(tool);
  const rent = await waitFor(() => {
    const cell = document.querySelector<HTMLElement>('.ag-cell[col-id="rent"]');
    if (!cell) throw new Error('the table is yet to come');
    return cell;
  });
  await act(async () => fireEvent.pointerDown(rent, { pointerType: 'mouse', button: 0 }));
  const command = () => registeredCommands().find(({ id }) => id === 'grid.pasteSpecial');
  await waitFor(() => expect(command()?.keys).toEqual(['Ctrl+Alt+V']));
  await act(async () => fireEvent.keyDown(rent, { key: 'v', ctrlKey: true, altKey: true }));
  const entries = await screen.findAllByRole('menuitem');
  expect(entries.map((entry) => entry.querySelector('span + span')?.textContent?.trim())).toEqual([
    'Pegar',
    'Pegar solo valores',
    'Pegar transpuesto',
    'Ajustar cifras…',
  ]);
  const hasFocus = () => screen.getByRole('menu').contains(document.activeElement);
  await waitFor(() => expect(hasFocus()).toBe(true));
  await act(async () => fireEvent.keyDown(document.activeElement ?? rent, { key: 'Escape' }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});
