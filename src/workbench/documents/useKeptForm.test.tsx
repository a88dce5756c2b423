// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Session } from '../session/session.ts';
import { SessionContext } from '../session/useSession.ts';
import { endPage, putKept } from '../testing/endedPage.ts';
import { sampleTool } from '../testing/sample.ts';
import { PresenceContext } from './owner.ts';
import { useKeptForm } from './useKeptForm.tsx';
import { formStatesOf } from './viewStates.ts';

const tool = sampleTool();
const FORM = 'name';

beforeEach(() => localStorage.clear());
const person = { isHere: true };
const isHere = () => person.isHere;

afterEach(() => {
  person.isHere = true;
  cleanup();
  formStatesOf(null).clear();
  Reflect.deleteProperty(navigator, 'locks');
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
    <PresenceContext value={isHere}>
      <SessionContext value={new Session(tool)}>
        <Form />
      </SessionContext>
    </PresenceContext>,
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

describe('a session that ends', () => {
  test('by itself leaves what was typed for when the person is back', async () => {
    const { user, input } = show();
    await user.type(input, 'Torre');
    person.isHere = false;
    cleanup();
    person.isHere = true;
    expect(show().input.value).toBe('Torre');
    expect(notice()).not.toBeNull();
  });

  test('by their own choice leaves nothing, also in another tab', async () => {
    const { user, input } = show();
    await user.type(input, 'Torre');
    person.isHere = false;
    cleanup();
    formStatesOf(null).flush();
    expect(JSON.stringify(localStorage)).toContain('Torre');
    // As the other tab hears it.
    localStorage.removeItem('abaco.formularios');
    window.dispatchEvent(new StorageEvent('storage', { key: 'abaco.formularios' }));
    person.isHere = true;
    expect(show().input.value).toBe('');
    formStatesOf(null).flush();
    expect(JSON.stringify(localStorage)).not.toContain('Torre');
  });
});

describe('two tabs with the same form', () => {
  const open = new Set<string>();
  let answer = Promise.resolve();
  const other = () =>
    [...formStatesOf(null).stored()].filter(([place]) => place === `before ${tool.id} ${FORM}`);

  beforeEach(() => {
    open.clear();
    answer = Promise.resolve();
    const query = async () => {
      await answer;
      return { held: [...open].map((page) => ({ name: `abaco.formularios.${page}` })) };
    };
    const request = (name: string, hold: () => Promise<void>) => {
      open.add(name.replace('abaco.formularios.', ''));
      return hold().then(() => open.delete(name.replace('abaco.formularios.', '')));
    };
    Object.assign(navigator, { locks: { query, request } });
    putKept(tool.id, FORM, { version: tool.version, state: 'Torre' });
  });

  test('have each their own, and what one saves is not lost to the other', async () => {
    open.add('before');
    const { user, input } = show();
    await Promise.resolve();
    expect(input.value).toBe('');
    await user.type(input, 'Norte');
    expect(open.size).toBe(2);
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    cleanup();
    formStatesOf(null).flush();
    expect(other()).toHaveLength(1);
    // It is a lock no longer than it has something to keep.
    await vi.waitFor(() => expect([...open]).toEqual(['before']));
  });

  test('leave it to the one that stays when the other is ended', async () => {
    const { input } = show();
    expect(await screen.findByText('Recuperado lo que no guardaste')).not.toBeNull();
    expect(input.value).toBe('Torre');
    expect(other()).toEqual([]);
  });

  test('what is typed before it is known that the other has ended stays, and so does the other', async () => {
    let tell = () => {};
    answer = new Promise((resolve) => {
      tell = resolve;
    });
    const { user, input } = show();
    await user.type(input, '7');
    tell();
    await new Promise((told) => setTimeout(told));
    expect([input.value, notice(), other().length]).toEqual(['7', null, 1]);
    // Once the form is done with, the older text would only cover what was saved.
    cleanup();
    expect(other()).toEqual([]);
  });
});
