import type { StudyChart, StudyTable } from '../../../tool/index.ts';
import { figureCell, inputCell } from '../parts/cells.ts';
import { figureText, valueText } from '../subject.ts';
import type { GoalAnswer } from './question.ts';

/** The values with which the goal is reached. */
export function solutionsTable({ seek, figure, variable }: GoalAnswer): StudyTable {
  return {
    title: `Dónde llega ${figure.label}`,
    head: [variable.label, figure.label],
    rows: seek.solutions.map((solution) => [
      inputCell(variable, solution.value),
      figureCell(figure, solution.figure),
    ]),
  };
}

/** The figure over the values of the input; null where there are too few to draw. */
export function curveOf(
  answer: GoalAnswer,
): { readonly chart: StudyChart; readonly table: StudyTable } | null {
  const { figure, variable, target, axis, curve, seek } = answer;
  // Of what doesn't move a flat line tells nothing that the answer hasn't said.
  if (axis.length < 2 || variable.options || !seek.moves) return null;
  const at = (row: number): number | null => curve[row]?.[0]?.[0] ?? null;
  const title = `${figure.label} según ${variable.label}`;
  const [first, last] = [at(0), at(axis.length - 1)].map((one) => figureText(figure.formula, one));
  const ends = `con ${valueText(variable, axis[0] ?? Number.NaN)}, ${first}; con ${valueText(variable, axis.at(-1) ?? Number.NaN)}, ${last}`;
  return {
    chart: {
      kind: 'lines',
      title,
      label: `${title}: ${ends}`,
      x: variable.field,
      y: figure.formula,
      lines: [axis.map((x, row) => ({ x, y: at(row) }))],
      target,
      today: variable.today,
      marks: seek.solutions.map((solution) => ({ x: solution.value, y: solution.figure })),
    },
    table: {
      title,
      head: [variable.label, figure.label],
      rows: axis.map((x, row) => [inputCell(variable, x), figureCell(figure, at(row))]),
    },
  };
}
