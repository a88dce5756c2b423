// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { useRef, useState } from 'react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { useConfirm } from './AlertDialog.tsx';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Disclosure } from './Disclosure.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { Field } from './Field.tsx';
import { FormDialog } from './FormDialog.tsx';
import { IconButton } from './IconButton.tsx';
import { ContextMenu, Menu } from './Menu.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { SearchField } from './SearchField.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';
import { SelectField } from './SelectField.tsx';
import { Tabs } from './Tabs.tsx';
import { TextInput } from './TextInput.tsx';

afterEach(cleanup);

function descriptionOf(element: HTMLElement): string[] {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `missing ${id}`);
}

test('a figure is typed over by who comes to its field, a text goes on where it ends', async () => {
  const user = userEvent.setup();
  render(
    <>
      <TextInput numeric aria-label="Vacancia" defaultValue="5" />
      <TextInput aria-label="Nombre" defaultValue="Norte" />
    </>,
  );
  const [share, name] = screen.getAllByRole<HTMLInputElement>('textbox');
  share?.focus();
  await user.keyboard('8');
  name?.focus();
  await user.keyboard(' 2');
  expect([share?.value, name?.value]).toEqual(['8', 'Norte 2']);
});

test('a line of text takes a tab or a line end that is pasted as a space, and the caret stays', async () => {
  const user = userEvent.setup();
  function Name() {
    const [name, setName] = useState('Canon local');
    return (
      <>
        <TextInput value={name} onChange={(event) => setName(event.target.value)} />
        <output>{JSON.stringify(name)}</output>
      </>
    );
  }
  render(<Name />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  input.focus();
  input.setSelectionRange(5, 5);
  await user.paste('\tdel\t\t1.º');
  expect(screen.getByRole('status').textContent).toBe('"Canon del 1.º local"');
  expect(input.selectionStart).toBe('Canon del 1.º'.length);
});

test('a click into a figure that Tab led to leaves it to be typed over, the next one sets the caret, but for a 0', async () => {
  const user = userEvent.setup();
  render(
    <>
      <TextInput numeric aria-label="Plazo" defaultValue="0" />
      <TextInput numeric aria-label="Tasa" defaultValue="12" />
    </>,
  );
  const term = screen.getByRole<HTMLInputElement>('textbox', { name: 'Plazo' });
  await user.tab();
  await user.pointer({ target: term, offset: 0, keys: '[MouseLeft]' });
  await user.keyboard('108');
  expect(term.value).toBe('108');
  // What was typed takes the caret, a 0 as well.
  await user.clear(term);
  await user.keyboard('0');
  await user.pointer({ target: term, offset: 1, keys: '[MouseLeft]' });
  await user.keyboard(',5');
  expect(term.value).toBe('0,5');
  await user.tab();
  const rate = screen.getByRole<HTMLInputElement>('textbox', { name: 'Tasa' });
  await user.pointer({ target: rate, offset: 0, keys: '[MouseLeft]' });
  await user.keyboard('17');
  expect(rate.value).toBe('17');
  await user.tab({ shift: true });
  await user.tab();
  await user.pointer({ target: rate, offset: 0, keys: '[MouseLeft]' });
  await user.pointer({ target: rate, offset: 2, keys: '[MouseLeft]' });
  await user.keyboard(',5');
  expect(rate.value).toBe('17,5');
  // One that arrows have led into takes the caret at once.
  await user.tab({ shift: true });
  await user.tab();
  await user.keyboard('{ArrowRight}');
  await user.pointer({ target: rate, offset: 2, keys: '[MouseLeft]' });
  await user.keyboard('6');
  expect(rate.value).toBe('176,5');
});

test('a field names its control and describes it by error, hint and unit', () => {
  render(
    <Field label="Plazo" required hint="En años" error="Entre 1 y 30">
      <TextInput numeric suffix="años" />
    </Field>,
  );
  const input = screen.getByLabelText(/^Plazo/);
  expect(descriptionOf(input)).toEqual(['Entre 1 y 30', 'En años', 'años']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-required')).toBe('true');
  expect(input.getAttribute('inputmode')).toBe('decimal');
});

test('a valid field describes nothing that is not there', () => {
  render(
    <Field label="Tipo">
      <SelectField options={[{ value: 'c', label: 'Cuota' }]} />
    </Field>,
  );
  const select = screen.getByLabelText('Tipo');
  expect(select.hasAttribute('aria-describedby')).toBe(false);
  expect(select.hasAttribute('aria-invalid')).toBe(false);
});

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

test('segments are radio buttons', async () => {
  const change = vi.fn<(value: string) => void>();
  render(
    <SegmentedControl
      label="Vista"
      value="year"
      onValueChange={change}
      options={[
        { value: 'year', label: 'Anual' },
        { value: 'month', label: 'Mensual' },
      ]}
    />,
  );
  const group = screen.getByRole('radiogroup', { name: 'Vista' });
  expect(within(group).getByRole<HTMLInputElement>('radio', { name: 'Anual' }).checked).toBe(true);
  await userEvent.click(within(group).getByRole('radio', { name: 'Mensual' }));
  expect(change.mock.calls).toEqual([['month']]);
});

test('a search is cleared by its button and by Escape', async () => {
  const change = vi.fn<(value: string) => void>();
  render(<SearchField label="Buscar" value="renta" onValueChange={change} />);
  await userEvent.click(screen.getByRole('button', { name: 'Borrar búsqueda' }));
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Buscar' }));
  await userEvent.keyboard('{Escape}');
  expect(change.mock.calls).toEqual([[''], ['']]);
});

test('progress stays between 0 and 100', () => {
  render(<ProgressBar label="Curso" value={140} />);
  expect(screen.getByRole('progressbar', { name: 'Curso' }).getAttribute('aria-valuenow')).toBe(
    '100',
  );
});

test('what is folded away stays mounted', async () => {
  render(
    <Disclosure title="Costos">
      <input aria-label="Notaría" />
    </Disclosure>,
  );
  const trigger = screen.getByRole('button', { name: 'Costos', expanded: false });
  await userEvent.click(trigger);
  await userEvent.type(screen.getByLabelText('Notaría'), '27');
  await userEvent.click(trigger);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Notaría').value).toBe('27');
});

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

test('tabs show the content of the active one', async () => {
  render(
    <Tabs
      label="Curso"
      items={[
        { value: 'description', label: 'Descripción', content: 'De qué trata' },
        { value: 'lessons', label: 'Lecciones', content: 'Doce lecciones' },
      ]}
    />,
  );
  expect(screen.getByRole('tabpanel').textContent).toBe('De qué trata');
  await userEvent.click(screen.getByRole('tab', { name: 'Lecciones' }));
  expect(screen.getByRole('tabpanel').textContent).toBe('Doce lecciones');
});

test('arrows choose a tab; a focus that is only given back chooses none', async () => {
  const chosen = vi.fn<(value: string) => void>();
  const items = ['uno', 'dos', 'tres'].map((value) => ({ value, label: value, content: value }));
  render(
    <>
      <button type="button">Fuera</button>
      <Tabs label="Números" items={items} value="dos" onValueChange={chosen} />
    </>,
  );
  const tab = (name: string) => screen.getByRole('tab', { name });
  screen.getByRole('button', { name: 'Fuera' }).focus();
  act(() => tab('uno').focus());
  expect(chosen).not.toHaveBeenCalled();
  act(() => tab('dos').focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(chosen).toHaveBeenCalledExactlyOnceWith('tres');
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

test('several cells pasted into a figure are not read as one number; into a text they may go', async () => {
  const onPasted = vi.fn<(text: string) => void>();
  render(
    <>
      <TextInput
        numeric
        aria-label="Deuda"
        defaultValue="5"
        onChange={({ target }) => onPasted(target.value)}
      />
      <TextInput aria-label="Nombre" defaultValue="" />
    </>,
  );
  const paste = async (name: string, text: string) => {
    const input = screen.getByRole<HTMLInputElement>('textbox', { name });
    input.focus();
    input.select();
    await userEvent.paste(text);
    return input.value;
  };
  expect(await paste('Deuda', '12\n500')).toBe('12 | 500');
  expect(await paste('Deuda', '12\t500\r\n8\t125\r\n')).toBe('12 | 500 | 8 | …');
  expect(await paste('Deuda', '1.250.000\r\n')).toBe('1.250.000');
  expect(onPasted.mock.calls.flat()).toEqual(['12 | 500', '12 | 500 | 8 | …', '1.250.000']);
  expect(await paste('Nombre', 'Torre A\tBogotá')).toBe('Torre A Bogotá');
});
