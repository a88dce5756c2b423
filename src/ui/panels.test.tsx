// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Disclosure } from './Disclosure.tsx';
import { Tabs } from './Tabs.tsx';

afterEach(cleanup);

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
