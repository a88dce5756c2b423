import type { ToolCard } from '../../tool/contract/tool.ts';
import { casesKey, olderKey } from '../../workbench/documents/cases/places.ts';
import {
  asideDate,
  isStorageAllowed,
  removeKey,
  storedKeys,
} from '../../workbench/documents/keys.ts';
import { ownedKey } from '../../workbench/documents/owner.ts';
import { Cases } from './cases.ts';
import { EntryStore } from './entries.ts';
import * as service from './service.ts';
import { type Service, Synchronizer } from './synchronizer.ts';

/** Something of a person's that is in this browser alone. */
export interface Unsent {
  readonly id: string;
  readonly name: string;
  /** Of its tool. */
  readonly title: string;
  /** Why the account doesn't have it. */
  readonly why: string;
}

/** Who leaves doesn't wait for a service that doesn't answer. */
const PATIENCE_MS = 4000;

const WHY = {
  pending: 'todavía no llegó a tu cuenta',
  offline: 'sin conexión: todavía no llegó a tu cuenta',
  conflict: 'cambió en otro equipo y falta elegir',
  full: 'tu cuenta está llena',
  large: 'pasa de 2 MiB',
  invalid: 'tu cuenta no lo recibió',
} as const;

/**
 * What would be lost if a person's cases were taken out of this browser: what the account doesn't
 * have, after a last try to send it, and drafts, which are kept nowhere else.
 */
export async function unsentOf(
  cards: readonly ToolCard[],
  userId: number,
  there: Service = service,
): Promise<readonly Unsent[]> {
  if (!isStorageAllowed()) return [];
  const cases = new Cases(cards, userId);
  const synchronizer = new Synchronizer(cases, new EntryStore(userId), there);
  const sent = synchronizer.push(true).then(
    () => true,
    () => false,
  );
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS));
  const isOffline = !(await Promise.race([sent, late]));
  const titles = new Map(cards.map(({ id, title }) => [id, title]));
  const kept = cases.all().flatMap(({ tool, record: { id, name, endedAt, deletedAt } }) => {
    const state = synchronizer.stateOf(id, isOffline);
    if (state === null || state === 'synced' || endedAt || deletedAt) return [];
    return [{ id, name, title: titles.get(tool) ?? tool, why: WHY[state] }];
  });
  const drafts = cases.drafts().map(({ tool, record: { id } }) => ({
    id,
    name: 'Borrador',
    title: titles.get(tool) ?? tool,
    why: 'los borradores solo están en este equipo',
  }));
  return [...kept, ...drafts, ...asides(cards, userId)];
}

/** What couldn't be read, or made room for something else. */
function asides(cards: readonly ToolCard[], userId: number): Unsent[] {
  const keys = storedKeys();
  return cards.flatMap((card) =>
    placesOf(card, userId).flatMap((key) =>
      keys
        .filter((made) => asideDate(key, made) !== null)
        .map((made) => ({
          id: made,
          name: 'Documento aparte',
          title: card.title,
          why: 'solo está en este equipo',
        })),
    ),
  );
}

function placesOf(card: ToolCard, userId: number): string[] {
  const older = olderKey(card, userId);
  return [casesKey(card, userId), ...(older === null ? [] : [older])];
}

/** How the person last had pages, and where they were in a lesson, is no document: it stays. */
const NO_DOCUMENTS = ['abaco.view.', 'abaco.recientes', 'abaco.lecciones', 'abaco.adopcion'];

/** Takes all documents of a person out of this browser, with what is known of them. */
export function clearOf(cards: readonly ToolCard[], userId: number): void {
  if (!isStorageAllowed()) return;
  const places = cards.flatMap((card) => placesOf(card, userId));
  const own = ownedKey('', userId);
  for (const key of storedKeys()) {
    const isPlace = places.some((place) => key === place || key.startsWith(`${place}.`));
    const isOwn = key.endsWith(own) && !NO_DOCUMENTS.some((name) => key.startsWith(name));
    if (isPlace || isOwn) removeKey(key);
  }
}
