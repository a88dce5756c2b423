// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Field } from './Field.tsx';
import { SearchField } from './SearchField.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';
import { SelectField } from './SelectField.tsx';
import { TextInput } from './TextInput.tsx';

afterEach(cleanup);

function descriptionOf(element: HTMLElement): string[] {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `missing ${id}`);
}

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
