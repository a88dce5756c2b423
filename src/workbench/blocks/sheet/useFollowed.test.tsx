// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Ref } from '../../../engine/index.ts';
import type { DataGridHandle } from '../../grid/index.ts';
import { RevealContext, Revealer } from '../../layout/reveal.ts';
import { Session } from '../../session/session.ts';
import { SessionContext } from '../../session/useSession.ts';
import { sampleTool } from '../../testing/sample.ts';
import { useFollowed } from './useFollowed.ts';
import type { ViewedSheet } from './view/useSheetView.ts';

const viewing = { view: { filters: [] }, shownAt: (at: unknown) => at } as unknown as ViewedSheet;
const placeOf = ({ id, row = 0 }: Ref) => (id === 'rent' ? { row: 2, columnId: `m${row}` } : null);

function follower(revealer: Revealer, session = new Session(sampleTool())) {
  return renderHook(() => useFollowed('months', viewing, placeOf, undefined, undefined), {
    wrapper: ({ children }) => (
      <SessionContext value={session}>
        <RevealContext value={revealer}>{children}</RevealContext>
      </SessionContext>
    ),
  }).result.current;
}

test('a cell is selected where the table shows it, else followed on from the formula bar', () => {
  const revealer = new Revealer();
  const bar = vi.fn<() => void>();
  revealer.attachBar(bar);
  const select = vi.fn<() => void>();
  follower(revealer).attach({ select } as unknown as DataGridHandle);
  revealer.reveal({ id: 'rent', table: 'months', row: 7 });
  expect([select.mock.calls, bar.mock.calls]).toEqual([[[{ row: 2, columnId: 'm7' }]], []]);
  revealer.reveal({ id: 'i2.ocupacionDelMes', table: 'months', row: 7 });
  expect([select.mock.calls.length, bar.mock.calls.length]).toEqual([1, 1]);
});

test('a cell that a formula led to is no longer, once something else was looked at', () => {
  const revealer = new Revealer();
  const session = new Session(sampleTool());
  const { attach, ledTo } = follower(revealer, session);
  attach({ select: vi.fn<() => void>() } as unknown as DataGridHandle);
  const rent = { id: 'rent', table: 'months', row: 7 };
  const place = { row: 2, columnId: 'm7' };
  session.select(rent);
  revealer.reveal(rent);
  expect([ledTo(place), ledTo(place)]).toEqual([true, true]);
  session.select({ id: 'fee' });
  expect(ledTo(place)).toBe(false);
});
