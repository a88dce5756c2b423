import { type Field, kinds } from '../../../tool/index.ts';

/** Whether an input can be taken from a figure: an amount that is typed, and not one of a few. */
export const canBring = (field: Field): boolean =>
  !field.options && !field.hidden && !field.month && kinds[field.kind].type === 'number';
