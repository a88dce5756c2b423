// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, Link } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useAddressText } from './useAddressText.ts';

beforeEach(() => window.history.replaceState(null, '', '/tools?other=1&q=leasing'));
afterEach(cleanup);

function Page() {
  const [search, setSearch] = useAddressText('q');
  const [category, setCategory] = useAddressText('categoria');
  const both = () => {
    setSearch('');
    setCategory('');
  };
  return (
    <>
      <input aria-label="Buscar" value={search} onChange={(e) => setSearch(e.target.value)} />
      <button type="button" onClick={() => setCategory('renta')}>
        Categoría {category}
      </button>
      <button type="button" onClick={both}>
        Ver todas
      </button>
      <Link to="/tools?q=airbnb">Airbnb</Link>
    </>
  );
}

const open = () =>
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
const field = () => screen.getByLabelText<HTMLInputElement>('Buscar');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const address = () => window.location.search;

it('starts with what the address says, and writes it there without a step of the history', () => {
  open();
  const steps = window.history.length;
  expect(field().value).toBe('leasing');
  for (const text of ['p', 'pr', 'pré']) type(text);
  expect(field().value).toBe('pré');
  expect(address()).toBe('?other=1&q=pr%C3%A9');
  type('');
  expect(address()).toBe('?other=1');
  expect(window.history.length).toBe(steps);
});

it('keeps two texts in one address, changed at the same time too', () => {
  open();
  fireEvent.click(screen.getByText(/^Categoría/));
  expect(address()).toBe('?other=1&q=leasing&categoria=renta');
  fireEvent.click(screen.getByText('Ver todas'));
  expect(address()).toBe('?other=1');
});

it('follows a link, and the way back', async () => {
  open();
  type('predial');
  fireEvent.click(screen.getByText('Airbnb'));
  await waitFor(() => expect(field().value).toBe('airbnb'));
  act(() => window.history.back());
  await waitFor(() => expect(field().value).toBe('predial'));
});
