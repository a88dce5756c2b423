import {
  checkStudy,
  type Figure,
  type Problem,
  Remembered,
  RUNS,
  SEED,
  setupOf,
  type SimulationStudy,
  type Subject,
} from '../../../tool/index.ts';
import type { SimulationResult } from '../../../whatif/index.ts';
import type { Questions } from '../kept/kept.ts';
import { figureAt, readNumber } from '../subject.ts';
import { swing } from '../tornado/question.ts';
import { simulate, type Watched } from '../workers.ts';
import { proposed, type StudyDraft, studyOf } from './draft.ts';

export interface SimulationAnswer {
  readonly study: SimulationStudy;
  readonly figure: Figure;
  readonly result: SimulationResult;
}

export interface SimulationRead {
  readonly figure: Figure | null;
  /** Of each figure, the first one first: null where it has none, a text where it is no number. */
  readonly targets: readonly (number | string | null)[];
  readonly problems: readonly Problem[];
  /** Null where something is missing or wrong. */
  readonly asked: SimulationStudy | null;
  /** What is asked as a text; null with it. */
  readonly key: string | null;
}

export const NOTHING_READ: SimulationRead = {
  figure: null,
  targets: [],
  problems: [],
  asked: null,
  key: null,
};

const known = new Remembered<SimulationRead>();

/** What is asked, read once as long as neither question nor document is changed. */
export const readSimulation = (
  subject: Subject,
  question: Questions['simulation'],
): SimulationRead =>
  known.of(subject.calculation.document, question, () => read(subject, question));

function read(subject: Subject, question: Questions['simulation']): SimulationRead {
  const { calculation } = subject;
  const figure = figureAt(calculation, question.figure);
  const { others } = question;
  const wanted = [question, ...others.filter((one) => one.figure !== question.figure)];
  const targets = wanted.map(({ figure: address, target }) => {
    const found = figureAt(calculation, address);
    return found ? readNumber(found.formula, target) : null;
  });
  const nothing = { ...NOTHING_READ, figure, targets };
  if (!figure || question.inputs.length === 0) return nothing;
  const target = Object.fromEntries(
    wanted.flatMap((one, at) =>
      typeof targets[at] === 'number' ? [[one.figure, targets[at]]] : [],
    ),
  );
  const checked = checkStudy(
    subject,
    { ...studyOf(subject, question), target },
    {
      figures: wanted.map((one) => one.figure),
      runs: Number(question.runs || RUNS),
      seed: Number(question.seed || SEED),
    },
  );
  if ('problems' in checked) return { ...nothing, problems: checked.problems };
  const key = JSON.stringify([checked.simulation, checked.targets]);
  return { ...nothing, asked: checked, key };
}

/** An answer for each of its figures. */
export async function runSimulation(
  subject: Subject,
  study: SimulationStudy,
  watched: Watched,
): Promise<readonly SimulationAnswer[]> {
  const { simulation, targets, figures } = study;
  const result = await simulate(setupOf(subject), simulation, targets, watched);
  const only = <T>(all: readonly T[], at: number) => all.slice(at, at + 1);
  return figures.map((figure, at) => ({
    study,
    figure,
    result: {
      summaries: only(result.summaries, at),
      ranking: only(result.ranking, at),
      firstMissing: only(result.firstMissing, at),
    },
  }));
}

const PROPOSED = 4;

/** The first study: the inputs that move the figure most. */
export async function strongest(
  subject: Subject,
  figure: Figure,
  watched: Watched,
): Promise<StudyDraft> {
  const { inputs, bars } = await swing(subject, { figure, spread: null, only: null }, watched);
  const moving = bars.flatMap(({ input, low, high }) => {
    const variable = low === high ? undefined : inputs[input]?.variable;
    return variable && !variable.options ? [proposed(variable)] : [];
  });
  return { inputs: moving.slice(0, PROPOSED), correlations: [] };
}
