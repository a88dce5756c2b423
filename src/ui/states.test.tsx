// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { ProgressBar } from './ProgressBar.tsx';

afterEach(cleanup);

test('progress stays between 0 and 100', () => {
  render(<ProgressBar label="Curso" value={140} />);
  expect(screen.getByRole('progressbar', { name: 'Curso' }).getAttribute('aria-valuenow')).toBe(
    '100',
  );
});

test('the error screen says what the specification says and resets', async () => {
  const reset = vi.fn<() => void>();
  render(<ErrorScreen resetErrorBoundary={reset} />);
  expect(screen.getByRole('heading').textContent).toBe('Algo salió mal');
  expect(
    screen.queryByText('Ha ocurrido un error inesperado. Por favor, intenta de nuevo.'),
  ).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Recargar página' })).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(reset).toHaveBeenCalledTimes(1);
});

test('what says that a list is empty has the focus that went with its last record, and takes no other', () => {
  const lost = vi.fn<() => void>();
  const list = (records: string[]) => (
    <>
      <Button>Exportar</Button>
      {records.length > 0 ? (
        records.map((record) => <Button key={record}>{record}</Button>)
      ) : (
        <EmptyState
          title="La lista está vacía"
          action={<Button>Agregar</Button>}
          takesFocus
          onFocusLost={lost}
        />
      )}
    </>
  );
  const focused = () => document.activeElement?.textContent;
  const { rerender } = render(list([]));
  expect(document.activeElement).toBe(document.body);
  rerender(list(['Inundación']));
  screen.getByRole('button', { name: 'Exportar' }).focus();
  rerender(list([]));
  expect(focused()).toBe('Exportar');
  rerender(list(['Inundación']));
  screen.getByRole('button', { name: 'Inundación' }).focus();
  rerender(list([]));
  expect(focused()).toBe('Agregar');
  // It says when it goes with the focus, and not when that is elsewhere.
  expect(lost).not.toHaveBeenCalled();
  rerender(list(['Inundación']));
  expect(lost).toHaveBeenCalledOnce();
});
