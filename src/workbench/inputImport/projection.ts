import type { Calculation } from '../../tool/index.ts';
import type { Rows } from '../listImport/table/rows.ts';
import { inOneHalf } from '../listImport/sheetLayout/laidOut.ts';
import { yearsSaid } from '../listImport/sheetLayout/yearsInColumns.ts';
import type { ImportTarget } from '../listImport/target.ts';
import { guessInputs } from './guess.ts';
import type { Pair } from './pair.ts';

/* When a projection begins and how long it is, where a sheet says it by a column for each year: '2027 | 2028 | 2029'. */

/** The inputs that ask for it. */
export interface Projection {
  readonly month: string;
  readonly year: string;
  /** How many years. */
  readonly years: string;
  /** Whether nothing depends on them yet, so that what stands in them may be of another sheet. */
  readonly isOpen: () => boolean;
}

/** Years are counted: 'Año 1', 'Año 2'. */
const FIRST = 1;

/** The rows of a sheet, with what its years say of inputs that have no row, where they are open or empty. */
export function withProjection(
  pairs: readonly Pair[],
  sheet: Rows,
  target: ImportTarget,
  calculation: Calculation,
  { month, year, years, isOpen }: Projection,
): readonly Pair[] {
  const found = yearsSaid(inOneHalf(sheet));
  if (!found) return pairs;
  const { first, count } = found;
  const { mapping } = guessInputs(pairs, target);
  const last = first + count - 1;
  const said = first > FIRST ? `columnas ${first}–${last}` : `${count} columnas de años`;
  // Years of a calendar begin in January.
  const begun = first > FIRST ? { [month]: 1, [year]: first } : {};
  const more = Object.entries({ ...begun, [years]: count }).flatMap(([id, value]) => {
    const label = target.columns.find((column) => column.id === id)?.label;
    const today = calculation.value({ id });
    const isKept = mapping.includes(id) || today === value || (today !== null && !isOpen());
    return label === undefined || isKept ? [] : [{ label, text: String(value), said, beside: '' }];
  });
  return [...more, ...pairs];
}
