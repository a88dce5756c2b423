import { expect, test } from 'vitest';
import { copyName } from './copyName.ts';

test.each([
  ['Torre', [], 'Torre (copia)'],
  ['Torre', ['Torre (copia)'], 'Torre (copia 2)'],
  ['Torre (copia)', ['Torre (copia)'], 'Torre (copia 2)'],
  ['Torre (copia 2)', ['Torre (copia)', 'Torre (copia 2)'], 'Torre (copia 3)'],
  ['Torre (copia) (copia)', [], 'Torre (copia)'],
  ['Torre (copia de este equipo)', [], 'Torre (copia de este equipo) (copia)'],
  ['(copia)', [], '(copia) (copia)'],
])('a copy of %s beside %s is %s', (name, taken, copy) => {
  expect(copyName(name, new Set([name, ...taken]))).toBe(copy);
});

test('has a mark of its own, in as many letters as there are', () => {
  const how = { mark: ' (Copia)', most: 14 };
  expect(copyName('Doce letras.', new Set(), how)).toBe('Doce l (Copia)');
  expect(copyName('Doce l (Copia)', new Set(['Doce l (Copia)']), how)).toBe('Doce (Copia 2)');
});
