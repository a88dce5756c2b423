import { type Field, kinds, type List, plainNumber } from '../../tool/index.ts';
import { numberAs } from './match/amount.ts';
import { cellOf, type ForeignCell, type ForeignRecord, type Recast } from './target.ts';

/* Amounts that others of their record say: a loan is what the down payment leaves of the price, and a down payment of
   '40 %' is that part of it. */

interface Parts {
  readonly whole: string;
  /** Either is what the other leaves of the whole. */
  readonly parts: readonly [string, string];
  readonly fields: Readonly<Record<string, Field>>;
}

/** Of a list with such amounts what its records lack, and its columns that may have shares of the whole. */
export function restsOf({ fields }: List): {
  readonly shares: readonly string[];
  readonly completed?: Recast;
} {
  const [found] = Object.entries(fields).flatMap(([id, { rest }]) => (rest ? [{ id, rest }] : []));
  if (!found) return { shares: [] };
  const { id, rest } = found;
  const parts = [rest.without, id] as const;
  return {
    shares: parts,
    completed: (records, { heads }) => completed(records, heads, { whole: rest.of, parts, fields }),
  };
}

function completed(
  records: readonly ForeignRecord[],
  heads: readonly string[],
  { whole, parts, fields }: Parts,
): ReturnType<Recast> {
  const labelOf = (id: string): string => `«${fields[id]?.label ?? ''}»`;
  const notices = new Map<string, string>();
  const read = records.map((record) => {
    const all = amountIn(cellOf(record, whole), fields);
    if (all === null) return record;
    const inFull = record.map((cell) => {
      const share = parts.includes(cell.columnId) ? shareIn(cell, heads) : null;
      if (share === null) return cell;
      const text = `=${plainNumber(all)}*${plainNumber(share)}/100`;
      const told = `${labelOf(cell.columnId)} en porcentaje entra como esa parte de ${labelOf(whole)}: ${plainNumber(share)} % es ${painted({ ...cell, text }, fields)}.`;
      if (!notices.has(cell.columnId)) notices.set(cell.columnId, told);
      return { ...cell, text };
    });
    const [said, another] = inFull.filter(({ columnId }) => parts.includes(columnId));
    const amount = another ? null : amountIn(said, fields);
    const other = parts.find((part) => part !== said?.columnId);
    if (!said || other === undefined || amount === null || amount > all) return inFull;
    notices.set(
      'rest',
      `Donde tu tabla no dice ${labelOf(other)} entra ${labelOf(whole)} menos ${labelOf(said.columnId)}.`,
    );
    return [
      ...inFull,
      { ...said, columnId: other, text: `=${plainNumber(all)}-${plainNumber(amount)}` },
    ];
  });
  return { records: read, notices: [...notices.values()] };
}

/** The percentage that a cell says, by its sign or by its head's; null for an amount. */
function shareIn({ text, column }: ForeignCell, heads: readonly string[]): number | null {
  const isShare = text.includes('%') || (heads[column] ?? '').includes('%');
  const share = isShare ? numberAs(PERCENT, text) : null;
  return share === null || share > 100 ? null : share;
}

const PERCENT: Field = { kind: 'percent', label: '', initial: null };

function amountIn(cell: ForeignCell | undefined, fields: Parts['fields']): number | null {
  const field = cell && fields[cell.columnId];
  return field ? numberAs(field, cell.text) : null;
}

function painted(cell: ForeignCell, fields: Parts['fields']): string {
  const field = fields[cell.columnId];
  return field ? kinds.money.format(amountIn(cell, fields), field) : cell.text;
}
