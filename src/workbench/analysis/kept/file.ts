import {
  type AxisValues,
  type CheckedQuestion,
  kinds,
  type Scalar,
  scalarOf,
  type SimulationStudy,
  type Subject,
  type Variable,
  twelveDigits,
} from '../../../tool/index.ts';
import { readGoal } from '../goal/question.ts';
import { studyOf } from '../simulation/draft.ts';
import { readSimulation } from '../simulation/question.ts';
import { optionLabel } from '../subject.ts';
import { readTable } from '../table/question.ts';
import { readTornado } from '../tornado/question.ts';
import type { KeptStudy, Questions, Scenario } from './kept.ts';

/*
 * A question as a file: what the command line takes (`calc whatif … --study`), with numbers as JSON
 * has them. The dock keeps the texts that were typed; `checkQuestion` reads a file.
 */

/** A question of the dock with its kind. */
export type AnyQuestion = Pick<KeptStudy, 'kind' | 'question'>;

/** The question as a file; null where something is missing or wrong. */
export function fileOf(subject: Subject, asked: AnyQuestion, name: string): object | null {
  const members = membersOf(subject, asked);
  return members && { ...headOf(subject, members.kind, name), ...members };
}

const headOf = ({ tool }: Subject, kind: string, name: string) => ({ kind, tool: tool.id, name });

function membersOf(subject: Subject, { kind, question }: AnyQuestion) {
  // `question` is of its kind: a union of pairs isn't narrowed by one of its halves.
  switch (kind) {
    case 'goal':
      return goalMembers(subject, question as Questions['goal']);
    case 'table':
      return tableMembers(subject, question as Questions['table']);
    case 'tornado':
      return tornadoMembers(subject, question as Questions['tornado']);
    case 'simulation':
      return simulationMembers(subject, question as Questions['simulation']);
  }
}

function goalMembers(subject: Subject, question: Questions['goal']) {
  const { asked } = readGoal(subject, question);
  if (!asked) return null;
  const { figure, variable, target, ends } = asked;
  return { kind: 'seek', figure: figure.address, target, by: variable.address, ...ends };
}

function tableMembers(subject: Subject, question: Questions['table']) {
  const { asked } = readTable(subject, question);
  if (!asked) return null;
  const axis = ({ variable, values }: { variable: Variable; values: readonly number[] }) => ({
    input: variable.address,
    values: values.map((value) => scalarOf(variable, value)),
  });
  return {
    kind: 'table',
    figures: asked.figures.map(({ address }) => address),
    rows: axis(asked.rows),
    columns: asked.columns && axis(asked.columns),
  };
}

function tornadoMembers(subject: Subject, question: Questions['tornado']) {
  const { asked } = readTornado(subject, question);
  if (!asked) return null;
  const { figure, spread, only } = asked;
  return {
    kind: 'tornado',
    figure: figure.address,
    // A percent again, without the noise of dividing it.
    spread: spread === null ? 'range' : twelveDigits(spread * 100),
    ...(only ? { inputs: only.map(({ address }) => address) } : {}),
  };
}

function simulationMembers(subject: Subject, question: Questions['simulation']) {
  const { asked } = readSimulation(subject, question);
  if (!asked) return null;
  const { figures, targets, simulation } = asked;
  const aimed = figures.flatMap(({ address }, at) =>
    typeof targets[at] === 'number' ? [[address, targets[at]] as const] : [],
  );
  return {
    kind: 'simulation',
    figures: figures.map(({ address }) => address),
    ...studyOf(subject, question),
    ...(aimed.length > 0 ? { target: Object.fromEntries(aimed) } : {}),
    runs: simulation.runs,
    seed: simulation.seed,
  };
}

/** The scenarios as a file, with the figure that is explained. */
export function scenariosFile(
  subject: Subject,
  scenarios: readonly Scenario[],
  figure: string | undefined,
): object {
  return {
    ...headOf(subject, 'scenarios', 'Escenarios'),
    ...(figure === undefined ? {} : { figures: [figure] }),
    scenarios: scenarios.map(({ name, values }) => ({ name, values })),
  };
}

