// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { testTool } from '../../../tool/testing/sample.ts';
import { UiProvider } from '../../../ui/index.ts';
import { sampleModel } from '../../grid/testing/grid-sample.ts';
import { Session } from '../../session/session.ts';
import { SessionContext } from '../../session/useSession.ts';
import { AdjustDialog } from './AdjustDialog.tsx';

test('shows what becomes of the figures, and adjusts them in one step', async () => {
  const model = sampleModel([[2_800_000, 95.5]]);
  const cells = [
    { row: 0, columnId: 'a' },
    { row: 0, columnId: 'b' },
  ];
  const onClose = vi.fn<() => void>();
  render(
    <UiProvider>
      <SessionContext value={new Session(testTool({ inputs: {} }))}>
        <AdjustDialog model={model} cells={cells} onClose={onClose} />
      </SessionContext>
    </UiProvider>,
  );
  const field = screen.getByRole('textbox', { name: 'Operación' });
  const action = screen.getByRole('button', { name: 'Ajustar' });
  await userEvent.type(field, '1,05');
  expect(screen.getByText(/^Empieza con/)).toBeDefined();
  expect(action).toHaveProperty('disabled', true);
  await userEvent.clear(field);
  await userEvent.type(field, '×1,1');
  expect(screen.getByText('2.800.000 → 3.080.000')).toBeDefined();
  expect(screen.getByText('95,5 → 105,05')).toBeDefined();
  await userEvent.click(action);
  expect(model.calls.map((edits) => edits.map(({ text }) => text))).toEqual([
    ['=2800000*1,1', '=95,5*1,1'],
  ]);
  expect(onClose).toHaveBeenCalledOnce();
});
