import {
  type Figure,
  formatDifference,
  type StudyCell,
  type StudyTable,
  type Variable,
} from '../../../tool/index.ts';
import { axisText, figureText } from '../subject.ts';

export const wordCell = (text: string): StudyCell => ({ text, value: text, shape: null });

export const figureCell = ({ formula }: Figure, value: number | null): StudyCell => ({
  text: figureText(formula, value),
  value,
  shape: formula,
});

/** How far apart two values of a figure are: of percents, in points. */
export const distanceCell = ({ formula }: Figure, value: number | null): StudyCell => ({
  text: value === null ? '—' : formatDifference(value, formula),
  value,
  shape: formula,
});

/** A value of an input as a run gives it. */
export function inputCell(variable: Variable, value: number): StudyCell {
  const text = axisText(variable, value);
  return variable.options ? wordCell(text) : { text, value, shape: variable.field };
}

/** All cells of a table, its head first. */
export const cellsOf = ({ head, values, rows }: StudyTable): (string | StudyCell)[][] => [
  [...head.slice(0, 1), ...(values ?? head.slice(1))],
  ...rows.map((row) => [...row]),
];
