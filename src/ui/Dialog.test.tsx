// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { useConfirm } from './AlertDialog.tsx';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { TextInput } from './TextInput.tsx';

afterEach(cleanup);

test('a dialog sends its form by Enter and gives the focus back when Escape closes it', async () => {
  const send = vi.fn<(event: { preventDefault: () => void }) => void>((event) =>
    event.preventDefault(),
  );
  render(
    <Dialog
      title="Nuevo proyecto"
      trigger={<Button>Nuevo</Button>}
      onSubmit={send}
      footer={<Button type="submit">Crear</Button>}
    >
      <TextInput aria-label="Nombre" />
    </Dialog>,
  );
  const opener = screen.getByRole('button', { name: 'Nuevo' });
  await userEvent.click(opener);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nombre' }), 'Torre{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(opener);
});

test('a question answers yes by its action and no by Escape', async () => {
  const answers: boolean[] = [];
  function Page() {
    const [confirm, confirmDialog] = useConfirm();
    const ask = async () => {
      answers.push(await confirm({ title: '¿Eliminar?', confirmLabel: 'Eliminar', danger: true }));
    };
    return (
      <>
        <Button onClick={() => void ask()}>Preguntar</Button>
        {confirmDialog}
      </>
    );
  }
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Preguntar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Preguntar' }));
  await screen.findByRole('alertdialog', { name: '¿Eliminar?' });
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(answers).toEqual([true, false]));
});
