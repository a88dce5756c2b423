// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { NameForm } from './NameForm.tsx';
import { changeName } from './personal.ts';

vi.mock(import('./personal.ts'), async (original) => ({
  ...(await original()),
  changeName: vi.fn<typeof changeName>(),
}));

afterEach(cleanup);

test('the button that saved the name keeps the focus, and saves nothing again', async () => {
  render(<NameForm firstName="Ana" lastName="Gil" />);
  const save = screen.getByRole('button', { name: 'Guardar nombre' });
  await userEvent.click(save);
  expect(changeName).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('textbox', { name: 'Nombre' }), ' María');
  await userEvent.click(save);
  await vi.waitFor(() => expect(changeName).toHaveBeenCalledExactlyOnceWith('Ana María', 'Gil'));
  await vi.waitFor(() => expect(save.getAttribute('aria-disabled')).toBe('true'));
  expect(document.activeElement).toBe(save);
  await userEvent.click(save);
  expect(changeName).toHaveBeenCalledOnce();
});
