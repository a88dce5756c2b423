import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Operator } from '../../../schemas/accounts.ts';
import { LEGAL } from '../../../schemas/legal.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

const NOBODY: Operator = { name: '', taxId: '', address: '', email: '', phone: '' };
const OPERATOR: Operator = {
  name: 'Inversiones Ejemplo S. A. S.',
  taxId: '900.123.456-7',
  address: 'Calle 1 # 2-3, Bogotá',
  email: 'datos@ejemplo.co',
  phone: '601 555 0100',
};
const wordsOf = (text: object) => JSON.stringify(text);

/** The words of each version, so that nobody agrees to some and finds others. */
const WORDS: Readonly<Record<string, string>> = {
  '1': '738a87c34ba1b95a',
};

it('other words are another version', () => {
  const words = wordsOf([privacy(NOBODY), terms(NOBODY)]);
  const hash = createHash('sha256').update(words).digest('hex').slice(0, 16);
  expect(hash, 'raise the version in schemas/legal.ts').toBe(WORDS[LEGAL.version]);
});

describe('who answers', () => {
  it('is named as the operator says, in both texts', () => {
    for (const text of [privacy(OPERATOR), terms(OPERATOR)]) {
      for (const value of Object.values(OPERATOR)) expect(wordsOf(text)).toContain(value);
      expect(wordsOf(text)).not.toContain('sin publicar');
    }
  });

  it('is said to be missing where nobody is named', () => {
    expect(wordsOf(privacy(NOBODY))).toContain('Teléfono: sin publicar');
  });
});

it('the policy has what article 13 of Decreto 1377 de 2013 asks for', () => {
  const titles = privacy(OPERATOR).sections.map(({ title }) => title);
  expect(titles).toEqual(
    expect.arrayContaining([
      'Quién responde por tus datos',
      'Para qué los usamos',
      'Tus derechos',
      'Cómo ejercerlos',
      'Cuánto tiempo',
      'Cambios de esta política',
    ]),
  );
});
