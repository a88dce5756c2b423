import { foldedWords } from '../../../ui/fold.ts';
import { idOf } from '../match/amount.ts';
import { filledAt, filledIn, firstFilledAt, firstText, textAt } from '../table/layout.ts';
import { periodsOf } from '../match/periods.ts';
import { unnumbered } from '../table/numbering.ts';
import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import { type Rows, widthOf } from '../table/rows.ts';
import { scaleOf } from '../../grid/clipboard/scales.ts';
import type { ImportTarget } from '../target.ts';

/* Records whose values a sheet has one below the other, as rows of a table. */

/** A value of such a record. */
export interface ValueBelow {
  readonly text: string;
  /** What the sheet calls it. */
  readonly head: string;
  /** The line that it is in. */
  readonly row: Rows[number];
}

export interface RecordBelow {
  /** The line that becomes its row. */
  readonly at: number;
  readonly name: string;
  /** By the columns of the list; its amount is one of them. */
  readonly values: ReadonlyMap<string, ValueBelow>;
}

interface Found {
  /** The line that becomes that of the heads. */
  readonly head: number;
  readonly records: readonly RecordBelow[];
  /** The lines of what isn't the list's. */
  readonly others?: ReadonlySet<number>;
}

/** Of figures of several years the first. */
export const firstFigureAt = (row: Rows[number]): number =>
  row.findIndex((cell) => beginsAsFigure(cell));

export const figureOf = (row: Rows[number]): string => row[firstFigureAt(row)] ?? '';

/**
 * The same sheet with each of these records in one row, its values behind its name and amount; other lines stay as
 * they are, so that amounts below with names alone are under the same heads. What an amount is of, 'ADR' or
 * 'COP/noche', stands beside it.
 */
export function inRows(
  rows: Rows,
  { head, records, others: foreign }: Found,
  target: ImportTarget,
): Rows {
  const { amount = '', label } = target;
  const id = idOf(amount, target);
  const paidOf = ({ values }: RecordBelow): ValueBelow => values.get(id) ?? NOTHING;
  const [one = NOTHING] = records.map(paidOf);
  const [named, column] = [firstFilledAt(one.row), firstFigureAt(one.row)];
  const width = widthOf(rows);
  const unit = filledAt(one.row).find((at) => at !== named && at !== column) ?? width;
  const others = new Map(
    records.flatMap(({ values }) => [...values].map(([other, value]) => [other, value.head])),
  );
  others.delete(id);
  const placed = (cells: ReadonlyMap<number, string>, more: readonly string[]): string[] => [
    ...Array.from({ length: width + 1 }, (_, at) => cells.get(at) ?? ''),
    ...[...others].map((_, at) => more[at] ?? ''),
    more[others.size] ?? '',
  ];
  const wide = (cells: readonly string[], more: readonly string[] = []): string[] =>
    placed(new Map(cells.entries()), more);
  const recordAt = new Map(records.map((record) => [record.at, record]));
  const taken = new Set(
    records.flatMap(({ values }) => [...values.values()].map(({ row }) => row)),
  );
  // Under its title the block is known as the list's.
  const isFree = head > 0 && filledIn(rows[head - 1] ?? []).length === 0;
  const heads = new Map([
    [named, isFree ? 'Concepto' : label],
    [column, amount],
    [unit, 'Unidad'],
  ]);
  const rowOf = (record: RecordBelow): string[] => {
    const paid = paidOf(record);
    const values = [...others.keys()].map((other) => record.values.get(other)?.text ?? '');
    // 'Salario' and 'Tarifa por noche' say more than that they are amounts.
    const said = foldedWords(paid.head) === foldedWords(amount) ? '' : paid.head;
    const beside = textAt(paid.row, unit);
    // 'COP' says less of an amount than its name, 'Tarifa diaria'.
    const isOfPeriod = periodsOf(said).size > 0 && periodsOf(beside).size === 0;
    const isOpen = beside === '' || (isOfPeriod && scaleOf(beside) === 1);
    // 'COP/noche' says all that 'ADR' does.
    const isSaid = isOpen || (periodsOf(said).size > 0 && periodsOf(beside).size > 0);
    const cells = wide(paid.row, [...values, isSaid ? '' : said]).with(named, record.name);
    return isOpen ? cells.with(unit, said) : cells;
  };
  return rows.map((row, at) => {
    if (at === head) return placed(heads, [...others.values()]);
    if (isFree && at === head - 1)
      return placed(new Map([[named, firstText(rows[head] ?? [])]]), []);
    const record = recordAt.get(at);
    if (record) return rowOf(record);
    return wide(taken.has(row) || foreign?.has(at) ? [] : row);
  });
}

const NOTHING: ValueBelow = { text: '', head: '', row: [] };

/** 'Habitaciones' of 'Número de habitaciones'; of 'Llaves totales' the title over it is the better name. */
export function nameOf(label: string, title: string): string {
  const name = /(?<!\p{L})total/iu.test(label)
    ? unnumbered(title).toLocaleLowerCase('es-CO')
    : label;
  return bareName(name);
}

/** 'Habitaciones dobles' of 'No. de habitaciones dobles'. */
export const bareName = (label: string): string =>
  label
    .replace(/^(n[uú]mero|n[.°º]|n[oº]s?\.?|nro\.?|cantidad)\s+(de\s+)?(?=\p{L})/iu, '')
    .replace(/^\p{L}(?=\p{L})/u, (first) => first.toLocaleUpperCase('es-CO'));
