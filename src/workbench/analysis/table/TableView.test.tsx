// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { money } from '../../../tool/index.ts';
import { testTool } from '../../../tool/testing/sample.ts';
import type { Works } from '../../../whatif/index.ts';
import { UiProvider } from '../../../ui/index.ts';
import type { AnalysisRequest } from '../../session/analysis.ts';
import { Session } from '../../session/session.ts';
import { SessionContext } from '../../session/useSession.ts';
import { TableView } from './TableView.tsx';

vi.mock(import('../workers.ts'), async (original) => ({
  ...(await original()),
  // What comes of it is no matter here.
  ask: ((_: string, { table }: { table: Works['table']['table'] }) =>
    Promise.resolve(table.rows.values.map((value) => [[value]]))) as never,
}));

afterEach(cleanup);

const tool = testTool({
  inputs: { price: money('Precio', { initial: 200 }) },
  formulas: { tax: money('Impuesto', 'price / 100') },
  figures: ['tax'],
});

test('the values of a cell are used, and its table stays as it is', async () => {
  const session = new Session(tool);
  function Sample() {
    const [asked, setAsked] = useState<AnalysisRequest>({
      view: 'table',
      figure: 'tax',
      input: 'price',
    });
    return <TableView asked={asked} onAsk={setAsked} />;
  }
  render(
    <UiProvider>
      <SessionContext value={session}>
        <Sample />
      </SessionContext>
    </UiProvider>,
  );
  const heads = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  const [first] = await screen.findAllByRole('button', { pressed: false });
  const before = heads();
  expect(before).toHaveLength(5);
  if (first) await userEvent.click(first);
  await userEvent.click(screen.getByRole('button', { name: 'Usar estos valores' }));
  expect(session.calculation.value({ id: 'price' })).toBeLessThan(200);
  expect(heads()).toEqual(before);
  act(() => session.undo());
  expect(heads()).toEqual(before);
});
