// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { chooseTheme } from '../../ui/chooseTheme.ts';
import { ThemeRow } from './ThemeRow.tsx';

afterEach(() => {
  cleanup();
  chooseTheme('system');
});

const chosen = () => screen.getByRole('radio', { checked: true }).closest('label')?.textContent;

test('the page takes the theme that is chosen in the menu, and keeps it in this browser', async () => {
  render(<ThemeRow />);
  expect(chosen()).toBe('Como el sistema');
  await userEvent.click(screen.getByRole('radio', { name: 'Oscuro' }));
  expect(chosen()).toBe('Oscuro');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(localStorage.getItem('abaco.theme')).toBe('dark');
});

test('what was chosen elsewhere, as in the palette, is what the menu shows', () => {
  render(<ThemeRow />);
  act(() => chooseTheme('light'));
  expect(chosen()).toBe('Claro');
});
