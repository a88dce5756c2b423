import { firstText, filledAt, filledIn, firstFilledAt, textsIn } from '../table/layout.ts';
import { saidIn } from './describedRecords.ts';
import { firstFigureAt } from './inRows.ts';
import { idOf } from '../match/amount.ts';
import { isUnitOfMoney } from '../match/scale.ts';
import { meaningOf } from '../match/words.ts';
import { saysPeriod } from '../match/periods.ts';
import { MOST_OF_SHEET, type Rows, widthOf } from '../table/rows.ts';
import type { ImportTarget } from '../target.ts';
import { listOf } from '../match/titles.ts';

/* A record in a block of its own behind those of a list, by how many there are and what each brings: 'Parqueaderos |
   18 | cupos' over 'Tarifa mensual por cupo | 240.000'. Under the heads above it each line would be a record. */

interface CountedBlock {
  readonly at: number;
  /** The line after it. */
  readonly end: number;
  readonly counted: Counted;
  /** What the lines below say of it, by their columns; null where one of them says something else, or none its rate. */
  readonly values: ReadonlyMap<string, { readonly head: string; readonly text: string }> | null;
}

interface Counted {
  readonly name: string;
  readonly count: string;
  readonly unit: string;
}

/** The same sheet with each such record as a table of its own, and without those of which not all is understood. */
export const withCountedBlocks = (rows: Rows, target: ImportTarget): Rows =>
  countedBlocks(rows, target).reduce<Rows>((sheet, { at, end, counted, values }) => {
    const [name, first] = [counted.name, firstFilledAt(rows[at] ?? [])];
    const all = [...(values?.values() ?? [])];
    const heads = ['Concepto', 'Cantidad', ...all.map(({ head }) => head)];
    const record = [name, counted.count, ...all.map(({ text }) => text)];
    const width = Math.max(widthOf(sheet), first + heads.length);
    const placed = (cells: readonly string[] = []): readonly string[] =>
      Array.from({ length: width }, (_, column) => cells[column - first] ?? '');
    const lines = values === null ? [] : [heads, record];
    return sheet.map((row, line) =>
      line < at || line >= end
        ? Array.from({ length: width }, (_, column) => row[column] ?? '')
        : placed(lines[line - at]),
    );
  }, rows);

/** What is said of those that aren't understood, and stay out. */
export const countedLeft = (rows: Rows, target: ImportTarget): readonly string[] =>
  countedBlocks(rows, target).flatMap(({ counted: { name, count, unit }, values }) =>
    values === null
      ? [
          `No se toma «${name}» (${count} ${unit}): no se entiende cuánto deja cada uno. Créalo aparte, con su cantidad y su tarifa.`,
        ]
      : [],
  );

function countedBlocks(rows: Rows, target: ImportTarget): readonly CountedBlock[] {
  if (target.amount === undefined || rows.length > MOST_OF_SHEET) return [];
  return rows.flatMap((row, at) => {
    const counted = countedIn(row);
    if (!counted || !isBehindRecords(rows, at, target)) return [];
    const below = rows.slice(at + 1);
    const length = below.findIndex((line) => filledIn(line).length < 2);
    const end = length < 0 ? rows.length : at + 1 + length;
    return { at, end, counted, values: valuesOf(counted, rows.slice(at + 1, end), target) };
  });
}

/** Whether an empty line parts a line from records under a title of the list. */
function isBehindRecords(rows: Rows, at: number, target: ImportTarget): boolean {
  const over = rows.slice(0, at);
  if (at === 0 || filledIn(over.at(-1) ?? []).length > 0) return false;
  const last = over.findLast((row) => filledIn(row).length > 0) ?? [];
  const titles = over.filter((row) => firstFigureAt(row) < 0).map(firstText);
  const whose = titles.map((title) => listOf(title, target)).findLast((one) => one !== undefined);
  return firstFigureAt(last) > 0 && whose === 'own';
}

/** 'Parqueaderos | 18 | cupos', 'Parqueaderos | 18 cupos'; null for an amount, or how long something takes. */
function countedIn(row: Rows[number]): Counted | null {
  const [name = '', ...said] = textsIn(row);
  const [, count = '', unit = ''] = COUNTED.exec(said.join(' ')) ?? [];
  const isOther = isUnitOfMoney(unit) || unit.split(/\s/).some(saysPeriod);
  return count === '' || isOther || filledAt(row).length > 3 ? null : { name, count, unit };
}
const COUNTED = /^(\d{1,4})\s+(\p{L}[\p{L}\d² ]*)$/u;

function valuesOf(
  { name, unit }: Counted,
  lines: Rows,
  target: ImportTarget,
): CountedBlock['values'] {
  // 'Canon por unidad' is of whatever is counted.
  const own = meaningOf(`${name} ${unit} unidad`);
  const said = lines.map((row, at) => saidIn(row, at, target));
  const values = said.map((one, at) => {
    const isOfIt = one && [...meaningOf(one.name ?? '')].every((word) => own.has(word));
    return isOfIt
      ? ([one.id, { head: firstText(lines[at] ?? []), text: one.text }] as const)
      : null;
  });
  const found = new Map(values.flatMap((value) => (value ? [value] : [])));
  const isWhole = found.size === lines.length && found.has(idOf(target.amount ?? '', target) ?? '');
  return isWhole ? found : null;
}
