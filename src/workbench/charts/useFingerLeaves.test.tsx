// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useFingerLeaves } from './useFingerLeaves.ts';

afterEach(cleanup);

function Page({ onLeave }: { onLeave: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useFingerLeaves(place);
  return (
    <main>
      <p>Otra cosa</p>
      <div ref={place}>
        <div className="recharts-wrapper" onMouseLeave={onLeave}>
          Gráfico
        </div>
      </div>
    </main>
  );
}

function open() {
  const onLeave = vi.fn<() => void>();
  render(<Page onLeave={onLeave} />);
  const press = (text: string, pointerType: string) =>
    screen
      .getByText(text)
      .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType }));
  return { onLeave, press };
}

test('a touch elsewhere leaves the chart, one on it does not', () => {
  const { onLeave, press } = open();
  press('Gráfico', 'touch');
  expect(onLeave).not.toHaveBeenCalled();
  press('Otra cosa', 'touch');
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test('so does a scroll of what it stands in, by a finger', () => {
  const { onLeave, press } = open();
  press('Gráfico', 'touch');
  screen.getByText('Otra cosa').dispatchEvent(new Event('scroll'));
  expect(onLeave).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('scroll'));
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test('a mouse says by itself where it is', () => {
  const { onLeave, press } = open();
  press('Otra cosa', 'mouse');
  document.dispatchEvent(new Event('scroll'));
  expect(onLeave).not.toHaveBeenCalled();
});
