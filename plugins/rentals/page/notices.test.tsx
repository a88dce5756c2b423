// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Notices, Session } from '../../../src/workbench/index.ts';
import { SessionContext } from '../../../src/workbench/session/useSession.ts';
import { checked } from '../testing/documents.ts';
import tool from '../tool.ts';

afterEach(cleanup);

/** A project that earns 5 a month. */
const MONTHLY = checked({
  projects: [{ id: 'p', assetCost: 500 }],
  incomes: [
    { id: 'm', name: 'M', type: 'servicios', values: { p: { rate: 5, monthlyQuantity: 1 } } },
  ],
});

function show(session: Session) {
  render(
    <SessionContext value={session}>
      <Notices />
    </SessionContext>,
  );
  return () => session.calculation.value({ id: 'totales.ingresos' });
}

const asks = () => screen.queryByText(/Activa «Anualizar»/);

test('a notice that asks for the switch has it, as one step that is taken back', async () => {
  const session = new Session(tool, MONTHLY);
  const total = show(session);
  expect([total(), asks() === null]).toEqual([5, false]);
  await userEvent.click(screen.getByRole('button', { name: 'Anualizar' }));
  // Twelve months of 5.
  expect([total(), asks() === null]).toEqual([60, true]);
  // The button went: one goes on from where it was.
  expect(document.activeElement?.getAttribute('tabindex')).toBe('-1');
  expect(document.activeElement).not.toBe(document.body);
  session.undo();
  expect(total()).toBe(5);
});

test('who only looks at a case is told, and changes nothing', () => {
  show(new Session(tool, MONTHLY, true));
  expect(asks()).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
