import {
  keptStudies,
  keptStudy,
  type KeptStudy,
  type Questions,
  questions,
  scenario,
  type Scenario,
  type StudyKind,
} from '../../../../schemas/studies.ts';
import { isObject } from '../../../tool/index.ts';

export type { KeptStudy, Questions, Scenario, StudyKind };

/** The what-if questions and scenarios that belong to a case, in the order of their making. */
export interface KeptStudies {
  readonly scenarios: readonly Scenario[];
  readonly studies: readonly KeptStudy[];
}

/** A change of what is kept, as plain data: made anew over what another tab wrote meanwhile. */
export type StudyChange =
  | { readonly list: 'scenarios'; readonly put: Scenario }
  | { readonly list: 'studies'; readonly put: KeptStudy }
  | { readonly list: 'scenarios' | 'studies'; readonly remove: string };

/** From storage. An entry that makes no sense to this version isn't shown. */
export function readStudies(raw: unknown): KeptStudies {
  const parsed = keptStudies.safeParse(raw);
  const { scenarios, studies } = parsed.success ? parsed.data : NOTHING;
  return {
    scenarios: scenarios.flatMap((entry) => understood(entry, scenario) ?? []),
    studies: studies.flatMap((entry) => understood(entry, keptStudy) ?? []),
  };
}

/**
 * What is known of entries, null for one that makes no sense. A study may be as large as its
 * document: each is read once, and what isn't changed is the same object again.
 */
const known = new WeakMap<object, unknown>();

function understood<T>(entry: unknown, schema: { safeParse: (raw: unknown) => { data?: T } }) {
  if (!isObject(entry)) return null;
  if (!known.has(entry)) known.set(entry, schema.safeParse(entry).data ?? null);
  // Entries of the two lists are never the same object.
  return known.get(entry) as T | null;
}

/** Characters of a study's name. */
export const MOST_NAME = 80;

/** More don't fit side by side. */
export const MOST_SCENARIOS = 12;

const NOTHING = { scenarios: [], studies: [] };

/** What is stored after a change; entries that this version can't read stay as they are. */
export function withChange(raw: unknown, change: StudyChange): object {
  const parsed = keptStudies.safeParse(raw);
  const { scenarios, studies } = parsed.success ? parsed.data : NOTHING;
  const next = { ...(isObject(raw) ? raw : {}), scenarios, studies };
  return { ...next, [change.list]: changed(next[change.list], change) };
}

function changed(entries: readonly unknown[], change: StudyChange): unknown[] {
  const id = 'remove' in change ? change.remove : change.put.id;
  const at = entries.findIndex((entry) => isObject(entry) && entry['id'] === id);
  if ('remove' in change) return entries.filter((_, position) => position !== at);
  return at < 0 ? [...entries, change.put] : entries.with(at, change.put);
}

/** A question as it is before anything was said. */
export const emptyQuestion = <K extends StudyKind>(kind: K): Questions[K] =>
  // What a schema gives is of its kind.
  questions[kind].parse({}) as Questions[K];

/** A question as a study that is kept. */
export const keptAs = <K extends StudyKind>(
  kind: K,
  { id, name }: Pick<KeptStudy, 'id' | 'name'>,
  question: Questions[K],
): KeptStudy => {
  // Question and kind go together, which a union of pairs can't be told.
  const made = { id, name, kind, question } as KeptStudy;
  known.set(made, made);
  return made;
};
