import {
  type Field,
  kinds,
  type List,
  listNames,
  money,
  plainNumber,
  type Scalar,
} from '../../tool/index.ts';
import type { Session } from '../session/session.ts';
import { columnOf } from './columnsOf.ts';
import { numberAs } from './match/amount.ts';
import { nameScore, SURE } from './match/heads.ts';
import { comesTo, payersIn, sharesPaid } from './paidShares.ts';
import { textsIn } from './table/layout.ts';
import type { Rows } from './table/rows.ts';
import { cellOf, type ForeignRecord, type ImportTarget, type TargetColumn } from './target.ts';

/* Amounts where a list has what they are of an input: a notary's '$ 1.140.000' is 0,3 % of a value of 380 millions. */

/** The percentage of a list that is a share of an input, and the column of amounts that it is taken from. */
interface Shared {
  readonly id: string;
  readonly field: Field;
  readonly whole: string;
  readonly column: TargetColumn;
  /** The field that names a record. */
  readonly name: string;
}

/**
 * What a list takes besides, where it has such a percentage; nothing for any other. `paid`: its percentages that may be
 * amounts, since they say who pays how much of a record.
 */
export function amountsOf(list: List): Partial<Pick<ImportTarget, 'recast' | 'beside'>> & {
  readonly columns: readonly TargetColumn[];
  readonly paid: readonly string[];
} {
  const shared = sharedIn(list);
  if (!shared) return { columns: [], paid: [] };
  const payers = payersIn(list);
  return {
    columns: [shared.column],
    paid: payers?.ids ?? [],
    recast:
      (session) =>
      (records, { heads }) => {
        const whole = wholeIn(session, shared);
        const totals = totalsIn(shared, whole);
        const paid = payers ? sharesPaid(records, heads, payers, totals) : { records, notices: [] };
        const shares = sharesOf(paid.records, shared, whole);
        return { records: shares.records, notices: [...shares.notices, ...paid.notices] };
      },
    beside: (session, rows) => wholesStated(rows, wholeIn(session, shared)),
  };
}

function sharedIn({ fields, name = '' }: List): Shared | null {
  const [found] = Object.entries(fields).flatMap(([id, field]) =>
    field.shareOf === undefined ? [] : [{ id, field, whole: field.shareOf }],
  );
  if (!found) return null;
  // 'Valor comprador' is the part of a column of its own.
  const others = Object.entries(fields).flatMap(([id, { label }]) => (id === name ? [] : label));
  const names = others.map((label) => label.replace(/[^\p{L}\d\s]/gu, '.'));
  const column = {
    id: `${found.id}.amount`,
    label: 'Monto',
    // The total of a line goes before its value, which taxes may be missing from.
    also: ['Total', 'Valor total', 'COP'],
    never: new RegExp(names.join('|'), 'iu'),
    field: money('Monto'),
  };
  return { ...found, column, name };
}

interface Whole {
  readonly id: string;
  readonly field: Field;
  readonly value: Scalar;
}

function wholeIn({ calculation }: Session, { whole: id }: Shared): Whole | null {
  const field = calculation.field({ id });
  return field ? { id, field, value: calculation.value({ id }) } : null;
}

/** How much a record is in all, by its amount or by its rate. */
const totalsIn = (shared: Shared, whole: Whole | null): Parameters<typeof sharesPaid>[3] => ({
  column: shared.column.id,
  name: shared.name,
  amountOf: (record) => amountIn(record, shared),
  ratedOf: (record) => {
    const rate = rateIn(record, shared);
    return rate === null || typeof whole?.value !== 'number' ? null : (rate / 100) * whole.value;
  },
});

const said = ({ field, value }: Whole): string =>
  `«${field.label}» (${kinds[field.kind].format(value, field)})`;

/** The amounts as shares of the whole, beside which they are still shown as they stand. */
function sharesOf(
  records: readonly ForeignRecord[],
  shared: Shared,
  whole: Whole | null,
): { readonly records: readonly ForeignRecord[]; readonly notices: readonly string[] } {
  const amounts = records.map((record) => amountIn(record, shared));
  if (!whole || amounts.every((amount) => amount === null)) return { records, notices: [] };
  const { value, field } = whole;
  if (typeof value !== 'number' || value <= 0) {
    const first = `Los montos no se toman: son parte de «${field.label}», que está en 0. Escríbelo primero.`;
    return { records, notices: [first] };
  }
  const overruled: ForeignRecord[] = [];
  const read = records.map((record, at) => {
    const amount = amounts[at] ?? null;
    const paid = cellOf(record, shared.column.id);
    if (amount === null || !paid) return record;
    const rate = rateIn(record, shared);
    if (rate !== null && comesTo(amount, (rate / 100) * value)) return record;
    if (rate !== null) overruled.push(record);
    const text = `=${plainNumber(amount)}/${plainNumber(value)}*100`;
    const others = record.filter(({ columnId }) => columnId !== shared.id);
    return [...others, { ...paid, columnId: shared.id, text }];
  });
  const names = overruled.map((record) => cellOf(record, shared.name)?.text ?? '');
  return {
    records: read,
    notices: [
      `Se toma la parte de ${said(whole)} que es cada monto.`,
      ...(names.length === 0
        ? []
        : [
            `En ${listNames(names, MOST_NAMED)} el porcentaje de tu tabla no da el monto que tiene al lado: se toma el monto.`,
          ]),
    ],
  };
}

const MOST_NAMED = 3;

const amountIn = (record: ForeignRecord, { column }: Shared): number | null =>
  numberAs(column.field, cellOf(record, column.id)?.text);

const rateIn = (record: ForeignRecord, { id, field }: Shared): number | null =>
  numberAs(field, cellOf(record, id)?.text);

/** What a sheet states as the whole, where that is another one here: its shares would be of the wrong one. */
function wholesStated(rows: Rows, whole: Whole | null): readonly string[] {
  if (!whole) return [];
  const { id, field, value } = whole;
  const names = columnOf(id, field);
  const [other] = rows.flatMap((row) =>
    labelled(textsIn(row)).flatMap(({ name, text }) => {
      const amount = nameScore(name, names) > SURE ? numberAs(field, text) : null;
      return amount === null || amount === value ? [] : [{ name, amount }];
    }),
  );
  if (!other) return [];
  const stated = kinds[field.kind].format(other.amount, field);
  return [
    `Tu hoja dice «${other.name}» ${stated} y aquí ${said(whole)} es otro: cámbialo primero.`,
  ];
}

/** Each text with what stands behind it, in its cell ('Valor del acto: $ 380.000.000') or in the next one. */
const labelled = (texts: readonly string[]) =>
  texts.map((cell, at) => {
    const [, name = cell, text = texts[at + 1]] = /^([^:]+):\s*(\S.*)$/su.exec(cell) ?? [];
    return { name: name.replace(/:$/, ''), text };
  });
