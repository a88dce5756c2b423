// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleModel } from '../../../grid/testing/grid-sample.ts';
import { applied, WHOLE } from './sheetView.ts';
import type { ViewedSheet } from './useSheetView.ts';
import { ViewBar } from './ViewBar.tsx';

const { innerHeight } = window;
afterEach(() => {
  cleanup();
  window.innerHeight = innerHeight;
});

/** The bar of a sheet that is sorted by its first column. */
function bar(width: number, height: number) {
  Object.assign(window, { innerWidth: width, innerHeight: height });
  const table = { ...sampleModel([[2030], [2028]]), equals: 'rows' as const };
  const set = vi.fn<ViewedSheet['set']>();
  const sorting = { by: { id: 'a', name: 'Columna A' }, descending: false };
  const viewing = {
    model: table,
    view: applied(table, { ...WHOLE, sorting }),
    inside: (address) => address,
    shownAt: (address) => address,
    set,
    commands: () => [],
  } satisfies ViewedSheet;
  render(<ViewBar table={table} viewing={viewing} onDone={() => undefined} />);
  return set;
}

test.each([
  [390, 844],
  [844, 390],
])(
  'what changes the view is in a menu on a phone of %d × %d, and only how it is sorted is said',
  async (...size) => {
    const set = bar(...size);
    const user = userEvent.setup();
    expect(screen.getByRole('status').textContent).toBe('Ordenado por Columna A, de menor a mayor');
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Cambiar la vista' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Quitar el orden' }));
    expect(set).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ sorting: null, filters: [] }),
    );
  },
);

test('in a window with room the buttons stand beside it', () => {
  bar(1440, 900);
  expect(screen.getByRole('status').textContent).toContain('El orden del documento no cambia.');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Volver a aplicar',
    'Quitar el orden',
  ]);
});
