// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { User } from '../../../schemas/accounts.ts';
import { clearSession, writeSession } from '../account/session.ts';
import { QueryScope } from './QueryScope.tsx';

afterEach(() => {
  cleanup();
  clearSession();
});

const person = (id: number): User => ({
  id,
  firstName: 'Ana',
  lastName: 'Peña',
  email: `ana${id}@ejemplo.co`,
  userType: 'investor',
  phoneNumber: '',
  contactEmail: '',
});
const signIn = (id: number, token = 'a') =>
  act(() => writeSession({ user: person(id), token, refreshToken: 'b' }));

const ask = vi.fn<() => Promise<string>>();

function Page() {
  const { data = 'nada' } = useQuery({ queryKey: ['cosa'], queryFn: ask, staleTime: Infinity });
  return <p>{data}</p>;
}

function open() {
  return render(
    <MemoryRouter>
      <Routes>
        <Route element={<QueryScope />}>
          <Route path="/" element={<Page />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
}

it('what one person asked for is kept for them, and for nobody else', async () => {
  signIn(1);
  ask.mockResolvedValueOnce('de la primera');
  const first = open();
  await screen.findByText('de la primera');
  // A renewed token is the same person's.
  signIn(1, 'c');
  first.unmount();
  const again = open();
  expect(screen.queryByText('de la primera')).not.toBeNull();
  expect(ask).toHaveBeenCalledTimes(1);
  again.unmount();

  act(clearSession);
  signIn(2);
  ask.mockResolvedValueOnce('de la segunda');
  open();
  expect(screen.queryByText('nada')).not.toBeNull();
  await screen.findByText('de la segunda');
});
