import type { List } from '../../../src/tool/index.ts';
import { fieldsTarget, type ImportTarget } from '../../../src/workbench/index.ts';
import { makeRoom } from '../document/edits.ts';
import type { RentalsDocument } from '../document/types.ts';

/** The projects of the sheet as a list that takes others from elsewhere. */
export function projectTarget(projects: List | undefined): ImportTarget | null {
  return projects ? fieldsTarget<RentalsDocument>('projects', projects, makeRoom) : null;
}
