// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenToLongPress } from './long-press.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

function touched() {
  document.body.innerHTML = '<div id="root"><button>Celda</button></div>';
  const root = document.getElementById('root') as HTMLElement;
  const cell = root.querySelector('button') as HTMLElement;
  const held = vi.fn<() => void>();
  const tapped = vi.fn<() => void>();
  const focused = vi.fn<() => void>();
  cell.addEventListener('click', tapped);
  cell.addEventListener('mousedown', focused);
  const stop = listenToLongPress(root, held);
  const press = () => {
    const event = new MouseEvent('pointerdown', { bubbles: true, clientX: 5, clientY: 5 });
    cell.dispatchEvent(Object.assign(event, { pointerType: 'touch', isPrimary: true }));
  };
  const lift = () => {
    cell.dispatchEvent(new MouseEvent('pointerup', { bubbles: true }));
    cell.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    cell.click();
  };
  return { held, tapped, focused, press, lift, stop };
}

test('a finger that is held opens the menu, and lifting it is no tap', () => {
  const { held, tapped, focused, press, lift, stop } = touched();
  press();
  vi.advanceTimersByTime(1000);
  lift();
  expect(held).toHaveBeenCalledOnce();
  expect(tapped).not.toHaveBeenCalled();
  // A press would take the focus from the menu, which closes then.
  expect(focused).not.toHaveBeenCalled();
  // The next tap is one again.
  press();
  lift();
  expect(tapped).toHaveBeenCalledOnce();
  expect(focused).toHaveBeenCalledOnce();
  expect(held).toHaveBeenCalledOnce();
  stop();
});

test.each(['by our own time', 'as the system says'])(
  'what has opened under the finger is not pressed by lifting it: %s',
  (how) => {
    const { press, stop } = touched();
    const item = document.body.appendChild(document.createElement('button'));
    const pressed = vi.fn<() => void>();
    item.addEventListener('click', pressed);
    press();
    if (how === 'as the system says') {
      document
        .querySelector('#root button')
        ?.dispatchEvent(new Event('contextmenu', { bubbles: true }));
    }
    vi.advanceTimersByTime(1000);
    item.click();
    // A menu that acts on the release of a press says it twice.
    item.click();
    expect(pressed).not.toHaveBeenCalled();
    item.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    item.click();
    expect(pressed).toHaveBeenCalledOnce();
    stop();
  },
);

test('a key presses what has opened', () => {
  const { press, stop } = touched();
  const item = document.body.appendChild(document.createElement('button'));
  const pressed = vi.fn<() => void>();
  item.addEventListener('click', pressed);
  press();
  vi.advanceTimersByTime(1000);
  item.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  item.click();
  expect(pressed).toHaveBeenCalledOnce();
  stop();
});
