import { resolve } from 'node:path';
import {
  Calculation,
  checkStudy,
  checkValue,
  explainBetween,
  type Figure,
  findFigure,
  findVariable,
  movableRefs,
  type Refusal,
  runValue,
  type Scalar,
  scalarOf,
  seekOf,
  setupOf,
  type Subject,
  swungBy,
  type Tool,
  type Variable,
  variableOf,
  verified,
} from '../tool/index.ts';
import {
  blockCount,
  bySwing,
  type FigureSummary,
  type Point,
  seek,
  simulateBlocks,
  summarize,
  type Swung,
  tableRows,
  tornadoBars,
} from '../whatif/index.ts';
import { Calculator } from './calculate.ts';
import { Failure, Failures } from './failure.ts';
import { explainJson, type InputCase } from './json.ts';
import { findTool, openCases, type Surroundings } from './open.ts';
import { decode, readBytes } from './text.ts';
import { numberIn, type Question, type Ranged, type WhatIfCommand } from './whatif-args.ts';

type Asked<A extends Question['ask']> = Extract<Question, { ask: A }>;

const RUNS = 10_000;
const SEED = 7;
const SPREAD = 0.1;
const MOST_CELLS = 1_000_000;

/** The answer to a question, as JSON. @throws {Failure} what can't be asked so */
export async function whatIf(command: WhatIfCommand, around: Surroundings): Promise<object> {
  const tool = await findTool(around.tools, command.tool);
  const calculation = await calculationOf(command.in, around, tool);
  const subject: Subject = { tool, calculation };
  const { question } = command;
  switch (question.ask) {
    case 'seek':
      return answerSeek(subject, question);
    case 'table':
      return answerTable(subject, question);
    case 'tornado':
      return answerTornado(subject, question);
    case 'simulate':
      return answerSimulation(subject, question, around);
    case 'explain':
      return answerExplanation(
        subject,
        question,
        await calculationOf(question.against, around, tool),
      );
  }
}

/** The one case of an input. */
async function calculationOf(
  input: string | undefined,
  around: Surroundings,
  tool: Tool,
): Promise<Calculation> {
  const cases: InputCase[] = [];
  for await (const chunk of (await openCases(input, around, tool)).chunks) {
    cases.push(...chunk);
    if (cases.length > 1)
      throw new Failure('whatif trabaja sobre un solo caso, y la entrada tiene varios');
  }
  const [only] = cases;
  if (!only) throw new Failure('la entrada está vacía: no hay ningún caso');
  const outcome = new Calculator(tool).calculate(only);
  if ('faults' in outcome) throw new Failures(outcome.faults.map((line) => `caso 1: ${line}`));
  return outcome.calculation;
}

function known<T extends object>(option: string, found: T | Refusal): T {
  if ('refused' in found) throw new Failure(`${option}: ${found.refused}`);
  return found;
}

const figureNamed = (subject: Subject, option: string, name: string): Figure =>
  known(option, findFigure(subject, name));
const variableNamed = (subject: Subject, option: string, name: string): Variable =>
  known(option, findVariable(subject, name));

function answerSeek(
  subject: Subject,
  { figure: name, target, by, from, to }: Asked<'seek'>,
): object {
  const figure = figureNamed(subject, '--seek', name);
  const variable = variableNamed(subject, '--by', by);
  const ends = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
  if (from !== undefined && to !== undefined && from > to) {
    throw new Failure(`--from: ${from} es mayor que --to ${to}`);
  }
  const found = seek(setupOf(subject), seekOf(variable, figure, target, ends));
  const { solutions, nearest, reach, moves } = verified(subject, variable, figure, found);
  const shown = (point: Point) => ({
    value: scalarOf(variable, point.value),
    figure: point.figure,
  });
  return {
    kind: 'seek',
    figure: name,
    target,
    by,
    solutions: solutions.map(shown),
    nearest: nearest && shown(nearest),
    reach,
    moves,
  };
}

function answerTable(subject: Subject, { figures, rows, columns }: Asked<'table'>): object {
  const found = figures.map((name) => figureNamed(subject, '--table', name));
  const down = axisOf(subject, '--rows', rows);
  const across = columns && axisOf(subject, '--columns', columns);
  if (across && across.variable.address === down.variable.address) {
    throw new Failure(`--columns: ${columns?.input} ya está en --rows`);
  }
  const cells = down.values.length * (across?.values.length ?? 1) * figures.length;
  if (cells > MOST_CELLS)
    throw new Failure(`la tabla tendría ${cells} celdas: el máximo es ${MOST_CELLS}`);
  const table = {
    rows: down.axis,
    ...(across ? { columns: across.axis } : {}),
    figures: found.map(({ ref }) => ref),
  };
  const computed = [...tableRows(setupOf(subject), table)];
  return {
    kind: 'table',
    figures,
    rows: { input: rows.input, values: down.values },
    columns: across ? { input: columns?.input, values: across.values } : null,
    values: Object.fromEntries(figures.map((name, at) => [name, computed.map((row) => row[at])])),
  };
}

function axisOf(subject: Subject, option: string, { input, range }: Ranged) {
  const variable = variableNamed(subject, option, input);
  const values = valuesOf(option, variable, range);
  for (const value of values) {
    const wrong = checkValue(variable.field, value);
    if (wrong) throw new Failure(`${option}: ${input} = ${JSON.stringify(value)}: ${wrong}`);
  }
  const axis = { input: variable.input, values: values.map((value) => runValue(variable, value)) };
  return { variable, values, axis };
}

