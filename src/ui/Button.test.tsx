// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

afterEach(cleanup);

test('a loading button keeps label and focus, and neither works nor sends its form', async () => {
  const press = vi.fn<() => void>();
  const send = vi.fn<() => void>();
  const form = (loading: boolean) => (
    <form onSubmit={send}>
      <Button type="submit" loading={loading} onClick={press}>
        Guardar
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar' });
  button.focus();
  rerender(form(true));
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect([press, send].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

test('what can no longer be pressed keeps the focus until it is left', async () => {
  const press = vi.fn<() => void>();
  const buttons = (isDone: boolean) => (
    <>
      <IconButton label="Rehacer" icon={<svg />} disabled={isDone} onClick={press} />
      <Button disabled={isDone} onClick={press}>
        Guardar
      </Button>
      <Button>Cancelar</Button>
    </>
  );
  const { rerender } = render(buttons(false));
  for (const name of ['Rehacer', 'Guardar']) {
    const button = screen.getByRole<HTMLButtonElement>('button', { name });
    button.focus();
    rerender(buttons(true));
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(button);
    expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true']);
    act(() => screen.getByRole('button', { name: 'Cancelar' }).focus());
    expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([true, null]);
    rerender(buttons(false));
  }
  expect(press).not.toHaveBeenCalled();
});

test('a button drawn as a link is a link', () => {
  render(<Button render={<Link to="/tools" />}>Herramientas</Button>, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'Herramientas' }).getAttribute('href')).toBe('/tools');
  expect(screen.queryByRole('button')).toBeNull();
});

test('an icon button is known by its label, once', () => {
  render(<IconButton label="Deshacer" icon={<svg />} />);
  const button = screen.getByRole('button', { name: 'Deshacer' });
  expect(button.hasAttribute('aria-describedby')).toBe(false);
  expect(screen.queryByRole('tooltip')).toBeNull();
});
