import { type Figure, setupOf, type Subject, type Variable } from '../../../tool/index.ts';
import type { TableRow } from '../../../whatif/index.ts';
import type { Questions } from '../kept/kept.ts';
import { figureAt, variableAt } from '../subject.ts';
import { ask, type Watched } from '../workers.ts';
import { proposedAxis } from './proposed.ts';
import { readAxis } from './ranges.ts';

/** An input of a table with its values as they were typed, read. */
export interface AxisState {
  readonly variable: Variable | null;
  /** What is wrong with the input itself. */
  readonly fault: string | undefined;
  readonly text: string;
  readonly values: readonly number[] | null;
  readonly error: string | undefined;
}

export interface Axis {
  readonly variable: Variable;
  readonly values: readonly number[];
}

export interface TableRead {
  readonly rows: AxisState;
  readonly columns: AxisState;
  /** Null where something is missing or wrong. */
  readonly asked: TableAsked | null;
}

interface TableAsked {
  readonly figures: readonly Figure[];
  readonly rows: Axis;
  readonly columns: Axis | null;
}

export interface TableAnswer extends TableAsked {
  readonly cells: readonly TableRow[];
}

export function readTable(subject: Subject, question: Questions['table']): TableRead {
  const figure = figureAt(subject.calculation, question.figure);
  const wanted = new Set([question.figure, question.other, ...question.more]);
  const figures = [...wanted].flatMap((one) => figureAt(subject.calculation, one) ?? []);
  const rows = axisOf(subject, question.input, question.values);
  const across = axisOf(subject, question.across, question.values);
  const isSame = rows.variable !== null && rows.variable.address === across.variable?.address;
  const columns = isSame ? { ...across, values: null, fault: 'ya está en las filas' } : across;
  const [down, over] = [axisIn(rows), axisIn(columns)];
  const isReady = figure && down && (question.across === '' || over);
  return { rows, columns, asked: isReady ? { figures, rows: down, columns: over } : null };
}

function axisOf(
  subject: Subject,
  address: string,
  values: Questions['table']['values'],
): AxisState {
  const found = variableAt(subject, address);
  if (found === null || typeof found === 'string') {
    return { variable: null, fault: found ?? undefined, text: '', values: null, error: undefined };
  }
  const text = values[found.address] ?? proposedAxis(found).text;
  const read = readAxis(found, text);
  const outcome =
    'values' in read
      ? { values: read.values, error: undefined }
      : { values: null, error: read.error };
  return { variable: found, fault: undefined, text, ...outcome };
}

const axisIn = ({ variable, values }: AxisState): Axis | null =>
  variable && values ? { variable, values } : null;

export async function fillTable(
  subject: Subject,
  asked: TableAsked,
  watched: Watched,
): Promise<TableAnswer> {
  const { figures, rows, columns } = asked;
  const table = {
    rows: { input: rows.variable.input, values: rows.values },
    ...(columns ? { columns: { input: columns.variable.input, values: columns.values } } : {}),
    figures: figures.map(({ ref }) => ref),
  };
  return { ...asked, cells: await ask('table', { setup: setupOf(subject), table }, watched) };
}
