// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';
import { toast } from './toast.ts';
import { UiProvider } from './UiProvider.tsx';

const alert = vi.fn<(message?: string) => void>();

// What a toast looks like loads with the first one.
beforeAll(async () => {
  await import('./Notices.tsx');
  mount();
  await act(async () => {
    toast.info('Primero');
    await Promise.resolve();
  });
  screen.getByLabelText('Información');
  cleanup();
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('alert', alert);
});

afterEach(() => {
  cleanup();
  alert.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function mount() {
  return render(<UiProvider>{null}</UiProvider>);
}

function wait(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

test.each([
  ['success', 'Success: Listo'],
  ['error', 'Error: Listo'],
  ['warning', 'Warning: Listo'],
  ['info', 'Info: Listo'],
] as const)('without the provider, %s is an alert', (level, expected) => {
  toast[level]('Listo');
  expect(alert.mock.calls).toEqual([[expected]]);
});

test('once the provider is gone, the alert speaks again', () => {
  mount().unmount();
  toast.info('Sin avisos');
  expect(alert).toHaveBeenCalledWith('Info: Sin avisos');
});

test('a message is shown for 3000 ms', () => {
  mount();
  act(() => void toast.success('Proyecto creado'));
  wait(2999);
  expect(screen.queryByText('Proyecto creado')).not.toBeNull();
  wait(1);
  expect(screen.queryByText('Proyecto creado')).toBeNull();
  expect(alert).not.toHaveBeenCalled();
});

test('a later message does not prolong an earlier one', () => {
  mount();
  act(() => void toast.success('Primero'));
  wait(2000);
  act(() => void toast.success('Segundo'));
  wait(1000);
  expect(screen.queryByText('Primero')).toBeNull();
  expect(screen.queryByText('Segundo')).not.toBeNull();
});

test('duration 0 stays until it is closed', () => {
  mount();
  act(() => void toast.error('Sin conexión', { duration: 0 }));
  wait(600_000);
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar notificación' }));
  expect(screen.queryByText('Sin conexión')).toBeNull();
});

test('it waits while it is pointed at or has the focus', () => {
  mount();
  act(() => void toast.info('Léeme con calma'));
  const close = screen.getByRole('button', { name: 'Cerrar notificación' });
  fireEvent.focus(close);
  wait(60_000);
  expect(screen.queryByText('Léeme con calma')).not.toBeNull();
  fireEvent.blur(close);
  wait(3000);
  expect(screen.queryByText('Léeme con calma')).toBeNull();
});

test('a button that closes it gives the focus back to where it came from', () => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  render(
    <UiProvider>
      <button type="button">Celda</button>
    </UiProvider>,
  );
  const cell = screen.getByRole('button', { name: 'Celda' });
  const undo = vi.fn<() => void>(() => expect(document.activeElement).toBe(cell));
  const press = (name: string, begin: (button: HTMLElement) => void) => {
    cell.focus();
    act(() => void toast.info('Eliminado', { action: { label: 'Deshacer', onSelect: undo } }));
    const button = screen.getByRole('button', { name });
    act(() => begin(button));
    fireEvent.click(button);
    expect(screen.queryByText('Eliminado')).toBeNull();
    expect(document.activeElement).toBe(cell);
  };
  press('Deshacer', (button) => button.focus());
  // Some browsers give a pressed button no focus, and what had it loses it.
  press('Cerrar notificación', (button) => {
    fireEvent.pointerDown(button);
    cell.blur();
  });
  expect(undo).toHaveBeenCalledOnce();
});

test('errors and warnings interrupt, the rest waits its turn', () => {
  mount();
  act(() => {
    toast.error('Falló');
    toast.success('Guardado');
  });
  expect(screen.getByText('Falló').closest('[aria-live]')?.getAttribute('aria-live')).toBe(
    'assertive',
  );
  expect(screen.getByText('Guardado').closest('[aria-live]')?.getAttribute('aria-live')).toBe(
    'polite',
  );
});

test('the same message again replaces itself, and only the last three stay', () => {
  mount();
  act(() => {
    for (const message of ['Uno', 'Dos', 'Dos', 'Tres', 'Cuatro']) toast.info(message);
  });
  expect(screen.queryByText('Uno')).toBeNull();
  expect(screen.getAllByText('Dos')).toHaveLength(1);
  expect(screen.queryByText('Cuatro')).not.toBeNull();
});

test('what a page reports while it is mounted is shown, not alerted', () => {
  function Page() {
    useEffect(() => toast.warning('Los datos guardados son de otra versión'), []);
    return null;
  }
  render(
    <UiProvider>
      <Page />
    </UiProvider>,
  );
  expect(screen.queryByText('Los datos guardados son de otra versión')).not.toBeNull();
  expect(alert).not.toHaveBeenCalled();
});

describe('with a dialog', () => {
  const told = () => {
    const regions = screen.getByRole('dialog').querySelectorAll('[aria-live]');
    return [...regions].map(({ textContent }) => textContent).join('');
  };
  const pageWith = (open: boolean) => (
    <UiProvider>
      <Dialog title="Nuevo ingreso" open={open} />
    </UiProvider>
  );

  test('what it reports stands in it, and goes on on the page once it closes', () => {
    const { rerender } = render(pageWith(true));
    act(() => void toast.error('No se pudo guardar'));
    expect(told()).toBe('No se pudo guardar');
    rerender(pageWith(false));
    expect(screen.getByText('No se pudo guardar').closest('[role="dialog"]')).toBeNull();
    expect(screen.getByText('No se pudo guardar').closest('[hidden]')).toBeNull();
    // It is the page's from then on, and isn't what the next dialog tells.
    wait(1000);
    rerender(pageWith(true));
    expect(told()).toBe('');
  });

  test('what is told as one opens stands in it', () => {
    const { rerender } = render(pageWith(false));
    act(() => void toast.success('Ingreso creado'));
    rerender(pageWith(true));
    expect(told()).toBe('Ingreso creado');
  });

  test('what offers something waits under one that opens, what only tells goes', () => {
    const { rerender } = render(pageWith(false));
    const undo = { label: 'Deshacer', onSelect: () => undefined };
    act(() => {
      toast.success('Ingreso creado');
      toast.success('Ingreso eliminado', { action: undo });
    });
    wait(1000);
    rerender(pageWith(true));
    expect(told()).toBe('');
    const isAside = (text: string) => screen.getByText(text).closest('[hidden]') !== null;
    expect([isAside('Ingreso creado'), isAside('Ingreso eliminado')]).toEqual([true, true]);
    wait(60_000);
    expect(screen.queryByText('Ingreso creado')).toBeNull();
    rerender(pageWith(false));
    expect(isAside('Ingreso eliminado')).toBe(false);
    wait(9999);
    screen.getByRole('button', { name: 'Deshacer' });
    wait(1);
    expect(screen.queryByText('Ingreso eliminado')).toBeNull();
  });
});

describe('it makes way', () => {
  const box = (top: number, height = 40) => DOMRect.fromRect({ x: 0, y: top, width: 400, height });
  const at = (element: Element, place: DOMRect) =>
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(place);
  const host = () => screen.getByRole('region', { name: 'Notificaciones' });
  const lift = () => host().style.getPropertyValue('--lift');
  /** A page whose bar ends at 100, with a row in it. */
  const page = (row: number) => {
    render(
      <UiProvider>
        <header>
          <h1>Hoja</h1>
        </header>
        <div role="row" tabIndex={0}>
          <button type="button">Celda</button>
        </div>
        <button type="button">Lejos</button>
        <input aria-label="Plazo" aria-invalid="true" aria-describedby="plazo" />
        <p id="plazo">Como máximo 120 meses</p>
      </UiProvider>,
    );
    at(screen.getByRole('banner'), box(0, 100));
    at(screen.getByRole('row'), box(row));
    // jsdom lays nothing out: it moves as the styles would have it.
    vi.spyOn(host(), 'getBoundingClientRect').mockImplementation(() =>
      box(800 - (Number.parseFloat(lift()) || 0)),
    );
  };
  const goTo = (name: string) => {
    act(() => screen.getByRole('button', { name }).focus());
    wait(20);
  };

  test('for the row where somebody is at work, and stays there', () => {
    page(830);
    act(() => void toast.success('Doce celdas pegadas'));
    goTo('Lejos');
    expect(lift()).toBe('');
    goTo('Celda');
    // It ends 8 px above 830.
    expect(lift()).toBe('18px');
    goTo('Lejos');
    expect(lift()).toBe('18px');
    wait(3000);
    expect(lift()).toBe('');
  });

  test('anew once something else covers the bottom, above which it stands then', async () => {
    page(830);
    const { style } = document.documentElement;
    const raised = (by: number) =>
      vi
        .spyOn(host(), 'getBoundingClientRect')
        .mockImplementation(() => box(800 - by - (Number.parseFloat(lift()) || 0)));
    act(() => void toast.success('Se pegaron 4 datos'));
    goTo('Celda');
    expect(lift()).toBe('18px');
    // A panel comes up, and the styles set the notice above it.
    raised(300);
    style.setProperty('--covered-bottom', '300px');
    await act(async () => {});
    wait(20);
    expect(lift()).toBe('');
    style.removeProperty('--covered-bottom');
  });

  test('for what is said of a field, above the row as well', () => {
    page(830);
    at(screen.getByText('Como máximo 120 meses'), box(780));
    goTo('Celda');
    act(() => void toast.success('Se pegaron 5 datos'));
    wait(20);
    // It ends 8 px above 780.
    expect(lift()).toBe('68px');
  });

  test('for a field that comes to be wrong after it', async () => {
    page(830);
    const field = screen.getByLabelText('Plazo');
    field.removeAttribute('aria-invalid');
    at(field, box(790));
    act(() => void toast.success('Se pegaron 5 datos'));
    wait(20);
    expect(lift()).toBe('');
    field.setAttribute('aria-invalid', 'true');
    // Observers are told after the task.
    await act(async () => {});
    wait(20);
    // It ends 8 px above 790.
    expect(lift()).toBe('58px');
  });

  test('but never onto the bar of the page: rows can be scrolled', () => {
    page(110);
    // It reaches down to where notices stand.
    at(screen.getByRole('row'), box(110, 720));
    goTo('Celda');
    act(() => void toast.success('Proyecto creado'));
    wait(20);
    expect(lift()).toBe('0px');
  });
});
