// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../../../../src/ui/index.ts';
import { Explanation } from '../../../../src/workbench/formula/Explanation.tsx';
import { Session } from '../../../../src/workbench/index.ts';
import type { ProjectData } from '../../document/document.ts';
import { checked } from '../../testing/documents.ts';
import operatormax from '../../tool.ts';

afterEach(cleanup);

const serviceData = { rate: 100, unitType: 'por unidad', monthlyQuantity: 7 };

function explained(row: number, table = 'months', id = 'i1.flow'): string {
  const raw = {
    dateConfig: { startMonth: 1, startYear: 2028, projectionPeriod: 1 },
    createdIncomes: [{ id: 'a', name: 'Café', incomeType: 'servicios', serviceData }],
    createdExpenses: [{ id: 'x', name: 'Energía', type: 'fixed', amount: 40 }],
    overrides: { a: { '2028-03': 250, '2028-07': 700 }, x: { '2028-03': 25 } },
  };
  const session = new Session<ProjectData>(operatormax, checked(raw));
  const outcome = { value: 48, expression: '=40+8' };
  const month = { id: 'i1.flow', table: 'months', row: 4 };
  session.take(null, [{ ref: month, text: '=40+8', outcome }]);
  const target = { id, table, row };
  const { container } = render(
    <UiProvider>
      <Explanation session={session} target={target} follow={() => undefined} />
    </UiProvider>,
  );
  // Between sign and figure is a space that doesn't break.
  return (container.textContent ?? '').replaceAll('\u00a0', ' ');
}

test('a real month says what it stands for, not how it is looked up', () => {
  expect(explained(2)).toContain(
    '$ 250 dato real, en lugar de Café: proyectado ($ 700); Supr lo quita',
  );
});

test('a real month that is what was projected is told from a computed one', () => {
  expect(explained(6)).toContain('$ 700 dato real, en lugar de Café: proyectado ($ 700)');
});

test('a real month that was worked out says how', () => {
  expect(explained(4)).toContain('= 40+8 = $ 48 dato real, en lugar de');
});

test('where there is no such key, it says what takes the real month away', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect(explained(2)).toContain('($ 700); «Borrar el contenido» lo quita');
  vi.unstubAllGlobals();
});

test('a month that nobody typed over shows how it is computed', () => {
  const text = explained(3);
  expect(text).toMatch(/^\$ 700 = /);
  expect(text).not.toMatch(/CONTAR|dato real, en lugar/);
});

test('a sum with a real month in it is computed, and no key takes it away', () => {
  // 10 × 700, one of them typed, + 250 + 48.
  for (const table of ['years', 'total']) {
    expect(explained(0, table)).toMatch(/^\$ 7\.298 = /);
    expect(explained(0, table)).not.toContain('dato real');
  }
  expect(explained(0, 'total')).not.toContain('fila 1');
});

test('a sum of differences names the stream of each', () => {
  // Of the income 250 − 700, of the expense 25 − 40.
  expect(explained(2, 'months', 'desviacion')).toMatch(
    /^−\$ 435 = .*Real − proyectado · Café.* − .*Real − proyectado · Energía/,
  );
});
