// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { press, showTool } from '../../../src/workbench/testing/toolPage.tsx';
import tool from '../tool.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each(['Copia de seguridad (JSON)', 'Hoja completa (CSV)'])(
  '%s is told to lack what couldn’t be taken',
  async (label) => {
    // Where there is no browser nothing makes an address of a file.
    Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => undefined });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const session = await showTool(tool);
    const cost = { table: 'projects', row: 0, id: 'assetCost' };
    await act(async () => void session.type(cost, 'mucho'));
    expect(session.refused).toHaveLength(1);
    await press(screen.getByRole('button', { name: 'Exportar' }));
    await press(screen.getByRole('menuitem', { name: label, hidden: true }));
    expect(
      await screen.findByText('El archivo lleva lo que cuenta: un dato por corregir no va en él.'),
    ).toBeDefined();
  },
);
