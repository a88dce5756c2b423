import { describe, expect, it } from 'vitest';
import type { ToolCard } from '../../tool/tool.ts';
import { searchTools } from './search.ts';

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
  card('Simulador Hipotecario', {
    description: 'Cuota mensual y amortización',
    keywords: ['vivienda'],
  }),
  card('Análisis de Renta', { category: 'Modelos de Renta', keywords: ['NOI'] }),
  card('Comprador Sobre Planos', { category: 'Análisis Financiero', listed: 'more' }),
];
const found = (search: string, filter: Parameters<typeof searchTools>[2] = 'Todos') =>
  searchTools(CARDS, search, filter).map(({ title }) => title);

describe('searchTools', () => {
  it('finds without accents or case, in every text of a tool', () => {
    expect(found('ANALISIS')).toEqual(['Análisis de Renta', 'Comprador Sobre Planos']);
    expect(found('amortizacion')).toEqual(['Simulador Hipotecario']);
    expect(found('noi')).toEqual(['Análisis de Renta']);
  });

  it('wants every word, in any order', () => {
    expect(found('  vivienda   cuota ')).toEqual(['Simulador Hipotecario']);
    expect(found('vivienda noi')).toEqual([]);
  });

  it('narrows by category', () => {
    expect(found('', 'Modelos de Renta')).toEqual(['Análisis de Renta']);
    expect(found('planos', 'Financiamiento')).toEqual([]);
    expect(found('')).toHaveLength(3);
  });
});
