import { toolWords } from 'virtual:tool-words';
import type { ToolCard } from '../../tool/contract/tool.ts';
import type { Filter } from './filters.ts';
import { searchTools, type ToolHits } from './search.ts';

/** The catalogue's search with all that tools are found by: loaded when somebody searches. */
export const search = (cards: readonly ToolCard[], text: string, filter: Filter): ToolHits =>
  searchTools(cards, toolWords, text, filter);
