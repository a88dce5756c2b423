// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { Session, SessionScope } from '../../../src/workbench/index.ts';
import { UiProvider } from '../../../src/ui/index.ts';
import tool from '../tool.ts';
import { MarketDialog } from './MarketDialog.tsx';
import { cellRef } from './option.ts';

afterEach(cleanup);

async function open() {
  const session = new Session(tool);
  const closed = vi.fn<() => void>();
  render(
    <MemoryRouter>
      <UiProvider>
        <SessionScope session={session}>
          <MarketDialog id="noi" option={0} onClose={closed} />
        </SessionScope>
      </UiProvider>
    </MemoryRouter>,
  );
  // The dialog gives the focus to its first field, once.
  await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'));
  const market = screen.getByRole<HTMLInputElement>('textbox', { name: 'Valor de mercado' });
  return { session, closed, market, user: userEvent.setup() };
}

test.each(['nada', '1.5', '5%'])('«%s» is no amount of the market', async (text) => {
  const { session, closed, market, user } = await open();
  const before = session.document;
  await user.clear(market);
  await user.type(market, text);
  await user.click(screen.getByRole('button', { name: 'Aplicar' }));
  expect(closed).not.toHaveBeenCalled();
  expect(market.value).toBe(text);
  expect(market.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(market);
  expect(session.document).toBe(before);
});

test('arithmetic is kept with the value that is compared', async () => {
  const { session, closed, market, user } = await open();
  await user.clear(market);
  await user.type(market, '=250*4{Enter}');
  expect(closed).toHaveBeenCalledOnce();
  const cell = cellRef('marketNoi', 0);
  expect(session.calculation.value(cell)).toBe(1_000);
  expect(session.calculation.expression(cell)).toBe('=250*4');
});
