import { expect, test, vi } from 'vitest';
import type { ToolCard } from '../../tool/contract/tool.ts';
import { newRecord } from '../../workbench/documents/records.ts';
import { documentEntries } from './documents.ts';

test('a document is found by its name, its tool and the names in it, and is gone to by its address', () => {
  const card = { id: 'hotel', title: 'Hoteles', path: '/tools/hotel' } as ToolCard;
  const figure = { label: 'TIR', text: '12,4 %' };
  const record = { ...newRecord('Hotel Salento', 1, {}), id: 'a b', figure };
  const go = vi.fn<(path: string) => void>();
  const [entry] = documentEntries([{ card, record, names: ['Cabaña', 'Suite'] }], go);
  expect(entry).toMatchObject({
    label: 'Hotel Salento',
    group: 'Hoteles',
    words: 'Cabaña Suite',
    hint: '12,4 %',
  });
  entry?.run?.();
  expect(go).toHaveBeenCalledExactlyOnceWith('/tools/hotel?caso=a%20b');
});
