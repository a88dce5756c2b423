import type { Reader } from '../../../src/tool/index.ts';
import type { Overrides, ProjectData } from './document.ts';
import { overrideFields } from './fields.ts';

type Streams = Pick<ProjectData, 'createdIncomes' | 'createdExpenses' | 'overrides'>;
export type StreamList = 'createdIncomes' | 'createdExpenses';

/** Of an expense whose id an income has too. */
const EXPENSE = 'egreso-';
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** Under which name a stream's overrides are kept: its id, unless an income has the same one. */
export function overrideKey(project: Streams, list: StreamList, id: string): string {
  if (list === 'createdIncomes') return id;
  const own = `${EXPENSE}${id}`;
  const shared = project.createdIncomes.some((income) => income.id === id);
  return shared || Object.hasOwn(project.overrides, own) ? own : id;
}

/** The names under which overrides of a stream may be kept. */
export const overrideKeys = (id: string): readonly string[] => [id, `${EXPENSE}${id}`];

/** A stream's overrides by month, in their order; none where it has none. */
export function overridesOf(
  project: Streams,
  list: StreamList,
  id: string,
): readonly (readonly [month: string, value: number])[] {
  return Object.entries(monthsOf(project, list, id) ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The same by name; undefined where a stream has none. */
function monthsOf(project: Streams, list: StreamList, id: string) {
  const { overrides } = project;
  // Asked of all streams and of every cell in sight: only those that have some need the search for
  // their name.
  if (!Object.hasOwn(overrides, id) && !Object.hasOwn(overrides, EXPENSE + id)) return undefined;
  const key = overrideKey(project, list, id);
  return Object.hasOwn(overrides, key) ? overrides[key] : undefined;
}

/** Whether a stream's month ('2028-03') was typed over. */
export function isOverridden(
  project: Streams,
  list: StreamList,
  id: string,
  month: string,
): boolean {
  const own = monthsOf(project, list, id);
  return own !== undefined && Object.hasOwn(own, month);
}

/** Writes over a stream's month ('2028-03'), or gives it back to its formula (null). */
export function setOverride(
  draft: Streams,
  list: StreamList,
  id: string,
  month: string,
  value: number | null,
): void {
  const key = overrideKey(draft, list, id);
  const own = Object.hasOwn(draft.overrides, key) ? draft.overrides[key] : undefined;
  if (value !== null) {
    if (own) own[month] = value;
    else draft.overrides[key] = { [month]: value };
    return;
  }
  if (!own) return;
  delete own[month];
  if (Object.keys(own).length === 0) delete draft.overrides[key];
}

/** A stream goes, and what was real of it with it. */
export function dropOverrides(draft: Streams, list: StreamList, id: string): void {
  delete draft.overrides[overrideKey(draft, list, id)];
}

/** Overrides from outside; those of a stream that isn't there, or of no month, are refused. */
export function readOverrides(
  reader: Reader,
  { createdIncomes, createdExpenses }: Pick<Streams, StreamList>,
): Overrides {
  const known = new Set([
    ...[...createdIncomes, ...createdExpenses].map(({ id }) => id),
    ...createdExpenses.map(({ id }) => `${EXPENSE}${id}`),
  ]);
  const streams = reader.names().flatMap((stream) => {
    if (!known.has(stream)) {
      reader.refuse(stream, 'no hay un ingreso ni un egreso con ese id');
      return [];
    }
    const months = reader.part(stream);
    const values = months.names().flatMap((month): [string, number][] => {
      if (MONTH.test(month)) return [[month, months.required(month, overrideFields.value)]];
      months.refuse(month, 'no es un mes (AAAA-MM)');
      return [];
    });
    return values.length > 0 ? [[stream, Object.fromEntries(values)] as const] : [];
  });
  return Object.fromEntries(streams);
}
