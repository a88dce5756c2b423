import { isObject, newId } from '../../tool/index.ts';

/*
 * The studies of a case as plain data: they go into files and come out of them as they are, those
 * that this version can't read too. `schemas/studies.ts` has their shape.
 */

type Entries = readonly unknown[];

/** What is still to be written of the studies of a session's case. */
const unwritten = new WeakMap<object, () => void>();

/** @param write - writes at once what would be written after a pause */
export function holdStudies(session: object, write: () => void): void {
  unwritten.set(session, write);
}

/** To be called before the studies of a case are read as a whole. */
export function writeStudies(session: object): void {
  unwritten.get(session)?.();
}

const listOf = (raw: unknown, list: 'scenarios' | 'studies'): Entries => {
  const entries = isObject(raw) ? raw[list] : undefined;
  return Array.isArray(entries) ? entries : [];
};

/** As a file has them; undefined where there are none. */
export function studiesForFile(raw: unknown): object | undefined {
  const isEmpty = listOf(raw, 'scenarios').length + listOf(raw, 'studies').length === 0;
  return isObject(raw) && !isEmpty ? raw : undefined;
}

/** The names of what a file brings that isn't there as it is. */
export function studyNews(raw: unknown, incoming: unknown): string[] {
  return (['scenarios', 'studies'] as const)
    .flatMap((list) => added(listOf(raw, list), listOf(incoming, list)))
    .map((entry) => String(isObject(entry) ? entry['name'] : ''));
}

/** With what a file brings beside what is there: nothing is replaced, and nothing is there twice. */
export function withStudiesOf(raw: unknown, incoming: unknown): object {
  const merged = (list: 'scenarios' | 'studies') => [
    ...listOf(raw, list),
    ...added(listOf(raw, list), listOf(incoming, list)),
  ];
  const own = isObject(raw) ? raw : {};
  return { ...own, scenarios: merged('scenarios'), studies: merged('studies') };
}

/** Those of the second list that the first doesn't have; one that differs from its namesake gets an id. */
function added(own: Entries, incoming: Entries): Entries {
  const idOf = (entry: unknown) => (isObject(entry) ? entry['id'] : undefined);
  return incoming.flatMap((entry) => {
    if (!isObject(entry)) return [];
    const same = own.find((one) => idOf(one) === entry['id']);
    if (same === undefined) return [entry];
    if (JSON.stringify(same) === JSON.stringify(entry)) return [];
    const named = { ...entry, name: `${String(entry['name'])} (del archivo)` };
    // The file may come in a second time.
    const isThere = own.some((one) => isObject(one) && sameBut(one, named));
    return isThere ? [] : [{ ...named, id: newId() }];
  });
}

/** Whether both say the same under ids of their own. */
const sameBut = (one: object, other: object): boolean =>
  JSON.stringify({ ...one, id: '' }) === JSON.stringify({ ...other, id: '' });
