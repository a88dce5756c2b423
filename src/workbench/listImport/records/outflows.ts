import { kinds, listNames, money, plainNumber } from '../../../tool/index.ts';
import type { ForeignCell, ForeignRecord, TargetColumn } from '../target.ts';

/* Costs as statements have them, with a minus or in brackets: '(312.000)'. A list asks for what is paid. */

/** Whether figures are all of what goes out, a 0 among them too. */
export const areOutflows = (texts: readonly string[]): boolean =>
  texts.some((text) => OUTFLOW.test(text)) &&
  texts.every((text) => OUTFLOW.test(text) || !/[1-9]/.test(text));

const OUTFLOW = /^\s*(\(.*[1-9].*\)|(COP|\$|\s)*[-–−].*[1-9].*)\s*$/iu;

/** The same figures as what is paid. */
export const asPaid = (text: string): string => text.replace(/[-–−()]/g, '').trim();

/** Records with what a column says that is paid above 0, where all of it is below, and what to tell. */
export function paidIn(
  records: readonly ForeignRecord[],
  heads: readonly string[],
  columns: readonly TargetColumn[],
): { readonly records: readonly ForeignRecord[]; readonly notices: readonly string[] } {
  const amounts = new Map<string, number[]>(
    columns.flatMap(({ id, isPaid }) => (isPaid ? [[id, []]] : [])),
  );
  for (const record of records) {
    for (const cell of record) {
      const amount = amounts.has(cell.columnId) ? amountOf(cell) : null;
      if (amount !== null) amounts.get(cell.columnId)?.push(amount);
    }
  }
  const turned = new Set([...amounts].flatMap(([id, own]) => (areNegative(own) ? id : [])));
  if (turned.size === 0) return { records, notices: [] };
  const isTurned = ({ columnId }: ForeignCell): boolean => turned.has(columnId);
  const paid = (cell: ForeignCell): ForeignCell => {
    const value = isTurned(cell) ? amountOf(cell) : null;
    return value === null ? cell : { ...cell, text: plainNumber(Math.abs(value)) };
  };
  const places = new Set(records.flatMap((one) => one.filter(isTurned).map((cell) => cell.column)));
  const said = listNames(
    [...places].flatMap((at) => heads[at] || []),
    MOST_NAMED,
  );
  return {
    records: records.map((record) => record.map(paid)),
    notices: [said === '' ? `${TOLD}.` : `${TOLD}: ${said}.`],
  };
}

const TOLD =
  'Lo que tu hoja trae en negativo entra en positivo, como aquí se escribe lo que se paga';
const MOST_NAMED = 4;
const ANY = money('');

const areNegative = (amounts: readonly number[]): boolean =>
  amounts.some((amount) => amount < 0) && amounts.every((amount) => amount <= 0);

function amountOf({ text }: ForeignCell): number | null {
  if (text.includes('%')) return null;
  const read = kinds.money.parse(text, ANY);
  return !('error' in read) && typeof read.value === 'number' ? read.value : null;
}
