// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { write } from './service.ts';

it('does not send what is larger than an account takes', async () => {
  const fetched = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetched);
  const body = { tool: 'sample', name: 'Caso', note: '', version: 1, mark: 'm', studies: null };
  const content = { text: 'x'.repeat(2 * 1024 * 1024 + 100) };
  expect(await write('a', 0, { ...body, content })).toEqual({ answer: 'refused', why: 'large' });
  expect(fetched).not.toHaveBeenCalled();
});
