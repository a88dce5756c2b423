// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PasteButton } from './PasteButton.tsx';
import type { Rows } from '../table/rows.ts';

type OnPaste = (rows?: Rows) => void;

const clipboardData = (text: string) => ({
  getData: (type: string) => (type === 'text/plain' ? text : ''),
});
const paste = (target: Element, text: string) =>
  fireEvent.paste(target, { clipboardData: clipboardData(text) });

test('a table pasted on the page goes to the one list that waits for one', () => {
  const onPaste = vi.fn<OnPaste>();
  render(<PasteButton onPaste={onPaste}>Pegar una tabla</PasteButton>);
  paste(document.body, 'Nombre\tValor\nSuite\t300');
  expect(onPaste).toHaveBeenLastCalledWith([
    ['Nombre', 'Valor'],
    ['Suite', '300'],
  ]);
  // Heads alone are no table yet: it is asked for.
  paste(document.body, 'Nombre\tValor');
  expect(onPaste).toHaveBeenLastCalledWith(undefined);
});

test('not what is pasted where somebody writes, nor where two lists wait', () => {
  const [one, two] = [vi.fn<OnPaste>(), vi.fn<OnPaste>()];
  render(
    <>
      <input />
      <div>
        <PasteButton onPaste={one}>Pegar ingresos</PasteButton>
      </div>
      <div>
        <PasteButton onPaste={two}>Pegar egresos</PasteButton>
      </div>
    </>,
  );
  paste(screen.getByRole('textbox'), 'a\nb');
  paste(document.body, 'a\nb');
  expect(one).not.toHaveBeenCalled();
  paste(screen.getByRole('button', { name: 'Pegar egresos' }), 'a\nb');
  expect(one).not.toHaveBeenCalled();
  expect(two).toHaveBeenCalledTimes(1);
});
