import { resolve } from 'node:path';
import {
  Calculation,
  type CheckedQuestion,
  checkQuestion,
  checkStudy,
  type Figure,
  findFigure,
  isObject,
  type Named,
  type Problem,
  problemLine,
  type Refusal,
  RUNS,
  SEED,
  type Subject,
  type Tool,
} from '../tool/index.ts';
import { Calculator } from './calculate.ts';
import { Failure, Failures } from './failure.ts';
import { explainJson, type InputCase } from './json.ts';
import { findTool, openCases, type Surroundings } from './open.ts';
import { decode, readBytes } from './text.ts';
import { answerTo, explanation } from './whatif-answers.ts';
import type { Question, WhatIfCommand } from './whatif-args.ts';
import { questionSaid } from './whatif-question.ts';

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
    case 'table':
    case 'tornado':
      return questionSaid(subject, question);
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

async function simulationAsked(
  subject: Subject,
  { figures, study: file, runs, seed }: Asked<'simulate'>,
  around: Surroundings,
): Promise<CheckedQuestion> {
  const twice = figures.find((name, at) => figures.indexOf(name) < at);
  if (twice !== undefined) throw new Failure(`--simulate: «${twice}» está dos veces`);
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
  new Failures(
    problems.map((each) =>
      each.field === 'figura' ? `--simulate: ${each.message}` : `estudio: ${problemLine(each)}`,
    ),
  );

async function readStudy(file: string, { folder }: Surroundings): Promise<unknown> {
  let text = '';
  for await (const piece of decode(readBytes(resolve(folder, file)))) text += piece;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Failure(`--study: ${explainJson(text)}`);
  }
}
