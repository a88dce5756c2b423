import { expect, test } from 'vitest';
import { choice } from '../../../tool/index.ts';
import { inOurWords } from './choices.ts';

const uses = choice('Uso', [
  { value: 'home', label: 'Residencial', also: ['Apartamento', 'Casa'] },
  { value: 'shop', label: 'Comercial', also: ['Local', 'Oficina'] },
  { value: 'other', label: 'Otro' },
]);

test.each([
  ['Apartamento turístico', 'Residencial'],
  ['LOCAL EN CENTRO COMERCIAL', 'Comercial'],
  ['Uso residencial', 'Residencial'],
  // What the list has is taken as it is typed.
  ['Oficina', 'Oficina'],
])('«%s» is the option of which it holds a name', (text, label) => {
  expect(inOurWords(text, uses)).toBe(label);
});

test.each(['Casa comercial', 'Lote', 'Casablanca', 'Otro uso'])(
  '«%s» names none of them, or two',
  (text) => {
    expect(inOurWords(text, uses)).toBe(text);
  },
);
