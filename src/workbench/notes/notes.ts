import { type Calculation, kinds, notedValues, read } from '../../tool/index.ts';

/**
 * What a person noted on the values of a document, for reports, workbooks and tables: each with the
 * stable address of its value and what that is called.
 */
export { type NotedValue, notedValues } from '../../tool/index.ts';

/** The heads of `noteRows`. */
export const NOTE_HEADS = ['Dato', 'Valor', 'Nota', 'Fuente', 'Fecha'] as const;

/** The notes as rows of a table; none where nothing was noted. */
export function noteRows(calculation: Calculation): (string | number | null)[][] {
  return notedValues(calculation).map(({ ref, label, text, source, date }) => [
    label,
    valueOf(calculation, ref),
    text,
    source ?? '',
    date ?? '',
  ]);
}

/** A choice by its label, as everywhere in a file. */
function valueOf(
  calculation: Calculation,
  ref: Parameters<Calculation['value']>[0],
): string | number | null {
  if (ref.table !== undefined && ref.row === undefined) return null;
  const { value } = read(calculation, ref);
  const shape = calculation.field(ref) ?? calculation.formula(ref);
  const worded = typeof value === 'boolean' || shape?.kind === 'choice';
  if (worded && shape) return kinds[shape.kind].format(value, shape);
  return typeof value === 'boolean' ? null : value;
}
