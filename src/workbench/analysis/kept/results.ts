import type { StudyResult, Subject } from '../../../tool/index.ts';
import type { CaseWorkspace } from '../../documents/cases/case-workspace.ts';
import type { Session } from '../../session/session.ts';
import { sayAnswer } from '../goal/goal-words.ts';
import { findGoal, readGoal } from '../goal/question.ts';
import { curveOf, solutionsTable } from '../goal/tables.ts';
import { compare, explain } from '../scenarios/compare.ts';
import { comparedFigures, comparisonTable, isMoved, waterfallTable } from '../scenarios/tables.ts';
import { readSimulation, runSimulation, type SimulationAnswer } from '../simulation/question.ts';
import {
  convergenceOf,
  histogramOf,
  percentilesTable,
  rankingTable,
} from '../simulation/tables.ts';
import { sayAssumptions, sayMissing, sayResult } from '../simulation/words.ts';
import { subjectOf } from '../subject.ts';
import { fillTable, readTable } from '../table/question.ts';
import { tableCharts, tablesOf } from '../table/tables.ts';
import { readTornado, swing } from '../tornado/question.ts';
import { sayHow, tornadoChart, tornadoTable } from '../tornado/tables.ts';
import type { Watched } from '../workers.ts';
import { studiesOf } from './books.ts';
import type { KeptStudy, Questions, Scenario } from './kept.ts';

type Answered = Pick<StudyResult, 'says' | 'charts' | 'tables'>;

/**
 * The kept studies of the open case (`useCases()`) with what they come to with its data of today, in
 * the order in which they were kept, the scenarios last; empty where it has none. All is computed
 * anew, in workers, so that a report or a workbook never shows an answer to other data; a study that
 * can't be asked any more says why in `fault`. `StudyPicture` draws a chart.
 *
 * What asks for it loads it on demand; `workspace.current.studies` is undefined where there is
 * nothing to load it for.
 *
 * @throws {DOMException} AbortError where `signal` was aborted
 */
export async function studyResults(
  session: Session,
  workspace: CaseWorkspace | null,
  { signal, onProgress }: Watched,
): Promise<readonly StudyResult[]> {
  const subject = subjectOf(session);
  const { studies, scenarios } = studiesOf(session, workspace);
  const total = studies.length + (scenarios.length > 0 ? 1 : 0);
  const results: StudyResult[] = [];
  const watched = (): Watched => ({
    signal,
    onProgress: (part) => onProgress((results.length + part) / total),
  });
  for (const study of studies) {
    signal.throwIfAborted();
    results.push(await resultOf(study, () => answered(subject, study, watched()), signal));
  }
  if (scenarios.length > 0) {
    const head = { id: 'scenarios', kind: 'scenarios', name: 'Escenarios' } as const;
    results.push(await resultOf(head, () => sideBySide(subject, scenarios, watched()), signal));
  }
  return results;
}

async function resultOf(
  { id, kind, name }: Pick<StudyResult, 'id' | 'kind' | 'name'>,
  answer: () => Promise<Answered | string>,
  signal: AbortSignal,
): Promise<StudyResult> {
  const nothing = { id, kind, name, says: [], charts: [], tables: [], fault: null };
  try {
    const found = await answer();
    return typeof found === 'string' ? { ...nothing, fault: found } : { ...nothing, ...found };
  } catch (error) {
    signal.throwIfAborted();
    return { ...nothing, fault: error instanceof Error ? error.message : String(error) };
  }
}

/** A text says why there is no answer. */
function answered(
  subject: Subject,
  study: KeptStudy,
  watched: Watched,
): Promise<Answered | string> {
  switch (study.kind) {
    case 'goal':
      return goal(subject, study.question, watched);
    case 'table':
      return table(subject, study.question, watched);
    case 'tornado':
      return tornado(subject, study.question, watched);
    case 'simulation':
      return simulation(subject, study.question, watched);
  }
}

const INCOMPLETE = 'le falta la cifra, un dato o un valor: ábrelo en el análisis para completarlo';

async function goal(subject: Subject, question: Questions['goal'], watched: Watched) {
  const { asked, variable } = readGoal(subject, question);
  if (!asked) return typeof variable === 'string' ? variable : INCOMPLETE;
  const answer = await findGoal(subject, asked, watched);
  const curve = curveOf(answer);
  return {
    says: [sayAnswer(answer)],
    charts: curve ? [curve.chart] : [],
    tables: [
      ...(answer.seek.solutions.length > 0 ? [solutionsTable(answer)] : []),
      ...(curve ? [curve.table] : []),
    ],
  };
}

async function table(subject: Subject, question: Questions['table'], watched: Watched) {
  const { asked, rows, columns } = readTable(subject, question);
  if (!asked) return rows.fault ?? columns.fault ?? rows.error ?? columns.error ?? INCOMPLETE;
  const answer = await fillTable(subject, asked, watched);
  return { says: [], charts: tableCharts(answer), tables: tablesOf(answer) };
}

async function tornado(subject: Subject, question: Questions['tornado'], watched: Watched) {
  const { asked, error, fault } = readTornado(subject, question);
  if (!asked) return error ?? fault ?? INCOMPLETE;
  const answer = await swing(subject, asked, watched);
  return {
    says: [sayHow(answer)],
    charts: [tornadoChart(answer)],
    tables: [tornadoTable(answer)],
  };
}

async function simulation(subject: Subject, question: Questions['simulation'], watched: Watched) {
  const { asked, problems } = readSimulation(subject, question);
  if (!asked) {
    const [problem] = problems;
    return problem ? `${problem.field} = ${problem.value}: ${problem.message}` : INCOMPLETE;
  }
  const answers = await runSimulation(subject, asked, watched);
  const told = answers.map((answer) => toldOf(subject, answer));
  const [answer] = answers;
  return {
    says: [
      ...told.flatMap(({ says }) => says),
      ...(answer ? sayAssumptions(question, answer) : []),
    ],
    charts: told.flatMap(({ charts }) => charts),
    tables: told.flatMap(({ tables }) => tables),
  };
}

/** What a simulation says of one of its figures. */
function toldOf(subject: Subject, answer: SimulationAnswer): Answered {
  const summary = answer.result.summaries[0];
  if (!summary) return { says: [], charts: [], tables: [] };
  const said = sayResult(answer, summary);
  const missing = sayMissing(subject, answer, summary);
  const pictures = [histogramOf(answer, said), convergenceOf(answer)].flatMap((one) => one ?? []);
  return {
    says: [said, ...(missing === null ? [] : [missing])],
    charts: pictures.map(({ chart }) => chart),
    tables: [
      percentilesTable(answer, summary),
      rankingTable(answer),
      ...pictures.map((picture) => picture.table),
    ],
  };
}

async function sideBySide(subject: Subject, scenarios: readonly Scenario[], watched: Watched) {
  const { calculation } = subject;
  const [figure = null] = comparedFigures(calculation, null);
  const comparison = await compare(subject, scenarios, figure, watched);
  const faults = comparison.columns.flatMap(({ scenario, faults: own }) =>
    own.map(({ message }) => `${scenario.name}: ${message}.`),
  );
  const charts: StudyResult['charts'][number][] = [];
  const tables = [comparisonTable(calculation, comparison)];
  for (const column of comparison.columns) {
    const why = figure && (await explain(subject, column.calculation, figure, watched));
    if (!figure || !why || 'refused' in why || !isMoved(why)) continue;
    const waterfall = waterfallTable(figure, why, column.scenario.name);
    charts.push(waterfall.chart);
    tables.push(waterfall.table);
  }
  return { says: faults, charts, tables };
}
