// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { downloadWorkbook } from '../onDemand.ts';
import { Session } from '../session/session.ts';
import { SessionContext } from '../session/useSession.ts';
import { sampleTool } from '../testing/sample.ts';
import { useWorkbook } from './useWorkbook.tsx';

vi.mock(import('../onDemand.ts'), async (load) => ({
  ...(await load()),
  downloadWorkbook: vi.fn<typeof downloadWorkbook>(),
}));

const alert = vi.fn<(message?: string) => void>();
const writer = vi.mocked(downloadWorkbook);

beforeEach(() => {
  vi.stubGlobal('alert', alert);
  // Works until nobody wants it any more.
  writer.mockImplementation(
    (_session, _cases, _name, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
});

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Export() {
  const { entries, dialog } = useWorkbook('');
  return (
    <>
      <button type="button" onClick={entries[0]?.onSelect}>
        Excel
      </button>
      {dialog}
    </>
  );
}

test('an export that is cancelled ends its work, and nothing is said of it', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  render(
    <SessionContext value={new Session(sampleTool())}>
      <Export />
    </SessionContext>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Excel' }));
  const [, , , signal, onProgress] = writer.mock.calls[0] ?? [];
  // What is quick shows no dialog.
  act(() => onProgress?.(0.1));
  expect(screen.queryByRole('dialog')).toBeNull();
  vi.advanceTimersByTime(1_000);
  act(() => onProgress?.(0.4));
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
  expect(signal?.aborted).toBe(false);

  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await Promise.resolve();
  });
  expect(signal?.aborted).toBe(true);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(alert).not.toHaveBeenCalled();
});
