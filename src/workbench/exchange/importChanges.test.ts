import { describe, expect, test } from 'vitest';
import { sampleTool } from '../testing/sample.ts';
import { importChanges } from './importChanges.ts';

const tool = sampleTool();
const today = tool.document.initial();
const homes = today['homes'] as Record<string, unknown>[];
const changes = (after: Record<string, unknown>) =>
  importChanges(tool, today, { ...today, ...after } as typeof today);

describe('what an import would change', () => {
  test('nothing, where a file holds the same in another order', () => {
    const turned = Object.fromEntries(Object.entries(today).reverse()) as typeof today;
    expect(importChanges(tool, today, turned)).toEqual([]);
  });
  test('inputs as they are read, axes and lists', () => {
    expect(changes({ rate: 12.5, timing: 'begin', rates: [5] })).toEqual(
      [
        { label: 'Tasa', leaves: '10,00 %', enters: '12,50 %' },
        { label: 'Momento', leaves: 'Vencido', enters: 'Anticipado' },
        { label: 'Tasas', leaves: '5,00 % · 10,00 %', enters: '5,00 %' },
      ].map((entry) => ({ ...entry, leaves: nbsp(entry.leaves), enters: nbsp(entry.enters) })),
    );
  });
  test('records that go, that come and that have other values', () => {
    expect(changes({ homes: [{ ...homes[0], price: 7 }] })).toEqual([
      { label: 'Casas', leaves: '2: Norte, Sur', enters: '1: Norte (1 con otros datos)' },
    ]);
    const many = Array.from({ length: 8 }, (_, at) => ({ ...homes[0], name: `C${at}` }));
    expect(changes({ homes: many })[0]?.enters).toBe('8: C0, C1, C2, C3, C4 y 3 más');
  });
  test('of the same records each value that changes, of many the first', () => {
    expect(changes({ homes: [{ ...homes[0], price: 7 }, homes[1]] })).toEqual([
      { label: 'Norte · Precio', leaves: expect.stringContaining('$'), enters: '$\u00a07' },
    ]);
    const many = Array.from({ length: 20 }, (_, at) => ({ ...homes[0], name: `C${at}` }));
    const dearer = many.map((home) => ({ ...home, price: 7 }));
    const rows = importChanges(tool, { ...today, homes: many }, { ...today, homes: dearer });
    expect(rows).toHaveLength(13);
    expect(rows[0]?.label).toBe('C0 · Precio');
    expect(rows[12]).toEqual({ label: 'y 8 datos más de Casas', leaves: '', enters: '' });
    const [some, dear] = [many.slice(0, 13), dearer.slice(0, 13)];
    const one = importChanges(tool, { ...today, homes: some }, { ...today, homes: dear });
    expect(one[12]?.label).toBe('y 1 dato más de Casas');
  });
  test('records without a name by their value as it is read', () => {
    const { lists } = tool.declare(today);
    const named = { homes: { ...lists['homes'], name: 'price' } } as typeof lists;
    const byPrice = { ...tool, declare: () => ({ ...tool.declare(today), lists: named }) };
    const after = { ...today, homes: [{ ...homes[0], price: 1_200_000 }] } as typeof today;
    expect(importChanges(byPrice, today, after)[0]?.enters).toMatch(/^1: \$\s1\.200\.000/u);
  });
});

function nbsp(text: string): string {
  return text.replaceAll(' %', '\u00a0%');
}