/** A question of a file as the dock has it: each number as a text that reads back to it. */
export function questionOf(checked: Exclude<CheckedQuestion, { kind: 'scenarios' }>): AnyQuestion {
  switch (checked.kind) {
    case 'seek':
      return { kind: 'goal', question: goalOf(checked) };
    case 'table':
      return { kind: 'table', question: tableOf(checked) };
    case 'tornado':
      return { kind: 'tornado', question: tornadoOf(checked) };
    case 'simulation':
      return { kind: 'simulation', question: simulationOf(checked.study) };
  }
}

type Checked<K extends CheckedQuestion['kind']> = Extract<CheckedQuestion, { kind: K }>;

function goalOf({ figure, target, by, ends }: Checked<'seek'>): Questions['goal'] {
  const end = (value: number | undefined) => (value === undefined ? '' : textOf(by.of, value));
  const { formula, address } = figure.of;
  return {
    figure: address,
    input: by.of.address,
    target: kinds[formula.kind].edit(target, formula),
    from: end(ends.from),
    to: end(ends.to),
  };
}

function tableOf({ figures, rows, columns }: Checked<'table'>): Questions['table'] {
  const [figure = '', other = '', ...more] = figures.map(({ of }) => of.address);
  const texts = ({ input, values }: AxisValues) => [
    input.of.address,
    values.map((value) => textOf(input.of, value)).join('; '),
  ];
  return {
    figure,
    other,
    more,
    input: rows.input.of.address,
    across: columns?.input.of.address ?? '',
    values: Object.fromEntries([rows, ...(columns ? [columns] : [])].map(texts)) as Record<
      string,
      string
    >,
  };
}

function tornadoOf({ figure, spread, inputs }: Checked<'tornado'>): Questions['tornado'] {
  return {
    figure: figure.of.address,
    spread: spread === null ? '' : plain(twelveDigits(spread * 100)),
    inputs: (inputs ?? []).map(({ of }) => of.address),
  };
}

function simulationOf({
  simulation,
  variables,
  figures,
  targets,
}: SimulationStudy): Questions['simulation'] {
  const wanted = figures.map(({ address, formula }, at) => {
    const target = targets[at] ?? null;
    return { figure: address, target: kinds[formula.kind].edit(target, formula) };
  });
  const [{ figure, target } = { figure: '', target: '' }, ...others] = wanted;
  const addressAt = (at: number): string => variables[at]?.address ?? '';
  return {
    figure,
    target,
    others,
    runs: String(simulation.runs),
    seed: String(simulation.seed),
    inputs: simulation.inputs.flatMap(({ distribution }, at) => {
      const variable = variables[at];
      return variable ? [inputOf(variable, distribution)] : [];
    }),
    correlations: simulation.correlations.map(({ a, b, rho }) => ({
      a: addressAt(a),
      b: addressAt(b),
      rho: plain(rho),
    })),
  };
}

type UncertainText = Questions['simulation']['inputs'][number];

function inputOf(
  variable: Variable,
  distribution: SimulationStudy['simulation']['inputs'][number]['distribution'],
): UncertainText {
  const { kind, ...numbers } = distribution;
  const input = variable.address;
  if (distribution.kind === 'discrete') {
    const { values, weights } = distribution;
    const said = values.map((value) => textOf(variable, scalarOf(variable, value)));
    return {
      input,
      kind,
      texts: { values: said.join('; '), weights: weights.map(plain).join('; ') },
    };
  }
  const texts = Object.entries(numbers as Readonly<Record<string, number>>).map(
    ([name, value]) => [name, textOf(variable, value)] as const,
  );
  return { input, kind, texts: Object.fromEntries(texts) };
}

const NUMBER = { kind: 'number', label: '' } as const;
const plain = (value: number): string => kinds.number.edit(value, NUMBER);

/** A value of an input as it is typed. */
function textOf(variable: Variable, value: Scalar): string {
  const { field, options } = variable;
  return options ? optionLabel(variable, value) : kinds[field.kind].edit(value, field);
}
