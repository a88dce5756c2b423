import { type Field, type List, RECORD_ID } from '../../tool/index.ts';
import { type TargetColumn, wholeNames } from './target.ts';

/** The columns of a declared list, as a table may name them. */
export const columnsOf = ({ fields, name, singular }: List): TargetColumn[] =>
  Object.entries(fields)
    .filter(([field, { hidden }]) => field !== RECORD_ID && !hidden)
    .map(([field, spec]) => ({
      ...columnOf(field, spec),
      ...(field === name ? { also: [singular, 'Nombre'] } : {}),
    }));

/** What is typed, as a table may name it. */
export const columnOf = (id: string, field: Field): TargetColumn => ({
  id,
  label: field.label,
  field,
  ...(field.also ? { exactly: wholeNames(field.also) } : {}),
});
