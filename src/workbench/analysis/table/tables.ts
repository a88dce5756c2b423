import type { StudyChart, StudyTable } from '../../../tool/index.ts';
import { figureCell, inputCell } from '../parts/cells.ts';
import { axisText } from '../subject.ts';
import type { TableAnswer } from './question.ts';

/** The tables of an answer: with two inputs one for each figure, else one for all. */
export function tablesOf(answer: TableAnswer): StudyTable[] {
  const { figures, columns } = answer;
  return columns
    ? figures.map((_, at) => tableOf(answer, [at]))
    : [tableOf(answer, [...figures.keys()])];
}

/** @param shown - the figures of the table, by position */
export function tableOf(answer: TableAnswer, shown: readonly number[]): StudyTable {
  const { figures, rows, columns, cells } = answer;
  const some = shown.flatMap((at) => figures[at] ?? []);
  const by = columns ? ` y ${columns.variable.label}` : '';
  const heads = columns
    ? columns.values.map((value) => axisText(columns.variable, value))
    : some.map(({ label }) => label);
  return {
    title: `${some.map(({ label }) => label).join(', ')} según ${rows.variable.label}${by}`,
    head: [
      columns ? `${rows.variable.label} \\ ${columns.variable.label}` : rows.variable.label,
      ...heads,
    ],
    ...(columns && {
      values: columns.values.map((value) => inputCell(columns.variable, value)),
    }),
    rows: rows.values.map((value, row) => [
      inputCell(rows.variable, value),
      ...heads.flatMap((_, column) => {
        const figure = columns ? some[0] : some[column];
        const at = columns ? (shown[0] ?? 0) : (shown[column] ?? 0);
        const cell = cells[row]?.[at]?.[columns ? column : 0] ?? null;
        return figure ? [figureCell(figure, cell)] : [];
      }),
    ]),
  };
}

/**
 * A line for each figure of a table with one input; none where its values are choices, and none for
 * a figure that stays the same.
 */
export function tableCharts({ figures, rows, columns, cells }: TableAnswer): StudyChart[] {
  const { variable, values } = rows;
  if (columns || variable.options || values.length < 2) return [];
  const order = [...values.keys()].toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  return figures.flatMap((figure, at): StudyChart[] => {
    const heights = order.map((row) => cells[row]?.[at]?.[0] ?? null);
    if (new Set(heights).size < 2) return [];
    const title = `${figure.label} según ${variable.label}`;
    return [
      {
        kind: 'lines',
        title,
        label: title,
        x: variable.field,
        y: figure.formula,
        lines: [order.map((row, place) => ({ x: values[row] ?? 0, y: heights[place] ?? null }))],
        target: null,
        today: variable.today,
        marks: [],
      },
    ];
  });
}
