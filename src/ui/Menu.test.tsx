// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { useRef, useState } from 'react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';
import { ContextMenu, Menu } from './Menu.tsx';

afterEach(cleanup);

test('a menu runs its actions, follows its links and says why it refuses one', async () => {
  const duplicate = vi.fn<() => void>();
  const remove = vi.fn<() => void>();
  render(
    <Menu
      trigger={<Button>Acciones</Button>}
      items={[
        { label: 'Duplicar', onSelect: duplicate },
        { label: 'Ir a Dashboard', link: <Link to="/home" /> },
        'separator',
        { label: 'Eliminar', onSelect: remove, unavailable: 'Ya no está' },
      ]}
    />,
    { wrapper: MemoryRouter },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Acciones' }));
  const menu = await screen.findByRole('menu');
  expect(within(menu).getByRole('menuitem', { name: 'Ir a Dashboard' }).getAttribute('href')).toBe(
    '/home',
  );
  const refused = within(menu).getByRole('menuitem', { name: 'Eliminar Ya no está' });
  expect(refused.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(refused);
  await userEvent.click(within(menu).getByRole('menuitem', { name: 'Duplicar' }));
  expect(duplicate).toHaveBeenCalledTimes(1);
  expect(remove).not.toHaveBeenCalled();
});

test('what an entry of a context menu gives the focus to keeps it', async () => {
  function Page() {
    const [isOpen, setOpen] = useState(true);
    const cell = useRef<HTMLInputElement>(null);
    return (
      <>
        <input ref={cell} aria-label="Celda" />
        {isOpen && (
          <ContextMenu
            at={new DOMRect()}
            onClose={() => setOpen(false)}
            items={[{ label: 'Editar', onSelect: () => cell.current?.focus() }]}
          />
        )}
      </>
    );
  }
  render(<Page />);
  const left = vi.fn<() => void>();
  const cell = screen.getByRole('textbox', { name: 'Celda' });
  cell.addEventListener('blur', left);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Editar' }));
  await vi.waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(document.activeElement).toBe(cell);
  expect(left).not.toHaveBeenCalled();
});
