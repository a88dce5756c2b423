import { foldedWords } from '../../../ui/fold.ts';
import { isObject } from '../../../tool/index.ts';
import { DocumentStore } from '../../documents/document-store.ts';
import { type Owner, ownedKey } from '../../documents/owner.ts';
import type { Mapping } from '../target.ts';

/* Which column was which the last time that a file with the same heads was imported. It is kept in
   this browser; what can't be read or kept only has to be chosen again. */

const VERSION = 1;
/** Of so many kinds of files. */
const MOST = 20;

type Matches = Readonly<Record<string, readonly string[]>>;

const storeOf = (tool: string, list: string, owner: Owner): DocumentStore =>
  new DocumentStore(ownedKey(`abaco.import.${tool}.${list}`, owner), VERSION);

/** The same for the same heads, whatever their case and accents. */
const signatureOf = (heads: readonly string[]): string => heads.map(foldedWords).join('|');

interface Kept {
  readonly matches: Matches;
  readonly mark: string | null;
}

function keptIn(store: DocumentStore): Kept {
  try {
    const found = store.read();
    if (found.state !== 'ok') return { matches: {}, mark: null };
    return { matches: isObject(found.value) ? (found.value as Matches) : {}, mark: found.mark };
  } catch {
    // The browser allows no storage.
    return { matches: {}, mark: null };
  }
}

/** What was chosen for these heads; null where nothing was. */
export function rememberedMapping(
  tool: string,
  list: string,
  owner: Owner,
  heads: readonly string[],
): Mapping | null {
  const mapping = keptIn(storeOf(tool, list, owner)).matches[signatureOf(heads)];
  return Array.isArray(mapping) && mapping.length === heads.length ? mapping.map(String) : null;
}

/** Of a head that somebody left out, though it could have been some column. */
const LEFT = '-';

/** What was chosen, told apart from what there was no column for: that may be one the next time. */
export function chosenIn(mapping: Mapping, guessed: Mapping): Mapping {
  return mapping.map((id, at) => (id === '' && guessed[at] ? LEFT : id));
}

/**
 * What was chosen, among the columns of today; where nothing was, what it seems to be today. One that the list gets for
 * the table, of which `created` has the ids for each column, may be there by now: it is what it seems to be, unless
 * that is chosen for another.
 */
export function recalledIn(
  remembered: Mapping,
  guessed: Mapping,
  columns: ReadonlySet<string>,
  created: readonly (readonly string[])[] = [],
): Mapping {
  const taken = new Set(remembered);
  return remembered.map((id, at) => {
    if (columns.has(id)) return id;
    const seems = guessed[at] ?? '';
    const isAnothers = taken.has(seems) && seems !== id;
    if (isAnothers && created[at]?.includes(id)) return id;
    return id === LEFT || isAnothers ? '' : seems;
  });
}

export function rememberMapping(
  tool: string,
  list: string,
  owner: Owner,
  heads: readonly string[],
  mapping: Mapping,
): void {
  const store = storeOf(tool, list, owner);
  const { matches, mark } = keptIn(store);
  const signature = signatureOf(heads);
  const others = Object.entries(matches).filter(([known]) => known !== signature);
  store.write(Object.fromEntries([...others.slice(1 - MOST), [signature, mapping]]), mark);
}