/** '4:12:2' (from, to, step), or the values themselves with commas between them. */
function valuesOf(option: string, { options, label }: Variable, range: string): Scalar[] {
  if (options) {
    return range.split(',').map((text) => {
      const found = options.find((value) => String(value) === text.trim());
      if (found !== undefined) return found;
      throw new Failure(
        `${option}: «${text}» no es una opción de «${label}» (${options.join(', ')})`,
      );
    });
  }
  if (!range.includes(':')) return range.split(',').map((text) => numberIn(option, text));
  const numbers = range.split(':').map((text) => numberIn(option, text));
  const [from = 0, to = 0, step = 0] = numbers;
  if (numbers.length !== 3 || !(step > 0) || from > to) {
    throw new Failure(
      `${option}: «${range}» no es desde:hasta:paso, de menor a mayor y con paso positivo`,
    );
  }
  const count = Math.floor((to - from) / step + 1e-9) + 1;
  if (count > MOST_CELLS) throw new Failure(`${option}: «${range}» son ${count} valores`);
  // Without the noise of adding up: 0.3, not 0.30000000000000004.
  return Array.from({ length: count }, (_, at) => Number((from + at * step).toPrecision(12)));
}

function answerTornado(
  subject: Subject,
  { figure: name, spread, inputs }: Asked<'tornado'>,
): object {
  const figure = figureNamed(subject, '--tornado', name);
  const swung = inputs ? namedSwings(subject, inputs, spread) : allSwings(subject, spread);
  const bars = tornadoBars(setupOf(subject), {
    inputs: swung.map(({ swing }) => swing),
    figure: figure.ref,
  });
  return {
    kind: 'tornado',
    figure: name,
    base: subject.calculation.value(figure.ref),
    bars: bySwing([...bars]).map(({ input, low, high, swing }) => {
      const { name: moved, variable, swing: values } = swung[input] as NamedSwing;
      return {
        input: moved,
        low: { value: scalarOf(variable, values.low), figure: low },
        high: { value: scalarOf(variable, values.high), figure: high },
        swing,
      };
    }),
  };
}

interface NamedSwing {
  readonly name: string;
  readonly variable: Variable;
  readonly swing: Swung;
}

function namedSwings(subject: Subject, names: readonly string[], spread = SPREAD): NamedSwing[] {
  return names.map((name) => {
    const variable = variableNamed(subject, '--inputs', name);
    const swing = swungBy(variable, spread);
    if (swing) return { name, variable, swing };
    const why = variable.options ? 'tiene más de dos opciones' : 'está vacío o vale 0';
    throw new Failure(`--inputs: «${name}» no se puede mover en una proporción: ${why}`);
  });
}

function allSwings(subject: Subject, spread = SPREAD): NamedSwing[] {
  return movableRefs(subject.calculation).flatMap((ref) => {
    const variable = variableOf(subject, ref);
    if ('refused' in variable) return [];
    const swing = swungBy(variable, spread);
    return swing ? [{ name: variable.address, variable, swing }] : [];
  });
}

async function answerSimulation(
  subject: Subject,
  { figures: names, study: file, runs, seed }: Asked<'simulate'>,
  { folder }: Surroundings,
): Promise<object> {
  const raw = await readStudy(resolve(folder, file));
  const own = (raw ?? {}) as { runs?: number; seed?: number };
  const asked = { figures: names, runs: runs ?? own.runs ?? RUNS, seed: seed ?? own.seed ?? SEED };
  const study = checkStudy(subject, raw, asked);
  if ('problems' in study) {
    throw new Failures(
      study.problems.map(({ field, value, message }) => `estudio: ${field} = ${value}: ${message}`),
    );
  }
  const { simulation, variables, targets } = study;
  const numbers = Array.from({ length: blockCount(simulation) }, (_, block) => block);
  const blocks = [...simulateBlocks(setupOf(subject), simulation, numbers)];
  const { summaries, ranking } = summarize(simulation, blocks, targets);
  const byFigure = <T>(all: readonly T[]) =>
    Object.fromEntries(names.map((name, at) => [name, all[at]]));
  return {
    kind: 'simulation',
    runs: simulation.runs,
    seed: simulation.seed,
    figures: byFigure(summaries.map(summaryLine)),
    ranking: byFigure(
      ranking.map((movers) =>
        movers.map(({ input, correlation }) => ({ input: variables[input]?.address, correlation })),
      ),
    ),
  };
}

/** Without what only pictures of it need. */
function summaryLine(summary: FigureSummary): object {
  const { mean, sd, min, max, percentiles, missing, below } = summary;
  return { mean, sd, min, max, percentiles, missing, below };
}

async function readStudy(path: string): Promise<unknown> {
  let text = '';
  for await (const piece of decode(readBytes(path))) text += piece;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Failure(`--study: ${explainJson(text)}`);
  }
}

function answerExplanation(
  subject: Subject,
  { figure: name }: Asked<'explain'>,
  other: Calculation,
): object {
  const figure = figureNamed(subject, '--explain', name);
  const { from, to, parts, method } = known('--explain', explainBetween(subject, other, figure));
  return {
    kind: 'explain',
    figure: name,
    from,
    to,
    parts: parts.map(({ section, inputs, effect }) => ({
      input: section ?? inputs[0]?.address,
      from: section === null ? inputs[0]?.from : null,
      to: section === null ? inputs[0]?.to : null,
      effect,
    })),
    method,
  };
}
