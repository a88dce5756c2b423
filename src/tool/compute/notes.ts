import type { Ref } from '../../engine/index.ts';
import type { Address } from '../contract/address.ts';
import { type Note, notesOf } from '../document/notes.ts';
import type { Calculation } from './calculation.ts';
import { fullLabelOf } from './reading.ts';

/** A note with the value that it is about. */
export interface NotedValue extends Note {
  readonly address: Address;
  readonly ref: Ref;
  /** What the value is called: 'Precio · Torre Norte'. */
  readonly label: string;
}

/** What was noted on values that are there now, in the order in which it was noted. */
export function notedValues(calculation: Calculation): NotedValue[] {
  return Object.entries(notesOf(calculation.document)).flatMap(([address, note]): NotedValue[] => {
    const found = calculation.refOf(address);
    if (found.kind !== 'cell') return [];
    const { ref } = found;
    return [{ ...note, address, ref, label: fullLabelOf(calculation, ref) }];
  });
}
