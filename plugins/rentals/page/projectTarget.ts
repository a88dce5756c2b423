import { fieldsTarget, type ImportTarget, type Session } from '../../../src/workbench/index.ts';
import { makeRoom } from '../document/edits.ts';
import type { RentalsDocument } from '../document/types.ts';

/** The projects of the sheet as a list that takes others from elsewhere. */
export function projectTarget({ calculation }: Session<RentalsDocument>): ImportTarget | null {
  const { projects } = calculation.declaration.lists;
  return projects ? fieldsTarget<RentalsDocument>('projects', projects, makeRoom) : null;
}
