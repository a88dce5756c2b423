// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UiProvider } from '../../../src/ui/index.ts';
import { type GridCell, type GridModel, Session, withForms } from '../../../src/workbench/index.ts';
import { SessionScope } from '../../../src/workbench/page/SessionScope.tsx';
import { stubLayout } from '../../../src/workbench/testing/layout.ts';
import tool from '../tool.ts';
import { ProjectForm } from './ProjectForm.tsx';

beforeEach(() => stubLayout());
afterEach(cleanup);

test('a project opens at the field that was touched, and the next one at the same', async () => {
  // It loads on demand, which takes its time on a busy machine.
  await import('../../../src/workbench/blocks/list/RecordEditor.tsx');
  const session = new Session(tool);
  const user = userEvent.setup();
  const cost = (row: number) =>
    session.calculation.value({ id: 'assetCost', table: 'projects', row });
  await act(
    async () =>
      void render(
        <MemoryRouter>
          <UiProvider>
            <SessionScope session={session}>
              <ProjectForm row={0} field="assetCost" onClose={() => undefined} />
            </SessionScope>
          </UiProvider>
        </MemoryRouter>,
      ),
  );
  const dialog = await screen.findByRole('dialog');
  const field = () => within(dialog).getByRole('textbox', { name: 'Costo del activo' });
  await waitFor(() => expect(document.activeElement).toBe(field()));
  await user.keyboard('1200');
  expect(cost(0)).toBe(1200);
  await user.click(within(dialog).getByRole('button', { name: 'Siguiente' }));
  expect(document.activeElement).toBe(field());
  await user.keyboard('3400');
  expect([cost(0), cost(1)]).toEqual([1200, 3400]);
  // Parts of incomes and expenses have forms of their own.
  expect(within(dialog).queryByText(/Alojamiento/)).toBeNull();
});

test('a touch opens it from what is typed or not configured yet, and from nothing else', () => {
  const cells: Record<string, Partial<GridCell>> = {
    a: { editable: true },
    b: { editable: false },
    c: { editable: false, invitation: 'Configurar' },
  };
  const grid = {
    id: 'x',
    get rowCount() {
      return 7;
    },
    cell: (_: number, id: string) => cells[id],
  } as unknown as GridModel;
  const model = withForms(grid);
  expect({ ...model }).toMatchObject({ id: 'x', rowCount: 7 });
  expect(['a', 'b', 'c'].map((id) => model.cell(0, id).opens)).toEqual([true, undefined, true]);
  // Beside two other projects its words would be cut.
  expect(model.cell(0, 'c').invitation).toBeUndefined();
});

test('a row that is typed in place stays so', () => {
  const cell: GridCell = { text: 'Uno', value: 'Uno', editable: true, tone: 'input' };
  const model = withForms({ cell: () => cell } as unknown as GridModel, (row) => row > 0);
  expect([0, 1].map((row) => model.cell(row, 'a').opens)).toEqual([undefined, true]);
});
