// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { money, text } from '../../../tool/index.ts';
import { testTool } from '../../../tool/testing/sample.ts';
import { showTool } from '../../testing/toolPage.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const listOf = (label: string, singular: string) => ({
  label,
  singular,
  name: 'name',
  fields: { name: text('Nombre'), rent: money('Canon') },
  initial: [{ name: 'Norte', rent: 2_800_000 }],
});

const tool = testTool({
  inputs: { price: money('Precio', { initial: 1 }) },
  lists: { flats: listOf('Apartamentos', 'Apartamento'), shops: listOf('Locales', 'Local') },
});

const cellsOf = (name: string) =>
  document.querySelectorAll<HTMLElement>(`.ag-cell[col-id="${name}"]`);

/** Shows two tables, one below the other, in a window of 900 pixels that is scrolled so far. */
async function showAt(scrolled: number): Promise<void> {
  await showTool(tool);
  await waitFor(() => expect(cellsOf('rent')).toHaveLength(2));
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(900);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function at(
    this: Element,
  ) {
    const isSecond = this.contains(cellsOf('rent')[1] ?? null);
    return new DOMRect(0, (isSecond ? 1000 : 100) - scrolled, 800, 600);
  });
}

/** Whether the browser was left to look through the page itself. */
async function asks(place: Element): Promise<boolean> {
  let isLeft = true;
  await act(async () => {
    isLeft = fireEvent.keyDown(place, { key: 'f', ctrlKey: true });
  });
  return isLeft;
}

const searched = () =>
  [...document.querySelectorAll('search')].map((bar) => bar.getAttribute('aria-label'));

test.each([
  ['the only one in sight', 0, 'Apartamentos'],
  ['the first of two in sight', 400, 'Apartamentos'],
  ['the one that the page was scrolled to', 700, 'Locales'],
])('who is in no table looks through %s', async (_, scrolled, label) => {
  await showAt(scrolled);
  expect(await asks(document.body)).toBe(false);
  expect(searched()).toEqual([`Buscar en ${label}`]);
  expect(document.activeElement).toBe(screen.getByLabelText('Buscar'));
});

test('the one that was used last comes before the first, and the browser looks where none is in sight', async () => {
  await showAt(400);
  const [, shop] = cellsOf('rent');
  if (!shop) throw new Error('there are two');
  await act(async () => fireEvent.pointerDown(shop, { pointerType: 'mouse', button: 0 }));
  await act(async () => fireEvent.focusIn(shop));
  await act(async () => screen.getByLabelText('Precio').focus());
  await asks(screen.getByLabelText('Precio'));
  expect(searched()).toEqual(['Buscar en Locales']);
  cleanup();
  await showAt(5000);
  expect(await asks(document.body)).toBe(true);
  expect(searched()).toEqual([]);
});
