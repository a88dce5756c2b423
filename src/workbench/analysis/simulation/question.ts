import {
  checkStudy,
  type Figure,
  movableRefs,
  type Problem,
  setupOf,
  type SimulationStudy,
  type Subject,
  swungBy,
  variableOf,
} from '../../../tool/index.ts';
import { bySwing, type SimulationResult } from '../../../whatif/index.ts';
import type { Questions } from '../kept/kept.ts';
import { figureAt, readNumber } from '../subject.ts';
import { ask, simulate, type Watched } from '../workers.ts';
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
const SPREAD = 0.1;

/** The first study: the inputs that move the figure most. */
export async function strongest(subject: Subject, figure: Figure): Promise<StudyDraft> {
  const found = movableRefs(subject.calculation).flatMap((ref) => {
    const variable = variableOf(subject, ref);
    const swung = 'refused' in variable || variable.options ? null : swungBy(variable, SPREAD);
    return swung && 'input' in variable ? [{ variable, swung }] : [];
  });
  const tornado = { inputs: found.map(({ swung }) => swung), figure: figure.ref };
  const watched = { signal: new AbortController().signal, onProgress: () => undefined };
  const bars = bySwing(await ask('tornado', { setup: setupOf(subject), tornado }, watched));
  const moving = bars.filter(({ low, high }) => low !== high).slice(0, PROPOSED);
  const inputs = moving.flatMap(({ input }) => {
    const one = found[input];
    return one ? [proposed(one.variable)] : [];
  });
  return { inputs, correlations: [] };
}
