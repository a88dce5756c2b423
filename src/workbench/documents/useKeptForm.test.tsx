// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Session } from '../session/session.ts';
import { SessionContext } from '../session/useSession.ts';
import { endPage, putKept } from '../testing/endedPage.ts';
import { sampleTool } from '../testing/sample.ts';
import { useKeptForm } from './useKeptForm.tsx';

const tool = sampleTool();
const FORM = 'name';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  putKept(tool.id, FORM, undefined);
});

function Form() {
  const [text, setText] = useState('');
  const recalled = useKeptForm(FORM, {
    unsaved: text !== '',
    state: text,
    is: (kept): kept is string => typeof kept === 'string',
    recall: setText,
    reset: () => setText(''),
  });
  return (
    <>
      {recalled}
      <input aria-label="Nombre" value={text} onChange={(event) => setText(event.target.value)} />
      <button onClick={() => setText('')}>Guardar</button>
    </>
  );
}

function show() {
  render(
    <SessionContext value={new Session(tool)}>
      <Form />
    </SessionContext>,
  );
  return { user: userEvent.setup(), input: screen.getByRole<HTMLInputElement>('textbox') };
}

const notice = () => screen.queryByText('Recuperado lo que no guardaste');

test('a form begins with what was typed before its page ended, and can be what it was', async () => {
  const { user, input } = show();
  await user.type(input, 'Torre 12,');
  expect(notice()).toBeNull();
  endPage(tool.id, FORM);
  const again = show();
  expect(again.input.value).toBe('Torre 12,');
  expect(notice()).not.toBeNull();
  await again.user.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(again.input.value).toBe('');
  endPage(tool.id, FORM);
  expect(show().input.value).toBe('');
  expect(notice()).toBeNull();
});

test('what was saved is not kept, nor what is typed into a form that was left', async () => {
  const { user, input } = show();
  await user.type(input, 'Torre');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  endPage(tool.id, FORM);
  const again = show();
  expect(again.input.value).toBe('');
  await again.user.type(again.input, 'Norte');
  cleanup();
  expect(show().input.value).toBe('');
});

test('what another version of the tool kept, or nobody wrote so, is left alone', () => {
  for (const kept of [{ version: tool.version + 1, state: 'Torre' }, { state: 3 }, 'Torre']) {
    putKept(tool.id, FORM, kept);
    expect(show().input.value).toBe('');
    cleanup();
  }
  putKept(tool.id, FORM, { version: tool.version, state: 'Torre' });
  expect(show().input.value).toBe('Torre');
});
