// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { registeredCommands } from '../../../../src/workbench/commands/registry.ts';
import { useSheetCommands } from './useSheetCommands.tsx';

afterEach(cleanup);

test('what the toolbar and the sheet make is done from the palette as well', () => {
  const unfold = vi.fn<(unfolded: boolean) => void>();
  const show = vi.fn<(made: object) => void>();
  renderHook(() => useSheetCommands({ unfolded: true, unfold }, show));
  const run = (label: string) =>
    registeredCommands()
      .find((command) => command.label === label)
      ?.run?.();
  run('Nuevo proyecto…');
  run('Crear ingreso…');
  run('Crear egreso…');
  run('Plegar las partes');
  expect(show.mock.calls.flat()).toEqual([
    { open: 'project' },
    { open: 'create', side: 'incomes' },
    { open: 'create', side: 'expenses' },
  ]);
  expect(unfold).toHaveBeenCalledExactlyOnceWith(false);
});
