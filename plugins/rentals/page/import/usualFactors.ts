import {
  type Field,
  kinds,
  listNames,
  plainNumber,
  type Scalar,
} from '../../../../src/tool/index.ts';
import type { CellEdit, Session } from '../../../../src/workbench/index.ts';
import { specOf } from '../../document/parts.ts';
import { type StreamShape, structureOf } from '../../document/structure.ts';
import type { RentalsDocument } from '../../document/types.ts';
import { sharedParts, valueOf } from '../../document/values.ts';

/* Factors of a product that a table doesn't say, though it says others: a rent comes to nothing without how
   many units are let. */

/** Parts of a value that multiply it, whatever else is chosen. */
function factorsOf({ type }: StreamShape): readonly string[] {
  const { factors = [], only } = specOf(type);
  return factors.filter((part) => !only?.[part]);
}

const streamsOf = (document: RentalsDocument): readonly StreamShape[] => {
  const { incomes, expenses } = structureOf(document);
  return [...incomes, ...expenses];
};

/** Rows of which edits have some factor of a stream and not this one. */
function rowsWithout(edits: readonly CellEdit[], stream: StreamShape, factor: string): number[] {
  const { factors = [] } = specOf(stream.type);
  const rowsOf = (parts: readonly string[]): ReadonlySet<number> => {
    const ids = new Set(parts.map((part) => `${stream.key}.${part}`));
    return new Set(edits.flatMap(({ columnId, row }) => (ids.has(columnId) ? [row] : [])));
  };
  const said = rowsOf([factor]);
  return [...rowsOf(factors)].filter((row) => !said.has(row));
}

/** The number that several values of a stream all have as a factor today; null where they differ, or one alone has it. */
function usualOf(document: RentalsDocument, { side, id }: StreamShape, factor: string) {
  const stream = document[side].find((one) => one.id === id);
  const having = Object.values(stream?.values ?? {}).filter(
    (value) => typeof value?.[factor] === 'number',
  );
  const usual = stream && having.length > 1 ? sharedParts(stream)[factor] : undefined;
  return typeof usual === 'number' ? usual : null;
}

/** What a property is without more being said: one, and let. */
const ONE: Readonly<Record<string, number>> = {
  numeroUnidades: 1,
  numberOfSpaces: 1,
  ocupacion: 100,
  occupancy: 100,
};

/**
 * With what a factor is in all projects of today where the table doesn't say it, and as one that is let where
 * nothing of a new one says more: 'Número de unidades', 1.
 */
export function withUsualFactors(
  document: RentalsDocument,
  edits: readonly CellEdit[],
  replace: boolean,
): readonly CellEdit[] {
  const has = (stream: StreamShape, row: number, factor: string): boolean =>
    !replace && (valueOf(document, stream, row)?.[factor] ?? null) !== null;
  const isNew = (stream: StreamShape, row: number): boolean =>
    replace || valueOf(document, stream, row) === null;
  const more = streamsOf(document).flatMap((stream) =>
    factorsOf(stream).flatMap((factor): CellEdit[] => {
      const usual = replace ? null : usualOf(document, stream, factor);
      const columnId = `${stream.key}.${factor}`;
      return rowsWithout(edits, stream, factor).flatMap((row) => {
        if (has(stream, row, factor)) return [];
        const one = isNew(stream, row) ? ONE[factor] : undefined;
        const number = usual ?? one;
        return number === undefined ? [] : { row, columnId, text: plainNumber(number) };
      });
    }),
  );
  return [...edits, ...more, ...choicesSaid(document, edits)];
}

/** What a choice is where edits have a part that counts only by it: a monthly rate of a car park is paid by the month. */
function choicesSaid(document: RentalsDocument, edits: readonly CellEdit[]): readonly CellEdit[] {
  const has = new Set(edits.map(({ row, columnId }) => `${row} ${columnId}`));
  return streamsOf(document).flatMap(({ key, type }) => {
    const { factors = [], only = {}, parts } = specOf(type);
    return factors.flatMap((factor): CellEdit[] => {
      const { part = '', is } = only[factor] ?? {};
      const option = parts[part]?.options?.find(({ value }) => value === is);
      const columnId = `${key}.${part}`;
      if (!option) return [];
      return edits
        .filter(
          (edit) => edit.columnId === `${key}.${factor}` && !has.has(`${edit.row} ${columnId}`),
        )
        .map(({ row }) => ({ row, columnId, text: option.label }));
    });
  });
}

/** A factor of a stream that a table doesn't say, though it says others of some rows. */
interface Unsaid {
  readonly stream: StreamShape;
  readonly field: Field;
  readonly rows: readonly number[];
  /** Of the rows, once the records are there. */
  readonly values: readonly Scalar[];
  /** Those of the rows that had none: new ones, and any that had nothing of the stream. */
  readonly filled: readonly number[];
}

/** What such a factor is once the records are there, or that they come to nothing without it. */
export function factorsUnsaid(
  session: Session,
  edits: readonly CellEdit[],
  firstNew: number,
  before: Session,
): string[] {
  const document = session.document as RentalsDocument;
  const had = (stream: StreamShape, row: number, factor: string): boolean =>
    row < firstNew &&
    (valueOf(before.document as RentalsDocument, stream, row)?.[factor] ?? null) !== null;
  const nameOf = (row: number) => document.projects[row]?.name ?? '';
  return streamsOf(document).flatMap((stream) =>
    factorsOf(stream).flatMap((factor): string[] => {
      const field = specOf(stream.type).parts[factor];
      const rows = rowsWithout(edits, stream, factor);
      if (rows.length === 0 || !field) return [];
      const ref = (row: number) => ({ id: `${stream.key}.${factor}`, table: 'projects', row });
      const values = rows.map((row) => session.calculation.value(ref(row)));
      const filled = rows.filter((row, at) => values[at] && !had(stream, row, factor));
      return saidOf({ stream, field, rows, values, filled }, firstNew, nameOf);
    }),
  );
}

function saidOf(
  { stream, field, rows, values, filled }: Unsaid,
  firstNew: number,
  nameOf: (row: number) => string,
): string[] {
  const unsaid = `Tu tabla no dice «${stream.label} · ${field.label}»`;
  const said = (value: Scalar) => kinds[field.kind].format(value, field);
  // What a record has stays; the others are all filled with the same.
  const given = values[rows.indexOf(filled[0] ?? -1)] ?? null;
  if (given && filled.length === rows.length) return [`${unsaid}: donde falte, es ${said(given)}.`];
  const areNew = filled.length === 1 ? 'que es nuevo' : 'que son nuevos';
  const are = filled.every((row) => row >= firstNew) ? areNew : 'donde faltaba';
  return [
    ...(given
      ? [`${unsaid}: en ${listNames(filled.map(nameOf), 3)}, ${are}, es ${said(given)}.`]
      : []),
    ...(values.every(Boolean)
      ? []
      : [`${unsaid}: mientras falte, «${stream.label}» cuenta como 0.`]),
  ];
}
