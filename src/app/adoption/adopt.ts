import type { StoredRecord } from '../../../schemas/stored.ts';
import { freeName } from '../../tool/text/freeName.ts';
import { asideKey, moveText, removeKey, storedText } from '../../workbench/documents/keys.ts';
import { ownedKey } from '../../workbench/documents/owner.ts';
import { LIST_VERSION, listOf, readRecords } from '../../workbench/documents/records.ts';
import { DocumentStore, type Written } from '../../workbench/documents/document-store.ts';
import type { Unowned } from './unowned.ts';

/**
 * Gives a document that nobody has to an account, byte for byte. What the account has already stays:
 * one of a list comes beside it, any other is set aside, to be exchanged from /home. Where it can't
 * be written it stays where it was.
 */
export function adopt(unowned: Unowned, userId: number): Written['outcome'] {
  const { card, key, recordId, isReadable } = unowned;
  const own = ownedKey(card.storageKey, userId);
  try {
    if (recordId !== null) return adoptRecord(key, recordId, own);
    const isFree = isReadable && storedText(own) === null;
    moveText(key, isFree ? own : asideKey(own));
    return 'saved';
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return error.name === 'QuotaExceededError' ? 'full' : 'denied';
  }
}

function adoptRecord(key: string, id: string, own: string): Written['outcome'] {
  const [source, target] = [
    new DocumentStore(key, LIST_VERSION),
    new DocumentStore(own, LIST_VERSION),
  ];
  const others = recordsOf(source);
  const record = others.find((each) => each.id === id);
  if (record === undefined) return 'saved';
  const mine = recordsOf(target);
  // There already where the browser was closed halfway, last time.
  if (!mine.some((each) => isSame(each, record))) {
    const name = freeName(record.name, new Set(mine.map((each) => each.name)));
    const added = { ...record, id: freeId(id, mine), name };
    const written = target.write(listOf([...mine, added]), markOf(target));
    if (written.outcome !== 'saved') return written.outcome;
  }
  const rest = others.filter((each) => each.id !== id);
  if (rest.length > 0) source.write(listOf(rest), markOf(source));
  else removeKey(key);
  return 'saved';
}

/** What is no list makes room for one, as on the tool's own page. */
function recordsOf(store: DocumentStore): readonly StoredRecord[] {
  const found = store.read();
  if (found.state === 'empty' || found.state === 'newer') return [];
  const records = found.state === 'ok' ? readRecords(found.value) : null;
  if (records === null) moveText(store.key, asideKey(store.key));
  return records ?? [];
}

function markOf(store: DocumentStore): string | null {
  const found = store.read();
  return found.state === 'ok' ? found.mark : null;
}

function isSame(one: StoredRecord, other: StoredRecord): boolean {
  return one.id === other.id && JSON.stringify(one.data) === JSON.stringify(other.data);
}

const freeId = (id: string, taken: readonly StoredRecord[]): string =>
  taken.some((each) => each.id === id) ? crypto.randomUUID() : id;
