import { CATEGORIES, type Category, type ToolCard } from '../../tool/contract/tool.ts';
import { fold } from '../../ui/fold.ts';

export type Filter = 'Todos' | Category;
export const FILTERS: readonly Filter[] = ['Todos', ...CATEGORIES];

/** A filter as an address spells it: 'analisis-financiero'. */
export const filterInAddress = (filter: Filter): string =>
  filter === 'Todos' ? '' : fold(filter).replaceAll(' ', '-');

/** The filter that an address names; all tools where it names none. */
export const filterOf = (text: string): Filter =>
  FILTERS.find((filter) => filterInAddress(filter) === fold(text)) ?? 'Todos';

/** Whether the filter lets the tool through. */
export const belongs = (card: ToolCard, filter: Filter): boolean =>
  filter === 'Todos' || card.category === filter;

/** The order of the catalogue: by category as its tabs stand, then by title. */
export function inOrder(a: ToolCard, b: ToolCard): number {
  const byCategory = CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category);
  return byCategory || a.title.localeCompare(b.title, 'es');
}
