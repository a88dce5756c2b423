// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadTool } from '../tools/load.ts';
import { EXAMPLE } from './example.ts';
import { Example } from './Example.tsx';

/** Nothing comes into sight by itself. */
class Unseen {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Unseen);
  render(
    <MemoryRouter>
      <Example />
    </MemoryRouter>,
  );
});
afterEach(() => cleanup());

const cashFlow = () =>
  screen.getByRole('button', { name: /^Flujo de caja anual.*Ver la fórmula$/ });

it('keeps the first tap, which comes before the tool does', async () => {
  const button = cashFlow();
  await act(async () => fireEvent.pointerDown(button));
  await act(async () => fireEvent.pointerUp(button));
  await act(async () => fireEvent.click(button));
  button.focus();
  expect(cashFlow().getAttribute('aria-pressed')).toBe('true');
  const formula = await screen.findByRole('region', { name: 'Fórmula' });
  expect(formula.textContent).toContain('Flujo de caja anual');
  expect(cashFlow().getAttribute('aria-pressed')).toBe('true');
  // The same control has the focus, in what took the place of the first.
  expect(cashFlow()).not.toBe(button);
  expect(document.activeElement).toBe(cashFlow());
});

it('does not take a slider away from under the finger', async () => {
  const vacancy = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Vacancia' });
  const slider = vacancy();
  const drag = (value: string) => act(async () => fireEvent.change(slider, { target: { value } }));
  await act(async () => fireEvent.pointerDown(slider));
  await drag('6');
  // The tool has come.
  await act(() => Promise.all([import('./LiveExample.tsx'), loadTool(EXAMPLE.tool)]));
  expect(vacancy()).toBe(slider);
  await drag('7');
  await act(async () => fireEvent.pointerUp(slider));
  await screen.findByRole('region', { name: 'Fórmula' });
  expect(vacancy().value).toBe('7');
  // 25.2 million of rent, 7 % empty, 5.34 million of expenses, over 320 million: 5.655 %.
  expect(screen.getByRole('button', { name: /^Cap rate.*Ver la fórmula$/ }).textContent).toContain(
    '5,66',
  );
});
