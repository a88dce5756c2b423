import type { Field } from '../../../tool/index.ts';
import { readTyped } from '../../session/readTyped.ts';
import { knownHeads, likelyHeads } from '../match/heads.ts';
import type { ImportTarget } from '../target.ts';

/** A cell on which a text of a block would be pasted. */
export interface CellUnder {
  readonly row: number;
  readonly text: string;
  /** By which it is read there; undefined where it can't be said. */
  readonly field: Field | undefined;
}

/** The cells on which somebody pastes. */
export interface CellsUnder {
  /** As the block stands; null where some of them aren't typed. */
  readonly cells: () => readonly CellUnder[] | null;
  readonly paste: () => void;
}

/**
 * Whether a block is meant for the cells under it, whatever it looks like: each of them takes its text, and the
 * first row names no column of the list. What a record is called by, 'Apartamento', names none over figures.
 */
export function isMeantForCells(cells: readonly CellUnder[], target: ImportTarget): boolean {
  const isTaken = ({ field, text }: CellUnder): boolean =>
    field !== undefined && !('error' in readTyped(field, text));
  if (!cells.every(isTaken)) return false;
  const top = cells[0]?.row;
  const heads = cells.filter(({ row }) => row === top).map(({ text }) => text);
  const isOverFigures = cells.some(({ row, field }) => row !== top && field?.kind !== 'text');
  // Records that are called 'Apto 302' and 'Local 5' are only alike what names a record.
  const others = target.columns.filter(({ id }) => id !== target.name);
  return (
    likelyHeads(heads, { ...target, columns: others }) === 0 &&
    (isOverFigures || knownHeads(heads, target) === 0)
  );
}
