import type { Ref, Scalar } from '../../engine/index.ts';
import type { Calculation } from './calculation.ts';
import type { Advice, Ranking } from '../contract/declaration.ts';
import { filled } from '../text/filled.ts';
import { unbroken } from '../text/numbers.ts';
import { kinds } from '../contract/kinds/index.ts';
import { conditionId } from './model.ts';
import { recordName } from './reading.ts';

/** The records (from 0) that a ranking picks, in its order. */
export function rankedRecords(calculation: Calculation, id: string, ranking: Ranking): number[] {
  const table = ranking.list;
  const rows = Array.from({ length: calculation.sheet.rows(table) }, (_, row) => row).filter(
    (row) => calculation.holds(conditionId.where(id), { table, row }),
  );
  if (ranking.by) {
    const sign = ranking.order === 'ascending' ? 1 : -1;
    const key = (row: number): number => {
      const value = calculation.value({ id: conditionId.by(id), table, row });
      // A record without a value comes last, whichever the order.
      return typeof value === 'number' ? sign * value : Number.POSITIVE_INFINITY;
    };
    rows.sort((a, b) => (key(a) === key(b) ? a - b : key(a) - key(b)));
  }
  return rows.slice(0, ranking.limit ?? rows.length);
}

export function rankedValues(calculation: Calculation, id: string, ranking: Ranking): Scalar[] {
  return rankedRecords(calculation, id, ranking).map((row) =>
    calculation.value({ id: ranking.show, table: ranking.list, row }),
  );
}

/** A piece of advice whose condition holds. */
export interface Given {
  readonly id: string;
  readonly level: Advice['level'];
  readonly message: string;
  readonly notice: boolean;
  /** Of a notice that leads somewhere: what it says, and the cells by the names of their records, or by what is to be done there. */
  readonly leads?: { readonly said: string; readonly to: readonly Lead[] };
}

export interface Lead {
  readonly name: string;
  readonly ref: Ref;
  /** What the cell gets, in place of being led to. */
  readonly set?: Scalar | undefined;
}

/** The advice that the figures give now, in the declared order. */
export function givenAdvice(calculation: Calculation): Given[] {
  return calculation.declaration.advice.flatMap((advice) => {
    const id = conditionId.advice(advice.id);
    const say = (row?: number): Given => {
      const name = row === undefined ? '' : `:${nameOf(calculation, advice.list ?? '', row)}`;
      return {
        id: `${advice.id}${name}`,
        level: advice.level,
        message: fillIn(calculation, advice.message, advice.list, row),
        notice: advice.notice ?? false,
      };
    };
    if (!advice.list) return calculation.holds(id) ? [withWay(say(), advice)] : [];
    const table = advice.list;
    const rows = Array.from({ length: calculation.sheet.rows(table) }, (_, row) => row).filter(
      (row) => isGivenOf(calculation, advice, row),
    );
    if (advice.at === undefined) return rows.map((row) => say(row));
    return rows.length > 0 ? [together(say(), leadsTo(calculation, table, advice.at, rows))] : [];
  });
}

/** What is to be said in the field of an input, as the figures are now. */
export function adviceOf(calculation: Calculation, input: string): string | undefined {
  const { advice } = calculation.declaration;
  const given = advice.find(
    ({ id, inputs }) => inputs?.includes(input) && calculation.holds(conditionId.advice(id)),
  );
  return given && fillIn(calculation, given.message);
}

/** What is said of the whole document leads to the place that it is about, or does what is to be done. */
function withWay(given: Given, { at, way, set }: Advice): Given {
  if (at === undefined || way === undefined) return given;
  return { ...given, leads: { said: given.message, to: [{ name: way, ref: { id: at }, set }] } };
}

/** Whether advice over a list is given of a record. */
export function isGivenOf(
  calculation: Calculation,
  { id, list: table, at, empty }: Advice,
  row: number,
): boolean {
  if (empty && at !== undefined && !calculation.isEmptyCell({ id: at, table, row })) return false;
  return calculation.holds(conditionId.advice(id), { table, row });
}

function leadsTo(
  calculation: Calculation,
  table: string,
  id: string,
  rows: readonly number[],
): Lead[] {
  return rows.map((row) => ({ name: nameOf(calculation, table, row), ref: { id, table, row } }));
}

/** One sentence for all records, which are named after it. */
function together(given: Given, to: readonly Lead[]): Given {
  const names = new Intl.ListFormat('es-CO').format(to.map(({ name }) => name));
  return {
    ...given,
    message: `${given.message} En ${names}.`,
    leads: { said: `${given.message} En`, to },
  };
}

function nameOf(calculation: Calculation, table: string, row: number): string {
  const list = calculation.declaration.lists[table];
  return (list && recordName(calculation, list, table, row)) || String(row + 1);
}

/** A text with the formatted value of a formula or field in the place of each `{name}`. */
export function fillIn(
  calculation: Calculation,
  text: string,
  list?: string,
  row?: number,
  valueOf: (ref: Ref) => Scalar = (ref) => calculation.value(ref),
): string {
  return filled(text, (id) => {
    const own = list === undefined ? { id } : { id, table: list, row: row ?? 0 };
    const ref = calculation.sheet.has(own) ? own : { id };
    const shape = calculation.field(ref) ?? calculation.formula(ref);
    return shape && unbroken(kinds[shape.kind].format(valueOf(ref), shape));
  });
}
