import type { Tool, ToolCard } from '../../tool/contract/tool.ts';
import { rank } from '../search/rank.ts';
import { belongs, type Filter } from './filters.ts';

/** What a tool is found by besides the texts of its card. */
export interface ToolWords {
  readonly keywords: readonly string[];
  /** Of what it asks for and computes. */
  readonly labels: readonly string[];
}

export function wordsOfTool(tool: Tool): ToolWords {
  const { inputs, formulas, lists, tables } = tool.declare(tool.document.initial());
  const labelled = [
    inputs,
    formulas,
    lists,
    tables,
    ...Object.values(lists).flatMap(({ fields, formulas: own = {} }) => [fields, own]),
  ];
  const labels = labelled.flatMap((each) => Object.values(each).map(({ label }) => label));
  return { keywords: tool.keywords ?? [], labels: [...new Set(labels)] };
}

export interface ToolHits {
  /** In the category; the best first, in the catalogue's order without a search. */
  readonly inside: readonly ToolCard[];
  /** What the search finds in the other categories. */
  readonly outside: readonly ToolCard[];
  /** No tool has the words as they were typed. */
  readonly isGuess: boolean;
}

/** Tools whose texts hold every word of the search. */
export function searchTools(
  cards: readonly ToolCard[],
  words: Readonly<Record<string, ToolWords>>,
  search: string,
  filter: Filter,
): ToolHits {
  const { items, isGuess } = rank(cards, search, ({ id, title, description, category }) => [
    title,
    words[id]?.keywords.join(' ') ?? '',
    `${description} ${category}`,
    words[id]?.labels.join(' ') ?? '',
  ]);
  return {
    inside: items.filter((card) => belongs(card, filter)),
    outside: search === '' ? [] : items.filter((card) => !belongs(card, filter)),
    isGuess,
  };
}
