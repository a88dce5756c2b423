import type { Calculation } from '../../tool/index.ts';
import { nameScore, SURE } from '../listImport/match/heads.ts';
import { withoutPeriod } from '../listImport/match/periods.ts';
import type { ImportTarget } from '../listImport/target.ts';
import { guessInputs } from './guess.ts';
import type { Pair } from './pair.ts';

/** What the row of an input says of another one: 'Fee | 10 | % GOP' of what the fee is a share of. */
export interface Implied {
  /** The input that the row is. */
  readonly of: string;
  /** Whether it says so. */
  readonly says: (row: Pair) => boolean;
  /** A choice, and what it is then. */
  readonly id: string;
  readonly value: string;
}

/**
 * The rows of a sheet, each with what it says of an input that has no row of its own and is something else today.
 */
export function withImplied(
  pairs: readonly Pair[],
  target: ImportTarget,
  calculation: Calculation,
  implied: readonly Implied[],
): readonly Pair[] {
  const guess = guessInputs(pairs, target);
  const more = implied.flatMap(({ of, says, id, value }) => {
    const row = guess.pairs[guess.mapping.indexOf(of)] ?? rowCalled(of, guess, target);
    const column = target.columns.find((one) => one.id === id);
    const option = column?.field.options?.find((one) => one.value === value);
    const isOther = calculation.value({ id }) !== value && !guess.mapping.includes(id);
    if (!row || !column || !option || !isOther || !says(row)) return [];
    const said = [row.label, row.text, row.beside].filter(Boolean).join(' ');
    return [{ row, pair: { label: column.label, text: option.label, said, beside: '' } }];
  });
  const saidBy = (one: Pair): Pair[] => more.flatMap(({ row, pair }) => (row === one ? pair : []));
  return pairs.flatMap((pair) => [pair, ...saidBy(pair)]);
}

/** The row that has the name of an input, though its value is none of the kind that the input is of today. */
function rowCalled(
  id: string,
  { pairs, mapping }: ReturnType<typeof guessInputs>,
  { columns }: ImportTarget,
): Pair | undefined {
  const column = columns.find((one) => one.id === id);
  return pairs.find(
    ({ label }, at) =>
      mapping[at] === '' && column && nameScore(withoutPeriod(label) || label, column) > SURE,
  );
}
