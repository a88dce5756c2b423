import { type List, RECORD_ID } from '../../tool/index.ts';
import { type TargetColumn, wholeNames } from './target.ts';

/** The columns of a declared list, as a table may name them. */
export const columnsOf = ({ fields, name, singular }: List): TargetColumn[] =>
  Object.entries(fields)
    .filter(([field, { hidden }]) => field !== RECORD_ID && !hidden)
    .map(([field, spec]) => ({
      id: field,
      label: spec.label,
      field: spec,
      ...(field === name ? { also: [singular, 'Nombre'] } : {}),
      ...(spec.also ? { exactly: wholeNames(spec.also) } : {}),
    }));
