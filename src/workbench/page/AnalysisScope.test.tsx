// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../../ui/index.ts';
import { Session } from '../session/session.ts';
import { stubLayout } from '../testing/layout.ts';
import { sampleTool } from '../testing/sample.ts';
import { AnalysisButton, AnalysisScope } from './AnalysisScope.tsx';
import { SessionScope } from './SessionScope.tsx';

/** Of a thread that nobody hears. */
class SilentWorker extends EventTarget {
  postMessage(): void {}
  terminate(): void {}
}

beforeEach(() => {
  stubLayout();
  vi.stubGlobal('Worker', SilentWorker);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open() {
  render(
    <MemoryRouter>
      <UiProvider>
        <SessionScope session={new Session(sampleTool())}>
          <AnalysisScope>
            <AnalysisButton />
            <input aria-label="Celda" />
          </AnalysisScope>
        </SessionScope>
      </UiProvider>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const button = () => screen.getByRole('button', { name: 'Análisis' });
const dock = () => screen.findByRole('region', { name: 'Análisis' }, { timeout: 10_000 });
const isGone = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'Análisis' })).toBeNull());

test('opened by a press while one is in a cell, it leads back to the cell', async () => {
  const user = open();
  const cell = screen.getByRole('textbox', { name: 'Celda' });
  await user.click(cell);
  await user.click(button());
  const shown = await dock();
  await waitFor(() => expect(document.activeElement).toBe(shown));
  await user.keyboard('{Escape}');
  await isGone();
  expect(document.activeElement).toBe(cell);
});

test('opened by a press while one is nowhere, it leads back to its button', async () => {
  const user = open();
  await user.click(button());
  const shown = await dock();
  await waitFor(() => expect(document.activeElement).toBe(shown));
  await user.keyboard('{Escape}');
  await isGone();
  expect(document.activeElement).toBe(button());
});
