// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Field } from './Field.tsx';
import { FormDialog } from './FormDialog.tsx';
import { TextInput } from './TextInput.tsx';

afterEach(cleanup);

test('a dialog of one form sends it with Enter and is left with Escape', async () => {
  const send = vi.fn<() => void>();
  const leave = vi.fn<() => void>();
  render(
    <FormDialog title="Nuevo proyecto" action="Crear" onSubmit={send} onClose={leave}>
      <Field label="Nombre">
        <TextInput />
      </Field>
    </FormDialog>,
  );
  await userEvent.type(screen.getByLabelText('Nombre'), 'Torre 1{Enter}');
  expect(send).toHaveBeenCalledOnce();
  expect(leave).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(leave).toHaveBeenCalledTimes(2);
});

test('the form of a dialog that a form opened is sent alone', async () => {
  const user = userEvent.setup();
  const [outer, inner] = [vi.fn<() => void>(), vi.fn<() => void>()];
  render(
    <FormDialog title="Registro" action="Guardar" onSubmit={outer} onClose={() => undefined}>
      <Field label="Valor">
        <TextInput />
      </Field>
      <FormDialog title="Nota" action="Anotar" onSubmit={inner} onClose={() => undefined}>
        <Field label="Texto">
          <TextInput />
        </Field>
      </FormDialog>
    </FormDialog>,
  );
  await user.click(screen.getByRole('button', { name: 'Anotar' }));
  expect(inner).toHaveBeenCalledOnce();
  expect(outer).not.toHaveBeenCalled();
});

test('a form asks before its changes are lost, and not where there are none', async () => {
  const user = userEvent.setup();
  const onClose = vi.fn<() => void>();
  const form = (unsaved: boolean) => (
    <FormDialog
      title="Costo"
      action="Guardar"
      unsaved={unsaved}
      onSubmit={vi.fn<() => void>()}
      onClose={onClose}
    />
  );
  /** Whether the browser asks before it loads another page. */
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { rerender } = render(form(true));
  expect(isAsked()).toBe(true);
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Seguir aquí' }));
  expect(onClose).not.toHaveBeenCalled();
  rerender(form(false));
  expect(isAsked()).toBe(false);
  await user.keyboard('{Escape}');
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('a form can be saved as it is left', async () => {
  const user = userEvent.setup();
  const [onSubmit, onClose] = [vi.fn<() => void>(), vi.fn<() => void>()];
  render(
    <FormDialog title="Costo" action="Guardar" unsaved onSubmit={onSubmit} onClose={onClose} />,
  );
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Guardar y salir' }));
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  // Sending closes it, or says what is to be mended.
  expect(onClose).not.toHaveBeenCalled();
});
