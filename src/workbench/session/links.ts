import { current, isDraft } from 'immer';
import {
  type Document,
  fullLabelOf,
  type Link,
  LINKS,
  type Links,
  linksOf,
  type Ref,
  staleLinks,
  type Tool,
} from '../../tool/index.ts';
import type { Session, Typed } from './session.ts';

type Mutable = Record<string, unknown>;

/** Writes a figure of another case into an input and keeps where it came from, as one step. */
export function bring(session: Session, ref: Ref, link: Link): void {
  const { tool, calculation } = session;
  session.edit(`Traer ${fullLabelOf(calculation, ref)} de ${link.name}`, (draft) => {
    tool.document.write(draft, ref, link.value);
    const now = plain(draft);
    const address = tool.document.addressOf(now, ref);
    if (address !== null) put(draft, { ...linksOf(now), [address]: link });
  });
}

/** Keeps the value and forgets where it came from. */
export function unlink(session: Session, ref: Ref): void {
  const { tool, calculation } = session;
  session.edit(`Soltar ${fullLabelOf(calculation, ref)}`, (draft) => drop(tool, draft, [ref]));
}

/** What a person types is their own, whatever value it comes to. */
export function dropTyped(tool: Tool, draft: Document, typed: readonly Typed[]): void {
  const taken = typed.flatMap(({ ref, outcome }) => ('error' in outcome ? [] : [ref]));
  drop(tool, draft, taken);
}

function drop(tool: Tool, draft: Document, refs: readonly Ref[]): void {
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
