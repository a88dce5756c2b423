import { beforeAll, describe, expect, it } from 'vitest';
import { loadTools } from '../../tool/check/folder.ts';
import type { Tool, ToolCard } from '../../tool/contract/tool.ts';
import { type Filter, FILTERS, filterInAddress, filterOf, inOrder } from './filters.ts';
import { searchTools, type ToolWords, wordsOfTool } from './search.ts';

const card = (title: string, rest: Partial<ToolCard> = {}): ToolCard => ({
  id: title,
  title,
  description: '',
  category: 'Financiamiento',
  path: `/tools/${title}`,
  listed: 'card',
  ...rest,
});

const CARDS = [
  card('Simulador Hipotecario', { description: 'Cuota mensual y amortización' }),
  card('Análisis de Renta', { category: 'Modelos de Renta' }),
  card('Comprador Sobre Planos', { category: 'Análisis Financiero', listed: 'more' }),
];
const WORDS: Record<string, ToolWords> = {
  'Simulador Hipotecario': { keywords: ['vivienda'], labels: [] },
  'Análisis de Renta': { keywords: ['NOI'], labels: ['Impuesto predial'] },
};
const titles = (cards: readonly ToolCard[]) => cards.map(({ title }) => title);
const found = (search: string, filter: Filter = 'Todos') =>
  titles(searchTools(CARDS, WORDS, search, filter).inside);

describe('searchTools', () => {
  it('finds without accents or case, in every text of a tool', () => {
    expect(found('ANALISIS')).toEqual(['Análisis de Renta', 'Comprador Sobre Planos']);
    expect(found('amortizacion')).toEqual(['Simulador Hipotecario']);
    expect(found('noi')).toEqual(['Análisis de Renta']);
    expect(found('predial')).toEqual(['Análisis de Renta']);
  });

  it('wants every word, in any order', () => {
    expect(found('  vivienda   cuota ')).toEqual(['Simulador Hipotecario']);
    expect(found('vivienda noi')).toEqual([]);
  });

  it('narrows by category, and offers what is found outside of it', () => {
    expect(found('', 'Modelos de Renta')).toEqual(['Análisis de Renta']);
    expect(searchTools(CARDS, WORDS, '', 'Modelos de Renta').outside).toEqual([]);
    const { inside, outside } = searchTools(CARDS, WORDS, 'planos', 'Financiamiento');
    expect([titles(inside), titles(outside)]).toEqual([[], ['Comprador Sobre Planos']]);
    expect(found('')).toHaveLength(3);
  });
});

describe('filters in an address', () => {
  it.each(FILTERS)('%s comes back as it was written', (filter) => {
    expect(filterOf(filterInAddress(filter))).toBe(filter);
  });

  it('are spelled without accents, and unknown ones are none', () => {
    expect(filterInAddress('Análisis de Mercado')).toBe('analisis-de-mercado');
    expect(filterOf('nada')).toBe('Todos');
  });
});

describe('the tools that are built', () => {
  let all: readonly Tool[] = [];
  let words: Record<string, ToolWords> = {};
  beforeAll(async () => {
    all = [...(await loadTools()).values()].filter(({ listed }) => listed !== 'none').sort(inOrder);
    words = Object.fromEntries(all.map((tool) => [tool.id, wordsOfTool(tool)]));
  });
  const search = (text: string) => {
    const { inside, isGuess } = searchTools(all, words, text, 'Todos');
    return { ids: inside.map(({ id }) => id), isGuess };
  };

  it.each([
    ['préstamo', 'mortgage-simulator'],
    ['prestamos', 'mortgage-simulator'],
    ['crédito hipotecario', 'mortgage-simulator'],
    ['leasing', 'mortgage-simulator'],
    ['cuánto me prestan', 'mortgage-simulator'],
    ['airbnb', 'operatormax'],
    ['renta corta', 'operatormax'],
    ['rentas cortas', 'rentals'],
    ['arriendo', 'rental-analysis'],
    ['alquileres', 'rental-analysis'],
    ['predial', 'rental-analysis'],
    ['excel', 'rentals'],
    ['notaría', 'escrituracion'],
  ])('«%s» finds %s', (text, id) => {
    expect(search(text).ids).toContain(id);
    expect(search(text).isGuess).toBe(false);
  });

  it.each([
    ['ipoteca', 'mortgage-simulator'],
    ['presatmo', 'mortgage-simulator'],
    ['ariendo', 'rental-analysis'],
    ['airnbn', 'operatormax'],
    ['exel', 'rentals'],
    ['escrituraçion', 'escrituracion'],
  ])('«%s» finds %s in spite of the slip', (text, id) => {
    expect(search(text).ids).toContain(id);
  });

  it('every one is the first that its own title finds', () => {
    for (const { id, title } of all) expect(search(title).ids[0]).toBe(id);
  });

  it('nothing is found by what no tool is about', () => {
    expect(search('recetas de cocina').ids).toEqual([]);
  });
});
