import type { Calculation, List } from '../../../src/tool/index.ts';
import { OpenedRecord, useSession } from '../../../src/workbench/index.ts';
import type { OpenedProject } from './sheet/sheetRow.ts';

/** Of what is computed of a project, what its form shows. */
const RESULTS = new Set([
  'porcentaje.cashOnCash',
  'totalIngresos',
  'utilidadNetaOperativa',
  'porcentaje.margen',
  'porcentaje.caprate',
]);

interface Props extends OpenedProject {
  onClose: (row: number, field: string | undefined) => void;
}

/** What is a project's own in a form, with the next and the one before: a finger's way to edit. */
export function ProjectForm(props: Props) {
  const { calculation } = useSession();
  return <OpenedRecord id="projects" list={ownList(calculation)} onRemove={undefined} {...props} />;
}

/** Without the parts of incomes and expenses, which have forms of their own. */
function ownList({ declaration }: Calculation): List {
  const projects = declaration.lists['projects'] as List;
  return {
    ...projects,
    fields: Object.fromEntries(Object.entries(projects.fields).filter(([id]) => !id.includes('.'))),
    formulas: Object.fromEntries(
      Object.entries(projects.formulas ?? {})
        .filter(([id]) => RESULTS.has(id))
        .map(([id, formula]) => [id, { ...formula, internal: false }]),
    ),
  };
}
