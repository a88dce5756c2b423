import { beginsAsFigure } from '../grid/clipboard/texts.ts';
import { idOf } from './amongAmounts.ts';
import { firstText, textsIn } from './layout.ts';
import { guessMapping } from './guess.ts';
import type { Rows } from './rows.ts';
import type { ImportTarget } from './target.ts';
import { isTitleOf } from './titles.ts';

/* Records one below the other, each with its name over its values: 'Habitación estándar' over 'Número | 64' and
   'Tarifa | 285.000', then 'Suite' over its own. */

interface Stacked {
  /** The line of its name. */
  readonly at: number;
  /** Its values by the columns of the list that they are. */
  readonly values: ReadonlyMap<string, Rows[number]>;
}

/** Of figures of several years the first. */
const firstFigureAt = (row: Rows[number]): number => row.findIndex((cell) => beginsAsFigure(cell));

const figureOf = (row: Rows[number]): string => row[firstFigureAt(row)] ?? '';

/** The same sheet with each such record in one row, under heads in the place of the title over the first of them. */
export function withStackedRecords(rows: Rows, target: ImportTarget): Rows {
  const { amount, label } = target;
  if (amount === undefined) return rows;
  const all = rows.flatMap((_, at) => stackedAt(rows, at, target) ?? []);
  const [first, second] = all;
  const head = (first?.at ?? 0) - 1;
  if (!first || !second || head < 0 || textsIn(rows[head] ?? []).length > 1) return rows;
  const paid = first.values.get(idOf(amount, target)) ?? [];
  const [named, column] = [paid.findIndex((cell) => cell.trim() !== ''), firstFigureAt(paid)];
  const others = [...first.values].filter(([, row]) => row !== paid);
  const width = paid.length + others.length;
  const wide = (cells: readonly string[]): string[] => [
    ...cells,
    ...Array<string>(width - cells.length).fill(''),
  ];
  const heads = paid.map((_, at) => (at === named ? label : at === column ? amount : ''));
  const away = new Set(all.flatMap(({ values }) => [...values.values()]));
  const recordAt = new Map(all.map((record) => [record.at, record]));
  return rows.map((row, at) => {
    if (at === head) return [...heads, ...others.map(([, each]) => firstText(each))];
    const record = recordAt.get(at);
    if (!record) return wide(away.has(row) ? [] : row);
    const amountRow = record.values.get(idOf(amount, target)) ?? [];
    const values = others.map(([id]) => figureOf(record.values.get(id) ?? []));
    return [...amountRow.with(named, firstText(row)), ...values];
  });
}

/** Such a record whose name is in a line; null for anything else. */
function stackedAt(rows: Rows, at: number, target: ImportTarget): Stacked | null {
  const [name = '', ...more] = textsIn(rows[at] ?? []);
  const isTitle = isTitleOf(name, target.label);
  if (more.length > 0 || isTitle || !/\p{L}{2}/u.test(name)) return null;
  // No more of them can be columns of the list, each another one.
  const below = rows.slice(at + 1, at + 1 + target.columns.length);
  const end = below.findIndex((row) => firstFigureAt(row) <= 0);
  const block = below.slice(0, end < 0 ? below.length : end);
  if (block.length < 2) return null;
  const heads = block.map(firstText);
  const mapping = guessMapping({ heads, lines: [{ cells: block.map(figureOf), at: 0 }] }, target);
  const known = mapping.indexOf('');
  const ids = mapping.slice(0, known < 0 ? mapping.length : known);
  if (ids.length < 2 || !ids.includes(idOf(target.amount ?? '', target))) return null;
  return { at, values: new Map(ids.map((id, place) => [id, block[place] ?? []])) };
}
