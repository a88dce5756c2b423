import { type Field, readMonthYear } from '../../../tool/index.ts';
import type { Records } from '../table/layout.ts';
import { rivalsOf } from '../match/oneField.ts';
import {
  type ImportTarget,
  kindAmong,
  type Mapping,
  type TargetColumn,
  wholeOf,
} from '../target.ts';
import {
  conversionsTo,
  isOfOtherPeriod,
  likenessButPeriod,
  periodOf,
  periodsOf,
} from '../match/periods.ts';

/* What a foreign table doesn't say of its figures, though they come to something else by it. */

/** Of a list's choice that no column of the table is: what records are then, and why. */
export interface Assumed {
  readonly is: string;
  /** What those are that bring nothing of another. */
  readonly usual: { readonly columnId: string; readonly text: string };
  readonly notice: string;
}

/** What the head of a column says of another one, which the table hasn't. */
export interface Said {
  /** The column of the table. */
  readonly at: number;
  readonly columnId: string;
  readonly is: string;
  readonly notice: string;
}

/** 'Predial (año)' says the cycle of 'Predial · Monto', which has no period of its own. */
export function saidIn(
  heads: readonly string[],
  mapping: Mapping,
  { columns }: ImportTarget,
): readonly Said[] {
  return heads.flatMap((head, at): Said[] => {
    const column = columns.find(({ id }) => id === mapping[at]);
    const [period, ...more] = periodsOf(head);
    if (!column || period === undefined || more.length > 0) return [];
    const whole = wholeOf(column.label);
    if (whole === '' || periodsOf(periodOf(column)).size > 0) return [];
    return columns.flatMap(({ id, label, field }) => {
      if (field.kind !== 'choice' || wholeOf(label) !== whole || mapping.includes(id)) return [];
      const said = field.options?.filter((option) => periodsOf(option.label).has(period)) ?? [];
      const [is, another] = said;
      if (!is || another) return [];
      const notice = `Por «${head}», «${label}» es ${is.label}.`;
      return [{ at, columnId: id, is: is.label, notice }];
    });
  });
}

/**
 * What new records are, because the table doesn't say. `kinds` has what each is by what it brings, null for
 * what any new one is.
 */
export function assumedIn(
  mapping: Mapping,
  { columns }: ImportTarget,
  kinds: readonly (string | null)[],
  said: readonly Said[] = [],
): Assumed | null {
  const kind = kindAmong(columns);
  const initial = kind ? initialOf(kind.field) : null;
  const isSaid = said.some(({ columnId }) => columnId === kind?.id);
  if (!kind || initial === null || isSaid || mapping.includes(kind.id) || kinds.length === 0)
    return null;
  const isOne = kinds.length === 1;
  const enter = isOne ? 'el nuevo entra' : 'los nuevos entran';
  const is = new Intl.ListFormat('es-CO').format(new Set(kinds.map((one) => one ?? initial)));
  const why = kinds.some((one) => one !== null) ? `, por lo que ${isOne ? 'trae' : 'traen'}` : '';
  const notice = `Tu tabla no dice «${kind.label}»: ${enter} como ${is}${why}. Cámbialo en la hoja donde sea otro.`;
  return { is, usual: { columnId: kind.id, text: initial }, notice };
}

const initialOf = ({ initial, options = [] }: Field): string | null =>
  options.find(({ value }) => value === initial)?.label ?? null;

/** The likeness from which on a head would be a column, were it of the same period. */
const LIKE = 0.5;

/** Figures of another period than their column's that can't be converted: an hour's rate where a month's is asked for. */
export function otherPeriods(
  table: Records,
  mapping: Mapping,
  left: readonly string[],
  target: ImportTarget,
): readonly string[] {
  const { columns } = target;
  const isOther = (head: string, column: TargetColumn) =>
    isOfOtherPeriod(head, column) && conversionsTo(column, head).length === 0;
  return table.heads.flatMap((head, at) => {
    const column = columns.find(({ id }) => id === mapping[at]);
    if (column) {
      return isOther(head, column)
        ? `«${head}» entra tal cual en «${column.label}», que es de otro período: convierte antes sus cifras en tu hoja.`
        : [];
    }
    if (!left.includes(head)) return [];
    // Last what all lines of the table have to be looked through for.
    const meant = columns.find(
      (one) =>
        isOther(head, one) &&
        [one.label, ...(one.also ?? [])].some((name) => likenessButPeriod(head, name) >= LIKE) &&
        rivalsOf(at, one.id, table, mapping, target).length === 0,
    );
    return meant
      ? `«${head}» no se toma por «${meant.label}», que es de otro período: convierte sus cifras en tu hoja y vuelve a pegar.`
      : [];
  });
}

/** '2027', '2027-28', 'Año 1', 'jun-27'. */
export const isPeriod = (head: string): boolean =>
  readMonthYear(head) !== null ||
  /^((año |year )?(19|20|21)\d\d([-/]\d{2,4})?|(año|year) \d{1,2})$/i.test(head.trim());

/** Years may be only numbered, too. */
const isTime = (head: string): boolean => isPeriod(head) || /^\d{1,2}$/.test(head.trim());

/** Where a table has a column for each month or year, where those belong. */
export function timesLeft(left: readonly string[], { inTime }: ImportTarget): readonly string[] {
  return inTime !== undefined && left.filter(isTime).length > 1 ? [inTime] : [];
}
