import { describe, expect, it } from 'vitest';
import { questioned as subject } from '../../testing/questioned.ts';
import { emptyQuestion } from '../kept/kept.ts';
import { sayPlace } from './words.ts';

const question = {
  ...emptyQuestion('simulation'),
  inputs: [
    { input: 'price', kind: 'triangular' as const, texts: {} },
    { input: 'gone', kind: 'normal' as const, texts: {} },
  ],
  correlations: [{ a: 'price', b: 'rate', rho: '2' }],
};

describe('where something is wrong in a simulation', () => {
  it.each([
    ['inputs[0].distribution.low', 'Precio, mínimo'],
    ['inputs[0].distribution', 'Precio'],
    ['inputs[1].input', 'gone'],
    ['correlations[0].rho', 'Correlación de Precio y Tasa'],
    ['correlations', 'Correlaciones'],
    ['runs', 'Corridas'],
    ['something.else', 'something.else'],
  ])('%s reads «%s»', (field, words) => {
    expect(sayPlace(subject, question, field)).toBe(words);
  });
});
