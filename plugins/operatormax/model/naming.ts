import type { Naming } from '../../../src/tool/index.ts';
import type { Income, ProjectData } from '../document/document.ts';
import { inflationYears } from './data.ts';
import { overridesOf } from '../document/overrides.ts';
import { expenseId, incomeId, streamOf } from './structure.ts';

/** Streams and entries by their ids, years of inflation by the year. */
export const naming: Naming<ProjectData> = {
  ids: (project, list) =>
    list === 'inflationByYear'
      ? inflationYears(project).map(String)
      : (actualsIn(project, list) ?? entriesOf(project.createdIncomes, list)),
  scopes: ({ createdIncomes, createdExpenses }) => [
    ...createdIncomes.map(({ id }, at) => ({
      prefix: incomeId(at),
      path: [{ list: 'createdIncomes', id }],
    })),
    ...createdExpenses.map(({ id }, at) => ({
      prefix: expenseId(at),
      path: [{ list: 'createdExpenses', id }],
    })),
  ],
  called: { createdIncomes: 'Ingreso', createdExpenses: 'Egreso' },
};

/** A real month is known by itself: '2028-03'. */
function actualsIn(project: ProjectData, list: string): string[] | undefined {
  const stream = streamOf(project, list.replace(/\.actual$/, ''));
  if (!list.endsWith('.actual') || !stream) return undefined;
  return overridesOf(project, ...stream).map(([month]) => month);
}

function entriesOf(incomes: readonly Income[], list: string): string[] {
  const income = incomes.find((_, at) => list === `${incomeId(at)}.entries`);
  const entries = income?.incomeType === 'solo-ingresos' ? income.soloIngresosData.incomes : [];
  return entries.map(({ id }) => id);
}
