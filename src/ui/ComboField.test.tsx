// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ComboField } from './ComboField.tsx';
import { Field } from './Field.tsx';

const OPTIONS = [
  { value: 'a', label: 'Tarifa · Habitación estándar' },
  { value: 'b', label: 'Ocupación · Habitación estándar' },
  { value: 'c', label: 'Tarifa · Parqueadero' },
  ...Array.from({ length: 150 }, (_, at) => ({ value: `x${at}`, label: `Gasto ${at}` })),
];
const chosen = vi.fn<(value: string) => void>();

function Sample() {
  const [value, setValue] = useState('b');
  return (
    <Field label="Dato">
      <ComboField
        options={OPTIONS}
        value={value}
        onChange={(next) => {
          chosen(next);
          setValue(next);
        }}
      />
    </Field>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Dato' });
const names = () => screen.queryAllByRole('option', { hidden: true }).map((one) => one.textContent);
const active = () =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;
const press = (key: string) => fireEvent.keyDown(box(), { key });

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  render(<Sample />);
});
afterEach(() => {
  cleanup();
  chosen.mockReset();
});

test('shows what is chosen, and opens at it', () => {
  expect(box().value).toBe('Ocupación · Habitación estándar');
  press('ArrowDown');
  expect(active()).toBe('Ocupación · Habitación estándar');
  // The rest is found by typing.
  expect(names()).toHaveLength(100);
  expect(screen.getByText('Hay 53 más: escribe parte del nombre.')).toBeDefined();
});

test('finds by some words in any order, without their accents, and takes by Enter', () => {
  fireEvent.change(box(), { target: { value: 'estandar tari' } });
  expect(names()).toEqual(['Tarifa · Habitación estándar']);
  press('Enter');
  expect(chosen.mock.calls).toEqual([['a']]);
  expect(box().value).toBe('Tarifa · Habitación estándar');
  expect(names()).toEqual([]);
});

test('the arrows go round', () => {
  fireEvent.change(box(), { target: { value: 'tarifa' } });
  press('ArrowUp');
  expect(active()).toBe('Tarifa · Parqueadero');
  press('ArrowDown');
  expect(active()).toBe('Tarifa · Habitación estándar');
});

test('what is only sought is dropped by Escape, and when one goes elsewhere', () => {
  fireEvent.change(box(), { target: { value: 'zzz' } });
  expect(screen.getByText('Nada se llama «zzz».')).toBeDefined();
  press('Enter');
  fireEvent.change(box(), { target: { value: 'parq' } });
  press('Escape');
  fireEvent.change(box(), { target: { value: 'parq' } });
  fireEvent.blur(box());
  expect(box().value).toBe('Ocupación · Habitación estándar');
  expect(chosen).not.toHaveBeenCalled();
});

test('a click takes', () => {
  fireEvent.click(box());
  fireEvent.click(screen.getByText('Tarifa · Parqueadero'));
  expect(chosen.mock.calls).toEqual([['c']]);
});
