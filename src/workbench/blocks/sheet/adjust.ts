import { kinds, number, plainNumber, withoutNoise } from '../../../tool/index.ts';
import type { CellAddress, CellEdit, GridModel } from '../../grid/index.ts';

/* One operation on each of the selected figures, as a spreadsheet pastes a multiplication: all rents 5 % higher. */

/** What is done to a figure: a sum or a product. */
export interface Adjustment {
  readonly by: '+' | '*' | '/';
  readonly amount: number;
}

const FORM = /^(?<sign>[-+−–*×x·/÷])?\s*(?<amount>.+?)\s*(?<percent>%)?$/iu;
const NO_AMOUNT = /^\s*[-+−–*×x·/÷]?\s*%?\s*$/iu;
const AMOUNT = number('Cifra', { min: -1e15, max: 1e15 });
const NO_SIGN = 'Empieza con +, −, × o ÷: «+5 %», «×1,05»';

/** Reads '+5 %', '−3 %', '×1,05', '/1000' or '+100.000'; else says why it can't, in Spanish. */
export function readAdjustment(text: string): Adjustment | { readonly error: string } {
  if (NO_AMOUNT.test(text)) return { error: 'Falta la cifra' };
  const { sign = '', amount = '', percent } = FORM.exec(text.trim())?.groups ?? {};
  const read = kinds.number.parse(amount, AMOUNT);
  if ('error' in read) return read;
  if (typeof read.value !== 'number') return { error: NO_SIGN };
  const part = percent ? read.value / 100 : read.value;
  if (/[/÷]/.test(sign))
    return part === 0 ? { error: 'No se divide por 0' } : { by: '/', amount: part };
  if (/[*×x·]/iu.test(sign)) return { by: '*', amount: part };
  const signed = /[-−–]/.test(sign) ? -part : part;
  if (percent) return { by: '*', amount: withoutNoise(1 + signed) };
  return sign === '' ? { error: NO_SIGN } : { by: '+', amount: signed };
}

/** Whether a figure was typed into a cell of a table. */
export const holdsFigure =
  (model: GridModel) =>
  ({ row, columnId }: CellAddress): boolean => {
    const { editable, computed = false, refused = false, value } = model.cell(row, columnId);
    return editable && !computed && !refused && typeof value === 'number';
  };

/** Figures with what is done to them, as the arithmetic that it is: '=2800000*1,05'. */
export function adjusted(
  model: GridModel,
  cells: readonly CellAddress[],
  { by, amount }: Adjustment,
): readonly CellEdit[] {
  return cells.map(({ row, columnId }) => {
    const { value } = model.cell(row, columnId);
    const text = `=${inBrackets(Number(value))}${by}${inBrackets(amount)}`;
    return { row, columnId, text, isUnscaled: true };
  });
}

const inBrackets = (figure: number): string =>
  figure < 0 ? `(${plainNumber(figure)})` : plainNumber(figure);

/** What becomes of one figure. */
export function outcomeOf(figure: number, { by, amount }: Adjustment): number {
  if (by === '+') return withoutNoise(figure + amount);
  return withoutNoise(by === '*' ? figure * amount : figure / amount);
}
