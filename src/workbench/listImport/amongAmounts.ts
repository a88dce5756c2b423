import { figureAt } from './downwards.ts';
import { filledIn, firstText, textsIn } from './layout.ts';
import { guessMapping } from './guess.ts';
import type { Rows } from './rows.ts';
import type { ImportTarget } from './target.ts';
import { listOf } from './titles.ts';

/* One record written downwards over others that are an amount each: 'Habitaciones | 34', 'Tarifa | 310.000' and
   'Ocupación | 66 %' over 'Alimentos y bebidas | 52.000.000'. */

interface Downwards {
  /** The line of the title over them. */
  readonly title: number;
  /** The lines of the record, and the columns of the list that they are. */
  readonly lines: readonly number[];
  readonly ids: readonly string[];
  /** The lines of another list that follow without a title of their own. */
  readonly others: ReadonlySet<number>;
}

/** The same sheet with that record in one row, under heads in the place of the block's title. */
export function recordAmongAmounts(rows: Rows, target: ImportTarget): Rows {
  const found = rows.flatMap((_, at) => downwardsUnder(rows, at, target) ?? [])[0];
  return found ? withRecord(rows, found, target) : rows;
}

function withRecord(
  rows: Rows,
  { title, lines, ids, others: away }: Downwards,
  target: ImportTarget,
): Rows {
  const { amount = '', label } = target;
  const parts = lines.map((line) => rows[line] ?? []);
  const [first = []] = parts;
  const paid = parts[ids.indexOf(idOf(amount, target))] ?? [];
  const others = parts.filter((part) => part !== paid);
  const named = first.findIndex((cell) => cell.trim() !== '');
  const column = figureAt(paid);
  const unit = paid.findIndex((cell, at) => cell.trim() !== '' && at !== named && at !== column);
  const heads = new Map([
    [named, label],
    [column, amount],
    [unit, 'Unidad'],
  ]);
  const [at] = lines;
  const width = paid.length + others.length;
  return rows.map((row, line) => {
    if (line === title)
      return [...paid.map((_, cell) => heads.get(cell) ?? ''), ...others.map(firstText)];
    const record = [...paid.with(named, firstText(first)), ...others.map(figureOf)];
    if (line === at) return record;
    const cells = lines.includes(line) || away.has(line) ? [] : row;
    return [...cells, ...Array<string>(width - cells.length).fill('')];
  });
}

const figureOf = (row: Rows[number]): string => row[figureAt(row)] ?? '';

/** What stands so under a title of the list; null for anything else. */
function downwardsUnder(rows: Rows, title: number, target: ImportTarget): Downwards | null {
  const [name = '', ...more] = textsIn(rows[title] ?? []);
  if (target.amount === undefined || more.length > 0 || listOf(name, target) !== 'own') return null;
  const below = rows.slice(title + 1);
  const lone = below.findIndex((row) => filledIn(row).length < 2);
  const all = below.slice(0, lone < 0 ? below.length : lone);
  const end = all.findIndex((row) => isOfOther(firstText(row), target));
  const block = all.slice(0, end < 0 ? all.length : end);
  const others = new Set(all.flatMap((_, at) => (at < block.length ? [] : [title + 1 + at])));
  if (!block.every((row) => figureAt(row) > 0)) return null;
  const heads = block.map(firstText);
  const cells = block.map(figureOf);
  const mapping = guessMapping({ heads, lines: [{ cells, at: 0 }] }, target);
  const known = mapping.indexOf('');
  const ids = mapping.slice(0, known);
  if (known < 2 || !ids.includes(idOf(target.amount, target))) return null;
  return { title, lines: ids.map((_, at) => title + 1 + at), ids, others };
}

/** 'Gastos de personal' and 'Costo de ventas' begin with the name of another list. */
function isOfOther(name: string, target: ImportTarget): boolean {
  const [first = ''] = name.split(/\s/);
  return [name, `${first}s`].some((text) => listOf(text, target) === 'other');
}

/** The column of the list that is called as its amount; the empty text for none. */
export const idOf = (amount: string, { columns }: ImportTarget): string =>
  columns.find(({ label, also = [] }) => label === amount || also.includes(amount))?.id ?? '';
