import {
  checkStudy,
  type Figure,
  type Problem,
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
  readonly target: number | string | null;
  readonly problems: readonly Problem[];
  /** Null where something is missing or wrong. */
  readonly asked: { readonly figure: Figure; readonly study: SimulationStudy } | null;
}

export const RUNS = '10000';
export const SEED = '7';

export function readSimulation(
  subject: Subject,
  question: Questions['simulation'],
): SimulationRead {
  const figure = figureAt(subject.calculation, question.figure);
  const target = figure ? readNumber(figure.formula, question.target) : null;
  const nothing = { figure, target, problems: [], asked: null };
  if (!figure || question.inputs.length === 0) return nothing;
  const study = studyOf(subject, question);
  const targeted =
    typeof target === 'number' ? { ...study, target: { [figure.address]: target } } : study;
  const checked = checkStudy(subject, targeted, {
    figures: [figure.address],
    runs: Number(question.runs || RUNS),
    seed: Number(question.seed || SEED),
  });
  if ('problems' in checked) return { ...nothing, problems: checked.problems };
  return { ...nothing, asked: { figure, study: checked } };
}

export async function runSimulation(
  subject: Subject,
  { figure, study }: NonNullable<SimulationRead['asked']>,
  watched: Watched,
): Promise<SimulationAnswer> {
  const result = await simulate(setupOf(subject), study.simulation, study.targets, watched);
  return { study, figure, result };
}

const PROPOSED = 4;

/** The first study: the inputs that move the figure most. */
export async function strongest(
  subject: Subject,
  figure: Figure,
  watched: Watched,
): Promise<StudyDraft> {
  const { inputs, bars } = await swing(subject, { figure, spread: null }, watched);
  const moving = bars.flatMap(({ input, low, high }) => {
    const variable = low === high ? undefined : inputs[input]?.variable;
    return variable && !variable.options ? [proposed(variable)] : [];
  });
  return { inputs: moving.slice(0, PROPOSED), correlations: [] };
}
