import { CATEGORIES, type Category, type ToolCard } from '../../tool/tool.ts';

export type Filter = 'Todos' | Category;

/** Without accents or case: 'Análisis' is found by 'analisis'. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase('es-CO');

/** Tools whose texts hold every word of the search, in the given category. */
export function searchTools(
  cards: readonly ToolCard[],
  search: string,
  filter: Filter,
): readonly ToolCard[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    if (filter !== 'Todos' && card.category !== filter) return false;
    const text = fold(
      [card.title, card.description, card.category, ...(card.keywords ?? [])].join(' '),
    );
    return words.every((word) => text.includes(word));
  });
}

/** The order of the catalogue: by category as its tabs stand, then by title. */
export function inOrder(a: ToolCard, b: ToolCard): number {
  const byCategory = CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category);
  return byCategory || a.title.localeCompare(b.title, 'es');
}
