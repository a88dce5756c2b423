import { expect, test } from 'vitest';
import { defineTool, money } from '../../../tool/index.ts';
import { Session } from '../../session/session.ts';
import { explainRefused } from '../../session/refused.ts';
import { overEditor } from './overrides.ts';

const tool = defineTool({
  id: 'prueba',
  version: 1,
  title: 'Prueba',
  description: '',
  category: 'Financiamiento',
  path: '/tools/prueba',
  listed: 'none',
  inputs: { year: money('Al año', { initial: 58_880_000 }) },
  formulas: {
    month: money('Al mes', 'year / 3'),
    actual: money('Real', 'month + 0.5', { projected: 'month' }),
  },
});

// 58.880.000 / 3 = 19.626.666,6666…
test.each([
  [1, '19.626.667'],
  [1_000_000, '19,626667'],
])('a computed amount is typed over to the peso, in units of %d', (by, shown) => {
  const field = money('Dato real', { min: 0 });
  const editor = overEditor(
    new Session(tool),
    { field, by, unit: 'miles', table: 'months' },
    { id: 'month' },
  );
  if (editor.type !== 'text') throw new Error('an amount is typed');
  expect(editor.regroup?.({ text: editor.text, caret: 0 }, '').text).toBe(shown);
  expect(editor.numeric).toBe(true);
});

test('what was typed is there to be edited with its cents', () => {
  const over = { field: money('Dato real', { min: 0 }), by: 1, unit: 'pesos', table: 'months' };
  const session = new Session(tool);
  session.set({ id: 'year' }, 30_000_000);
  const editor = overEditor(session, over, { id: 'actual' });
  expect(editor.text).toBe('10000000,5');
});

test('of what is not taken in its place the computed amount is kept', () => {
  const { calculation } = new Session(tool);
  const refused = { ref: { id: 'month' }, text: 'abc', error: '«abc» no es un número' };
  expect(explainRefused(calculation, refused)).toBe(
    '«abc» no es un número. Se conserva $\u00a019.626.667.',
  );
});
