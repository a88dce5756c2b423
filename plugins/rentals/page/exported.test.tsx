// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Session } from '../../../src/workbench/index.ts';
import { tablesIn } from '../../../src/workbench/listImport/table/tables.ts';
import { keepSaved } from '../../../src/workbench/testing/savedFiles.ts';
import { plain, press, showTool } from '../../../src/workbench/testing/toolPage.tsx';
import { blankDocument } from '../document/sample.ts';
import type { RentalsDocument } from '../document/types.ts';
import tool from '../tool.ts';
import { shownImport } from './testing/shownImport.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each(['Copia de seguridad (JSON)', 'Hoja completa (CSV)'])(
  '%s is told to lack what couldn’t be taken',
  async (label) => {
    keepSaved();
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

it('the whole sheet says below it what couldn’t be taken, and comes back without that', async () => {
  const saved = keepSaved();
  const session = await showTool(tool);
  const cost = { table: 'projects', row: 0, id: 'assetCost' };
  await act(async () => void session.type(cost, 'mucho'));
  await press(screen.getByRole('button', { name: 'Exportar' }));
  await press(screen.getByRole('menuitem', { name: 'Hoja completa (CSV)', hidden: true }));
  const bytes = await saved.next();
  const lines = new TextDecoder().decode(bytes).trim().split('\r\n');
  expect(lines).toContain('"Avisos"');
  // The sample's first project costs that.
  expect(plain(lines.at(-1) ?? null)).toContain(
    '«mucho» en Costo del activo · Casa Club no se acepta: cuenta $ 33.500.000.000',
  );
  const [table] = await tablesIn(bytes);
  cleanup();
  const into = new Session<RentalsDocument>(tool, blankDocument());
  const dialog = shownImport(into, table?.rows ?? [], 'hoja.csv');
  expect(dialog.textContent).not.toContain('Avisos');
  await press(within(dialog).getByRole('button', { name: 'Importar 2 proyectos' }));
  expect(into.document.projects.map(({ name }) => name)).toEqual(['Casa Club', 'Apartamento']);
  expect(into.document.projects[0]?.assetCost).toBe(33_500_000_000);
});
