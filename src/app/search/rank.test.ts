import { describe, expect, it } from 'vitest';
import { rank } from './rank.ts';

const ITEMS = [
  ['Análisis de renta', 'Un arriendo con su crédito'],
  ['Simulador hipotecario', 'Cuota mensual de un crédito de vivienda'],
  ['Crédito', 'Tabla de amortización'],
];
const found = (search: string) => {
  const { items, isGuess } = rank(ITEMS, search, (texts) => texts);
  return [items.map(([title]) => title), isGuess];
};

describe('rank', () => {
  it('finds everything in its order without a search', () => {
    expect(found('  ')).toEqual([ITEMS.map(([title]) => title), false]);
  });

  it('wants every word, in any text, by its beginning', () => {
    expect(found('cred viv')).toEqual([['Simulador hipotecario'], false]);
    expect(found('arriendo amortización')).toEqual([[], false]);
    // In the middle of 'hipotecario', 'arriendo', 'mensual': no word that anybody looks for.
    expect(found('sual')).toEqual([[], false]);
  });

  it('puts first what is in the more telling text', () => {
    expect(found('créditos')).toEqual([
      ['Crédito', 'Análisis de renta', 'Simulador hipotecario'],
      false,
    ]);
  });

  it('understands slips only where nothing is written as typed', () => {
    expect(found('ipotecario')).toEqual([['Simulador hipotecario'], true]);
    expect(found('amortisacion')).toEqual([['Crédito'], true]);
    expect(found('rentar')).toEqual([['Análisis de renta'], true]);
    expect(found('xyz')).toEqual([[], false]);
  });
});
