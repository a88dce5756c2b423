// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { money, text } from '../../tool/index.ts';
import { testTool } from '../../tool/testing/sample.ts';
import { writeFile } from '../exchange/writeFile.ts';
import { press, showTool } from '../testing/toolPage.tsx';

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

test('what a file brings is gone on with in its sheet, in the first cell', async () => {
  const session = await showTool(tool);
  await waitFor(() => expect(document.querySelector('.ag-cell')).not.toBeNull());
  const flats = ['Sur', 'Oriente'].map((name) => ({ id: name, name, rent: 1_900_000 }));
  const content = writeFile(tool, { ...session.document, flats }, new Date());
  const file = Object.assign(new File([content], 'copia.json'), { text: async () => content });
  const input = screen.getByLabelText('Archivo JSON para importar');
  await act(async () => fireEvent.change(input, { target: { files: [file] } }));
  await press(await screen.findByRole('button', { name: 'Reemplazar' }));
  const active = () => document.activeElement?.closest('.ag-cell');
  await waitFor(() => expect(active()?.textContent).toContain('Sur'));
  expect(active()?.getAttribute('col-id')).toBe('name');
  expect(session.document['flats']).toHaveLength(2);
});

test('a file with the same data takes away what was to be mended, which undo brings back', async () => {
  const session = await showTool(tool);
  const rent = { id: 'rent', table: 'flats', row: 0 };
  const content = writeFile(tool, session.document, new Date());
  act(() => void session.type(rent, 'por confirmar'));
  const file = Object.assign(new File([content], 'copia.json'), { text: async () => content });
  const input = screen.getByLabelText('Archivo JSON para importar');
  await act(async () => fireEvent.change(input, { target: { files: [file] } }));
  await screen.findByText(
    'copia.json tiene los mismos datos que ya hay: se quitó el texto que estaba por corregir.',
  );
  expect(session.refused).toEqual([]);
  act(() => session.undo());
  expect(session.refusedAt(rent)?.text).toBe('por confirmar');
});
