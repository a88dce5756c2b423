// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { stubLayout } from '../../testing/layout.ts';
import { useFullScreen } from './useFullScreen.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

const nothing = () => false;

function opened(id: 'beside' | 'inside') {
  stubLayout();
  document.body.innerHTML =
    '<main><button id="beside"></button><div id="sheet"><button id="inside"></button></div></main>';
  document.getElementById(id)?.focus();
  const goIn = vi.fn<() => void>();
  const bar = { current: document.createElement('div') };
  const { result } = renderHook(() =>
    useFullScreen(document.getElementById('sheet'), bar, goIn, nothing),
  );
  act(() => result.current.set(true));
  const beside = document.getElementById('beside');
  return { goIn, result, beside, bar };
}

test('who was beside the sheet goes in as it takes the window', () => {
  const { goIn, beside, result } = opened('beside');
  expect(beside?.inert).toBe(true);
  expect(goIn).toHaveBeenCalledTimes(1);
  act(() => result.current.set(false));
  expect(beside?.inert).toBe(false);
  expect(goIn).toHaveBeenCalledTimes(1);
});

test('who leaves it from its own bar, which goes with it, is in the table', () => {
  const { goIn, result, bar } = opened('inside');
  const token = document.createElement('button');
  bar.current.append(token);
  document.getElementById('sheet')?.append(bar.current);
  act(() => result.current.set(false));
  expect(goIn).not.toHaveBeenCalled();
  act(() => result.current.set(true));
  token.focus();
  act(() => result.current.set(false));
  expect(goIn).toHaveBeenCalledTimes(1);
});

test('who was in it stays where they were', () => {
  expect(opened('inside').goIn).not.toHaveBeenCalled();
});
