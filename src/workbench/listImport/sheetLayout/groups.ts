import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import { areOptions } from '../match/content.ts';
import { endOfBlock } from '../records/downwards.ts';
import { nameScore, SURE } from '../match/heads.ts';
import { filledIn, firstFilledAt, firstText, isHeadLike, textAt } from '../table/layout.ts';
import type { Rows } from '../table/rows.ts';
import type { ImportTarget, TargetColumn } from '../target.ts';
import { listOf, type Whose } from '../match/titles.ts';
import { isPeriod } from '../records/unsaid.ts';

/* A flat sheet says in a column of each row which block it is of: 'Deuda | Tasa | 12,8 %'. */

/** Fewer rows may be like that by chance. */
const LEAST_ROWS = 6;

interface Groups {
  readonly column: number;
  readonly names: ReadonlySet<string>;
}

/** The first column, where it groups rows that have names of their own beside it. */
function groupsIn(rows: Rows): Groups | null {
  const lines = rows.filter((row) => filledIn(row).length > 1 && !isHeadOfYears(row));
  const column = firstFilledAt(lines[0] ?? []);
  if (lines.length < LEAST_ROWS || lines.some((row) => filledIn(row).length < 3)) return null;
  const groups = lines.map((row) => textAt(row, column));
  const names = lines.map((row) => textAt(row, column + 1));
  const begun = groups.filter((group, at) => group !== groups[at - 1]);
  const areTexts = [...groups, ...names].every(
    (text) => /^\p{L}/u.test(text) && !beginsAsFigure(text),
  );
  const areInRuns = new Set(begun).size === begun.length && begun.length * 2 <= lines.length;
  return areTexts && areInRuns && begun.length > 1 ? { column, names: new Set(begun) } : null;
}

/** Years are heads where there are several: 'Bloque | Concepto | 2027 | 2028'; a single one is a value. */
function isHeadOfYears(row: Rows[number]): boolean {
  const others = row.filter((cell) => !isPeriod(cell));
  return row.length - others.length !== 1 && isHeadLike(others);
}

/** The same sheet with its groups as titles over their rows. */
export function underTitles(rows: Rows): Rows {
  const groups = groupsIn(rows);
  if (!groups) return rows;
  const { column, names } = groups;
  return rows.flatMap((row, at) => {
    const group = textAt(row, column);
    if (!names.has(group)) return [row];
    const line = row.with(column, '');
    const isBegun = textAt(rows[at - 1] ?? [], column) !== group;
    return isBegun ? [row.map((_, each) => (each === column ? group : '')), line] : [line];
  });
}

/** The same sheet with the rows of one list alone, under their title where a group of them is of that; each stays where it is. */
export function ownGroups(rows: Rows, target: ImportTarget): Rows {
  const groups = groupsIn(rows);
  const own = [...(groups?.names ?? [])].filter((name) => listOf(name, target) === 'own');
  if (!groups || own.length === 0) return rows;
  const { column, names } = groups;
  const groupAt = (at: number): string => textAt(rows[at], column);
  const isOther = (at: number): boolean => names.has(groupAt(at)) && !own.includes(groupAt(at));
  const titled = (at: number): boolean => isOther(at) && own.includes(groupAt(at + 1));
  return rows.map((row, at) => {
    if (titled(at)) return row.map((_, each) => (each === column ? groupAt(at + 1) : ''));
    return isOther(at) ? row.map(() => '') : row.with(column, '');
  });
}

interface Kinds {
  readonly column: number;
  /** The line behind its table. */
  readonly end: number;
  readonly field: TargetColumn['field'];
  /** By the lines of the sheet. */
  readonly whose: readonly Whose[];
}

/** '% de ingresos' is how a cost is counted, not which list it is of. */
const SHARE = /%|porcentaje|(?<!\p{L})sobre(?!\p{L})/iu;

/** A column that says of each record of a table which list it is of: 'Predial | Gasto' below 'Suite | Ingreso'. */
function kindsIn(rows: Rows, target: ImportTarget): Kinds | null {
  const kind = target.columns.find(({ field }) => field.kind === 'choice');
  const columnIn = (row: Rows[number]): number =>
    kind ? row.findIndex((head) => head.trim() !== '' && nameScore(head, kind) > SURE) : -1;
  const head = rows.findIndex((row) => isHeadLike(row) && columnIn(row) >= 0);
  if (!kind || head < 0) return null;
  const column = columnIn(rows[head] ?? []);
  const end = endOfBlock(rows, head);
  const whose = rows.map((row, at) => {
    const text = textAt(row, column);
    return at > head && at < end && !SHARE.test(text) ? listOf(text, target) : undefined;
  });
  const isTold = whose.includes('own') && whose.includes('other');
  return isTold ? { column, end, field: kind.field, whose } : null;
}

/** The same sheet with the records of one list alone, where such a column tells them. A type of the list stays in it. */
export function ownKinds(rows: Rows, target: ImportTarget): Rows {
  const kinds = kindsIn(rows, target);
  if (!kinds) return rows;
  const { column, end, field, whose } = kinds;
  // What stands below such a table says no kind, and is none of its records.
  const isTitled = rows.slice(end).some((row) => listOf(firstText(row), target) === 'own');
  return rows.map((row, at) => {
    if (whose[at] === 'other' || (at >= end && !isTitled)) return row.map(() => '');
    const isType = areOptions([textAt(row, column)], field);
    return whose[at] === 'own' && !isType ? row.with(column, '') : row;
  });
}

/** What such a column calls the records that aren't of the list. */
export function otherKinds(rows: Rows, target: ImportTarget): readonly string[] {
  const kinds = kindsIn(rows, target);
  if (!kinds) return [];
  const others = rows.filter((_, at) => kinds.whose[at] === 'other');
  return [...new Set(others.map((row) => textAt(row, kinds.column)))];
}
