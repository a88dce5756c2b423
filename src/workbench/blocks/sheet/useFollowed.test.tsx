// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Ref } from '../../../engine/index.ts';
import type { DataGridHandle } from '../../grid/index.ts';
import { RevealContext, Revealer } from '../../layout/reveal.ts';
import { useFollowed } from './useFollowed.ts';
import type { ViewedSheet } from './view/useSheetView.ts';

const viewing = { view: { filters: [] }, shownAt: (at: unknown) => at } as unknown as ViewedSheet;
const placeOf = ({ id, row = 0 }: Ref) => (id === 'rent' ? { row: 2, columnId: `m${row}` } : null);

test('a cell is selected where the table shows it, else followed on from the formula bar', () => {
  const revealer = new Revealer();
  const bar = vi.fn<() => void>();
  revealer.attachBar(bar);
  const select = vi.fn<() => void>();
  const { result } = renderHook(
    () => useFollowed('months', viewing, placeOf, undefined, undefined),
    { wrapper: ({ children }) => <RevealContext value={revealer}>{children}</RevealContext> },
  );
  result.current.attach({ select } as unknown as DataGridHandle);
  revealer.reveal({ id: 'rent', table: 'months', row: 7 });
  expect([select.mock.calls, bar.mock.calls]).toEqual([[[{ row: 2, columnId: 'm7' }]], []]);
  revealer.reveal({ id: 'i2.ocupacionDelMes', table: 'months', row: 7 });
  expect([select.mock.calls.length, bar.mock.calls.length]).toEqual([1, 1]);
});
