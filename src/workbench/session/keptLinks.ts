import { current, isDraft } from 'immer';
import {
  type Document,
  type Link,
  LINKS,
  type Links,
  linksOf,
  type Ref,
  staleLinks,
  type Tool,
} from '../../tool/index.ts';
import type { Typed } from './readTyped.ts';

type Mutable = Record<string, unknown>;

/** Keeps where the value of a cell came from. */
export function keepLink(tool: Tool, draft: Document, ref: Ref, link: Link): void {
  const now = plain(draft);
  const address = tool.document.addressOf(now, ref);
  if (address !== null) put(draft, { ...linksOf(now), [address]: link });
}

/** What a person types is their own, whatever value it comes to. */
export function dropTyped(tool: Tool, draft: Document, typed: readonly Typed[]): void {
  const taken = typed.flatMap(({ ref, outcome }) => ('error' in outcome ? [] : [ref]));
  dropLinks(tool, draft, taken);
}

/** Keeps the values of the cells and forgets where they came from. */
export function dropLinks(tool: Tool, draft: Document, refs: readonly Ref[]): void {
  if ((draft as Mutable)[LINKS] === undefined) return;
  const now = plain(draft);
  const gone = new Set(refs.map((ref) => tool.document.addressOf(now, ref)));
  keepOnly(draft, linksOf(now), (address) => !gone.has(address));
}

/** Drops the links of cells that have another value, or are gone, whatever changed them. */
export function pruneLinks(tool: Tool, draft: Document): void {
  if ((draft as Mutable)[LINKS] === undefined) return;
  const now = plain(draft);
  const stale = new Set(staleLinks(tool.document, tool.declare(now), now));
  keepOnly(draft, linksOf(now), (address) => !stale.has(address));
}

/** The same links again would be a step that undoes nothing. */
function keepOnly(draft: Document, links: Links, keeps: (address: string) => boolean): void {
  const entries = Object.entries(links);
  const kept = entries.filter(([address]) => keeps(address));
  if (kept.length < entries.length) put(draft, Object.fromEntries(kept));
}

function plain(draft: Document): Document {
  return isDraft(draft) ? (current<object>(draft) as Document) : draft;
}

function put(draft: Document, links: Links): void {
  if (Object.keys(links).length > 0) (draft as Mutable)[LINKS] = links;
  else delete (draft as Mutable)[LINKS];
}
