// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { Session } from '../../workbench/index.ts';
import { sampleTool } from '../../workbench/testing/sample.ts';
import { copyShared } from './shared.ts';
import { SharedPage } from './SharedPage.tsx';
import { takeWish, wish } from './wish.ts';

const tool = sampleTool();

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('what is only looked at cannot be edited, in whatever way', () => {
  const before = tool.document.initial();
  const session = new Session(tool, before, true);
  session.type({ id: 'amount' }, '7');
  session.type({ id: 'amount' }, 'siete');
  session.write('x', [{ ref: { id: 'amount' }, value: 7 }]);
  session.edit('x', (draft) => {
    draft['amount'] = 7;
  });
  session.replace('x', { ...before, amount: 7 });
  session.undo();
  expect(session.document).toEqual(before);
  expect(session.refused).toEqual([]);
  expect(session.edited).toBe(false);
});

it('a copy is one’s own case, with the data that were shown', () => {
  const document = { ...tool.document.initial(), amount: 42 };
  const id = copyShared({ name: 'Hotel', updatedAt: '', tool, document }, 7);
  const list = JSON.parse(localStorage.getItem('abaco.casos.sample:7') ?? '') as {
    value: { projects: object[] };
  };
  expect(list.value.projects).toMatchObject([{ id, name: 'Hotel (copia)', data: document }]);
});

it('a link that is gone says so', async () => {
  const gone = { message: 'El enlace no existe o ya venció', code: 'share_not_found' };
  const answer = vi.fn<(path: string) => Promise<Response>>(async () =>
    Promise.resolve(new Response(JSON.stringify(gone), { status: 404 })),
  );
  vi.stubGlobal('fetch', answer);
  await act(async () =>
    render(
      <MemoryRouter initialEntries={['/compartido/abc']}>
        <Routes>
          <Route path="/compartido/:token" element={<SharedPage />} />
        </Routes>
      </MemoryRouter>,
    ),
  );
  expect(await screen.findByText('Este enlace ya no está disponible')).not.toBeNull();
  expect(answer.mock.calls[0]?.[0]).toBe('/api/shared/abc');
  expect(screen.queryByText('Intentar de nuevo')).toBeNull();
});

it('a copy is wanted once, and only of that link', () => {
  expect(takeWish('abc')).toBe(false);
  wish('abc');
  expect(takeWish('abd')).toBe(false);
  expect(takeWish('abc')).toBe(true);
  expect(takeWish('abc')).toBe(false);
});
