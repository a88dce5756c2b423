// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useTapOutside } from './useTapOutside.ts';

afterEach(cleanup);

function Open({ close }: { close: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useTapOutside(box, close);
  return (
    <div ref={box}>
      <button type="button">Dentro</button>
    </div>
  );
}

const press = (target: Element, pointerType: string) => {
  // No pointer events in the test's page: what is read of them is their type.
  const down = Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType });
  fireEvent(target, down);
  fireEvent.click(target);
};

test('a tap beside closes, and is not heard by what is below', () => {
  const [close, below] = [vi.fn<() => void>(), vi.fn<() => void>()];
  render(
    <>
      <button type="button" onClick={below}>
        Fuera
      </button>
      <Open close={close} />
    </>,
  );
  const [inside, outside] = ['Dentro', 'Fuera'].map((name) => screen.getByRole('button', { name }));
  if (!inside || !outside) throw new Error('they are there');
  // The finger that opened it is lifted: its press began before.
  fireEvent.click(outside);
  press(inside, 'touch');
  press(outside, 'mouse');
  expect(close).not.toHaveBeenCalled();
  expect(below).toHaveBeenCalledTimes(2);
  press(outside, 'touch');
  expect(close).toHaveBeenCalledTimes(1);
  expect(below).toHaveBeenCalledTimes(2);
});
