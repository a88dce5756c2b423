import { resolve } from 'node:path';
import {
  Calculation,
  type CheckedQuestion,
  checkQuestion,
  checkStudy,
  checkValue,
  type Figure,
  findFigure,
  findVariable,
  isObject,
  MOST_CELLS,
  type Named,
  type Problem,
  problemLine,
  type Refusal,
  RUNS,
  type Scalar,
  SEED,
  SPREAD,
  type Subject,
  type Tool,
  unmoved,
  type Variable,
  twelveDigits,
} from '../tool/index.ts';
import { Calculator } from './calculate.ts';
import { Failure, Failures } from './failure.ts';
import { explainJson, type InputCase } from './json.ts';
import { findTool, openCases, type Surroundings } from './open.ts';
import { decode, readBytes } from './text.ts';
import { answerTo, explanation } from './whatif-answers.ts';
import { numberIn, type Question, type Ranged, type WhatIfCommand } from './whatif-args.ts';

type Asked<A extends Question['ask']> = Extract<Question, { ask: A }>;

/** The answer to a question, as JSON. @throws {Failure} what can't be asked so */
export async function whatIf(command: WhatIfCommand, around: Surroundings): Promise<object> {
  const tool = await findTool(around.tools, command.tool);
  const calculation = await calculationOf(command.in, around, tool);
  const subject: Subject = { tool, calculation };
  const { question } = command;
  if (question.ask === 'explain') {
    const other = await calculationOf(question.against, around, tool);
    const figure = figureNamed(subject, '--explain', question.figure);
    return known('--explain', explanation(subject, other, figure));
  }
  return answerTo(subject, await checkedQuestion(subject, question, around));
}

async function checkedQuestion(
  subject: Subject,
  question: Exclude<Question, { ask: 'explain' }>,
  around: Surroundings,
): Promise<CheckedQuestion> {
  switch (question.ask) {
    case 'seek':
      return seekAsked(subject, question);
    case 'table':
      return tableAsked(subject, question);
    case 'tornado':
      return tornadoAsked(subject, question);
    case 'simulate':
      return simulationAsked(subject, question, around);
    case 'study':
      return studyAsked(subject, question, around);
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

const figureNamed = (subject: Subject, option: string, name: string): Named<Figure> => ({
  name,
  of: known(option, findFigure(subject, name)),
});
const variableNamed = (subject: Subject, option: string, name: string): Named<Variable> => ({
  name,
  of: known(option, findVariable(subject, name)),
});

function seekAsked(subject: Subject, asked: Asked<'seek'>): CheckedQuestion {
  const { target, from, to } = asked;
  const figure = figureNamed(subject, '--seek', asked.figure);
  const by = variableNamed(subject, '--by', asked.by);
  if (from !== undefined && to !== undefined && from > to) {
    throw new Failure(`--from: ${from} es mayor que --to ${to}`);
  }
  const ends = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
  return { kind: 'seek', figure, target, by, ends };
}

function tableAsked(subject: Subject, asked: Asked<'table'>): CheckedQuestion {
  const figures = asked.figures.map((name) => figureNamed(subject, '--table', name));
  const rows = axisOf(subject, '--rows', asked.rows);
  const columns = asked.columns ? axisOf(subject, '--columns', asked.columns) : null;
  if (columns && columns.input.of.address === rows.input.of.address) {
    throw new Failure(`--columns: ${columns.input.name} ya está en --rows`);
  }
  const cells = rows.values.length * (columns?.values.length ?? 1) * figures.length;
  if (cells > MOST_CELLS)
    throw new Failure(`la tabla tendría ${cells} celdas: el máximo es ${MOST_CELLS}`);
  return { kind: 'table', figures, rows, columns };
}

function axisOf(subject: Subject, option: string, { input: name, range }: Ranged) {
  const input = variableNamed(subject, option, name);
  const values = valuesOf(option, input.of, range);
  for (const value of values) {
    const wrong = checkValue(input.of.field, value);
    if (wrong) throw new Failure(`${option}: ${name} = ${JSON.stringify(value)}: ${wrong}`);
  }
  return { input, values };
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
  return Array.from({ length: count }, (_, at) => twelveDigits(from + at * step));
}

function tornadoAsked(subject: Subject, asked: Asked<'tornado'>): CheckedQuestion {
  const { spread = SPREAD } = asked;
  const figure = figureNamed(subject, '--tornado', asked.figure);
  const inputs = asked.inputs?.map((name) => {
    const input = variableNamed(subject, '--inputs', name);
    const why = unmoved(input.of, spread);
    if (why !== null) throw new Failure(`--inputs: «${name}» ${why}`);
    return input;
  });
  return { kind: 'tornado', figure, spread, inputs: inputs ?? null };
}

async function simulationAsked(
  subject: Subject,
  { figures, study: file, runs, seed }: Asked<'simulate'>,
  around: Surroundings,
): Promise<CheckedQuestion> {
  const raw = await readStudy(file, around);
  const own = (raw ?? {}) as { runs?: number; seed?: number };
  const asked = { figures, runs: runs ?? own.runs ?? RUNS, seed: seed ?? own.seed ?? SEED };
  const study = checkStudy(subject, raw, asked);
  if ('problems' in study) throw refusal(study.problems);
  return { kind: 'simulation', figures, study };
}

/** A study of any kind, all of it in its file. */
async function studyAsked(
  subject: Subject,
  { study: file, runs, seed }: Asked<'study'>,
  around: Surroundings,
): Promise<CheckedQuestion> {
  const raw = await readStudy(file, around);
  const changes = {
    ...(runs === undefined ? {} : { runs }),
    ...(seed === undefined ? {} : { seed }),
  };
  const checked = checkQuestion(subject, isObject(raw) ? { ...raw, ...changes } : raw);
  if ('problems' in checked) throw refusal(checked.problems);
  return checked.question;
}

const refusal = (problems: readonly Problem[]): Failures =>
  new Failures(problems.map((each) => `estudio: ${problemLine(each)}`));

async function readStudy(file: string, { folder }: Surroundings): Promise<unknown> {
  let text = '';
  for await (const piece of decode(readBytes(resolve(folder, file)))) text += piece;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Failure(`--study: ${explainJson(text)}`);
  }
}
