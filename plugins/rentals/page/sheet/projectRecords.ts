import type { CellAddress, GridRecords, Session } from '../../../../src/workbench/index.ts';
import { arrangeProjects, duplicateProject, insertProjects } from '../../document/edits.ts';
import type { RentalsDocument } from '../../document/types.ts';

/** What the sheet may do to whole projects. To remove some is asked about first. */
export function projectRecords(
  session: Session<RentalsDocument>,
  at: (address: CellAddress) => number | null,
  askRemove: (projects: readonly number[]) => void,
): GridRecords {
  const named = (count: number): string => (count === 1 ? 'proyecto' : `${count} proyectos`);
  return {
    along: 'columns',
    one: 'proyecto',
    many: 'proyectos',
    at,
    insert: (place, count) => {
      session.edit(`Insertar ${named(count)}`, (draft) => insertProjects(draft, place, count));
      return null;
    },
    remove: (projects) => {
      if (projects.length >= session.document.projects.length) return LAST_STAYS;
      askRemove(projects);
      return null;
    },
    duplicate: (projects) => {
      session.edit(`Duplicar ${named(projects.length)}`, (draft) => {
        for (const project of projects.toSorted((a, b) => b - a)) duplicateProject(draft, project);
      });
      return null;
    },
    arrange: (order, label) => session.edit(label, (draft) => arrangeProjects(draft, order)),
  };
}

/** Why not all projects can be removed. */
export const LAST_STAYS = 'Debe quedar al menos un proyecto';
