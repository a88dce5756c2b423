// @vitest-environment jsdom
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { sampleTool } from '../../testing/sample.ts';
import { showTool } from '../../testing/toolPage.tsx';

afterEach(cleanup);

test('a marked text stays in its cell after Escape; Delete takes it away, and undo brings it back', async () => {
  const session = await showTool(sampleTool());
  const price = await waitFor(() => {
    const cell = document.querySelector<HTMLElement>('.ag-cell[col-id="price"]');
    if (!cell) throw new Error('the table is yet to come');
    return cell;
  });
  await act(async () => void session.type({ id: 'price', table: 'homes', row: 0 }, 'doscientos'));
  await act(async () => fireEvent.pointerDown(price, { pointerType: 'mouse', button: 0 }));
  const press = (key: string) => act(async () => fireEvent.keyDown(price, { key }));
  const texts = () => session.refused.map(({ text }) => text);

  await press('Escape');
  await press('Escape');
  expect(texts()).toEqual(['doscientos']);
  expect(price.textContent).toContain('doscientos');

  await press('Delete');
  expect(texts()).toEqual([]);
  act(() => session.undo());
  expect(texts()).toEqual(['doscientos']);
});
