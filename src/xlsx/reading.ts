import { type Field, mayBeEmpty, type Scalar } from '../tool/index.ts';
import { atom, call, NOTHING, numeral, type Piece } from './formula/text.ts';

/** What a person answers where it is yes or no. */
export const YES = 'Sí';
export const NO = 'No';

/** Whether a cell of the field is its value: it can't be empty, and holds what it says. */
export function isReadAsIs(field: Field): boolean {
  if (field.kind === 'toggle') return false;
  return field.blank === undefined && !mayBeEmpty(field);
}

/**
 * What formulas take from the cell of a field. An empty cell is 0 to Excel: where it stands for
 * another number, or for nothing, that is said.
 */
export function readingOf(field: Field, cell: string, value: Scalar): Piece {
  if (field.kind === 'toggle') {
    const answer = call('N', `${cell}="${YES}"`);
    return mayBeEmpty(field) || value === null ? unlessEmpty(cell, answer) : answer;
  }
  if (isReadAsIs(field)) return atom(cell);
  if (field.kind === 'text' || field.kind === 'texts' || field.kind === 'choice') {
    return value === '' ? { text: `${cell}&""`, level: 2 } : unlessEmpty(cell, atom(cell));
  }
  if (field.blank === 0) return call('N', cell);
  const instead = field.blank === undefined ? NOTHING : numeral(field.blank);
  return call('IF', call('ISNUMBER', cell), cell, instead);
}

function unlessEmpty(cell: string, piece: Piece): Piece {
  return call('IF', `${cell}=""`, NOTHING, piece);
}

/** A value as its cell has it, apart from choices and dates. */
export function answerOf(field: Field, value: Scalar): Scalar {
  if (field.kind === 'toggle' && value !== null) return value === true ? YES : NO;
  return value;
}
