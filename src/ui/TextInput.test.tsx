// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { TextInput } from './TextInput.tsx';

afterEach(cleanup);

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

test('a press on the unit of a line leads into it', async () => {
  const user = userEvent.setup();
  render(
    <TextInput
      numeric
      aria-label="Tasa"
      prefix="$"
      suffix="% nominal anual, mes vencido"
      defaultValue="12"
    />,
  );
  const rate = screen.getByRole<HTMLInputElement>('textbox');
  await user.click(screen.getByText('% nominal anual, mes vencido'));
  expect(document.activeElement).toBe(rate);
  await user.keyboard('11,5');
  expect(rate.value).toBe('11,5');
  rate.blur();
  await user.click(screen.getByText('$'));
  expect(document.activeElement).toBe(rate);
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
