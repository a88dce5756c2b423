// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import type { ToolCard } from '../../tool/contract/tool.ts';
import { savedCases } from './saved.ts';

const card = (id: string, storageKey?: string): ToolCard => ({
  id,
  title: id,
  description: '',
  category: 'Modelos de Renta',
  path: `/tools/${id}`,
  listed: 'card',
  storageKey,
});
const keep = (key: string, value: unknown, savedAt: string) =>
  localStorage.setItem(key, JSON.stringify({ version: 3, mark: 'm', savedAt, value }));

beforeEach(() => localStorage.clear());

describe('what the tools keep', () => {
  it('is named by its records, the latest first', () => {
    keep(
      'uno:7',
      { anualizar: true, projects: [{ name: 'Hotel' }, { name: 'Coliving' }] },
      '2026-01-01T10:00:00Z',
    );
    keep('dos:7', { options: [{ name: 'Opción' }] }, '2026-02-01T10:00:00Z');
    const saved = savedCases([card('a', 'uno'), card('b', 'dos'), card('c', 'nada'), card('d')], 7);
    expect(saved.map(({ card: { id }, names }) => [id, names])).toEqual([
      ['b', ['Opción']],
      ['a', ['Hotel', 'Coliving']],
    ]);
    expect(saved[0]?.record).toMatchObject({
      name: 'Principal',
      version: 3,
      lastModified: '2026-02-01T10:00:00Z',
      data: { options: [{ name: 'Opción' }] },
    });
  });

  it('is one person’s alone', () => {
    keep('uno:7', { options: [{ name: 'Mía' }] }, '2026-01-01T10:00:00Z');
    keep('uno', { options: [{ name: 'De nadie' }] }, '2026-01-01T10:00:00Z');
    expect(savedCases([card('a', 'uno')], 8)).toEqual([]);
    expect(savedCases([card('a', 'uno')], 7)).toMatchObject([{ names: ['Mía'] }]);
  });

  it('may have no names, and what is damaged is left out', () => {
    keep('uno:7', { price: 3, list: [1, null] }, '2026-01-01T10:00:00Z');
    localStorage.setItem('dos:7', '{broken');
    expect(savedCases([card('a', 'uno'), card('b', 'dos')], 7)).toMatchObject([{ names: [] }]);
  });
});
