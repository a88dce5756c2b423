import { asStatedBy, type Field, unescapeFormula, withOwnMarks } from '../../../tool/index.ts';
import { timeUnder } from '../../session/timeTyped.ts';
import { inOurWords } from '../match/choices.ts';
import { isBlank, recordLines } from '../match/oneField.ts';
import type { Records } from '../table/layout.ts';
import type { ForeignRecord, ImportTarget, Recast } from '../target.ts';
import { updatedBy } from './names.ts';
import { paidIn } from './outflows.ts';
import type { Choices } from './importChoices.ts';

type Line = Records['lines'][number];

/** A line of the table that is a record, with its cells as they are typed here. */
export type TypedLine = Line & { readonly typed: ForeignRecord };

/** The records of a table as they are typed here, in the columns that the list has for them, and what to tell of that. */
export function typedLines(
  table: Records,
  choices: Choices,
  target: ImportTarget,
  names: readonly string[],
  recast: Recast = asTheyStand,
): { readonly lines: readonly TypedLine[]; readonly notices: readonly string[] } {
  const { heads } = table;
  const lines = recordLines(table, choices.mapping, target);
  const rowOf = updatedBy(choices, target, names);
  const beside = {
    heads,
    stay: choices.mode === 'replace' ? [] : names,
    titles: lines.map(({ title = '' }) => title),
    today: lines.map(({ cells }) => rowOf(cells)),
  };
  const paid = paidIn(typedIn(lines, heads, choices, target), heads, target.columns);
  const cast = recast(paid.records, beside);
  const read = (target.completed ?? asTheyStand)(cast.records, beside);
  return {
    lines: lines.map((line, at) => ({ ...line, typed: read.records[at] ?? [] })),
    notices: [...paid.notices, ...cast.notices, ...read.notices],
  };
}

const asTheyStand: Recast = (records) => ({ records, notices: [] });

/** The cells of records as they are typed here. An empty one says nothing: what is there stays. */
function typedIn(
  lines: readonly Line[],
  heads: readonly string[],
  { mapping, mark, ways }: Choices,
  { columns }: ImportTarget,
): ForeignRecord[] {
  const known = new Map(columns.map((column) => [column.id, column]));
  return lines.map(({ cells }) =>
    cells.flatMap((cell, column) => {
      if (isBlank(cell)) return [];
      const columnId = mapping[column] ?? '';
      const typed = unescapeFormula(cell.trim());
      const { asWritten = false, field } = known.get(columnId) ?? {};
      const text = asWritten ? typed : inOurWords(typed, field);
      const read = (ways.get(column) ?? String)(withOwnMarks(text, mark), cells);
      return [
        { columnId, text: field ? inUnitOf(field, read, heads[column] ?? '') : read, column },
      ];
    }),
  );
}

/** With what its head says of it: a rate of a year, a term in months. */
const inUnitOf = (field: Field, text: string, head: string): string =>
  timeUnder(head, field, asStatedBy(head, text, field));
