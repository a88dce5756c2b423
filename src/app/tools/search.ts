import type { Category, ToolCard } from '../../tool/tool.ts';

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
