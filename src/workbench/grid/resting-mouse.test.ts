// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listenToRestingMouse } from './resting-mouse.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

/** A table with one cell, over which a mouse was moved. */
function pointed() {
  document.body.innerHTML =
    '<div id="root"><div class="ag-grid-viewport"><div class="ag-cell">1</div></div></div>';
  const root = document.getElementById('root') as HTMLElement;
  const cell = root.querySelector('.ag-cell') as HTMLElement;
  const stop = listenToRestingMouse(root);
  const at = { bubbles: true, cancelable: true, clientX: 30, clientY: 40 };
  const move = (pointerType = 'mouse') => {
    cell.dispatchEvent(new PointerEvent('pointermove', { ...at, pointerType }));
  };
  const key = (name: string) =>
    void cell.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
  const cover = () => root.querySelector<HTMLElement>('.dg-covers');
  move();
  return { root, cell, at, move, key, cover, stop };
}

describe('a mouse that rests over a table', () => {
  test('is covered while keys are used, where it is', () => {
    const { cover, key, stop } = pointed();
    expect(cover()).toBeNull();
    key('1');
    expect(cover()?.style).toMatchObject({ left: '30px', top: '40px' });
    vi.advanceTimersByTime(499);
    key('Enter');
    vi.advanceTimersByTime(499);
    expect(cover()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(cover()).toBeNull();
    stop();
  });

  test('is covered while the wheel turns', () => {
    const { cell, cover, stop } = pointed();
    const turn = () => cell.dispatchEvent(new WheelEvent('wheel', { deltaY: 120, bubbles: true }));
    turn();
    vi.advanceTimersByTime(499);
    turn();
    vi.advanceTimersByTime(499);
    expect(cover()?.style).toMatchObject({ left: '30px', top: '40px' });
    vi.advanceTimersByTime(1);
    expect(cover()).toBeNull();
    stop();
  });

  test('points again once it moves', () => {
    const { cover, key, move, stop } = pointed();
    key('1');
    move();
    expect(cover()).toBeNull();
    stop();
  });

  test('is none where a finger touched last, nor for keys that go with a click', () => {
    const { cover, key, move, stop } = pointed();
    key('Control');
    expect(cover()).toBeNull();
    move('touch');
    key('1');
    expect(cover()).toBeNull();
    stop();
  });

  test('presses the cell below without having moved', () => {
    const { at, cell, cover, key, stop } = pointed();
    const pressed = vi.fn<(event: MouseEvent) => void>();
    for (const type of ['pointerdown', 'click'] as const) cell.addEventListener(type, pressed);
    document.elementFromPoint = () => cell;
    key('1');
    const covering = cover();
    const down = new PointerEvent('pointerdown', { ...at, button: 0, shiftKey: true });
    covering?.dispatchEvent(down);
    covering?.dispatchEvent(new MouseEvent('click', at));
    expect(cover()).toBeNull();
    expect(down.defaultPrevented).toBe(true);
    expect(
      pressed.mock.calls.map(([{ type, clientX, shiftKey }]) => [type, clientX, shiftKey]),
    ).toEqual([
      ['pointerdown', 30, true],
      ['click', 30, false],
    ]);
    stop();
  });
});
