import {
  Calculation,
  differenceBetween,
  explained,
  type Figure,
  type FigureDifference,
  overridden,
  type Refusal,
  type ScenarioFault,
  setupOf,
  type Subject,
} from '../../../tool/index.ts';
import type { Scenario } from '../kept/kept.ts';
import { ask, type Watched } from '../workers.ts';

export interface Column {
  readonly scenario: Scenario;
  readonly calculation: Calculation;
  readonly faults: readonly ScenarioFault[];
}

export interface Comparison {
  readonly columns: readonly Column[];
  readonly figure: Figure | null;
}

/** Today's document with each scenario's values, computed. */
export async function compare(
  subject: Subject,
  scenarios: readonly Scenario[],
  figure: Figure | null,
  watched: Watched,
): Promise<Comparison> {
  const columns: Column[] = [];
  for (const scenario of scenarios) {
    // A large document takes a while for each.
    await new Promise((resolve) => setTimeout(resolve));
    watched.signal.throwIfAborted();
    const { document, faults } = overridden(subject, scenario.values);
    columns.push({ scenario, faults, calculation: new Calculation(subject.tool, document) });
  }
  return { columns, figure };
}

/** Why a figure differs between today's document and another. */
export async function explain(
  subject: Subject,
  other: Calculation,
  figure: Figure,
  watched: Watched,
): Promise<FigureDifference | Refusal> {
  const question = differenceBetween(subject, other, figure);
  if ('refused' in question) return question;
  const { difference } = question;
  return explained(
    question,
    figure,
    await ask('explain', { setup: setupOf(subject), difference }, watched),
  );
}
