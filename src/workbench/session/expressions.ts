import { current, isDraft } from 'immer';
import {
  type Address,
  type Document,
  EXPRESSIONS,
  type Expressions,
  expressionsOf,
  staleExpressions,
  type Tool,
  typedAddress,
} from '../../tool/index.ts';
import type { Typed } from './readTyped.ts';

type Mutable = Record<string, unknown>;

/** Keeps what was typed where a value was worked out from it, and forgets what was typed over. */
export function keepExpressions(tool: Tool, draft: Document, typed: readonly Typed[]): void {
  const worked = typed.some(
    ({ outcome }) => 'value' in outcome && outcome.expression !== undefined,
  );
  if (!worked && (draft as Mutable)[EXPRESSIONS] === undefined) return;
  const now = plain(draft);
  const before = expressionsOf(now);
  const kept: Record<Address, string> = { ...before };
  for (const { ref, outcome } of typed) {
    const address = typedAddress(tool.document, now, ref);
    if (address === null || 'error' in outcome) continue;
    if (outcome.expression === undefined) delete kept[address];
    else kept[address] = outcome.expression;
  }
  if (!sameTexts(before, kept)) put(draft, kept);
}

/** Drops what doesn't come to the value of its cell any more, whatever changed it. */
export function pruneExpressions(tool: Tool, draft: Document): void {
  if ((draft as Mutable)[EXPRESSIONS] === undefined) return;
  const now = plain(draft);
  const stale = staleExpressions(tool.document, tool.declare(now), now);
  if (stale.length === 0) return;
  const kept = { ...expressionsOf(now) };
  for (const address of stale) delete kept[address];
  put(draft, kept);
}

/** Takes those of a copy along that was edited by itself; what doesn't fit is pruned with the step. */
export function carryExpressions(draft: Document, from: Document): void {
  put(draft, { ...expressionsOf(plain(draft)), ...expressionsOf(from) });
}

function plain(draft: Document): Document {
  return isDraft(draft) ? (current<object>(draft) as Document) : draft;
}

/** The same texts again would be a step that undoes nothing. */
function sameTexts(one: Expressions, other: Expressions): boolean {
  const addresses = Object.keys(one);
  return (
    addresses.length === Object.keys(other).length &&
    addresses.every((address) => one[address] === other[address])
  );
}

/** A document without expressions has no member for them. */
function put(draft: Document, expressions: Expressions): void {
  if (Object.keys(expressions).length > 0) (draft as Mutable)[EXPRESSIONS] = expressions;
  else delete (draft as Mutable)[EXPRESSIONS];
}
