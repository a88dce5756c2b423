import {
  counted,
  Calculation,
  formatNumber,
  read,
  scalarOf,
  type Subject,
  unbroken,
  withValues,
} from '../../../tool/index.ts';
import type { FigureSummary } from '../../../whatif/index.ts';
import { figureText, variableAt } from '../subject.ts';
import type { Questions } from '../kept/kept.ts';
import { KINDS, PARAMETERS } from './draft.ts';
import type { SimulationAnswer } from './question.ts';

export const percentText = (part: number): string => `${formatNumber(part * 100, 1)}\u00a0%`;

/** What came out, in a sentence or two. */
export function sayResult(
  { figure, study }: SimulationAnswer,
  { percentiles, below }: FigureSummary,
): string {
  const say = (name: string) => figureText(figure.formula, percentiles[name] ?? null);
  const runs = study.simulation.runs.toLocaleString('es-CO');
  const chance = below
    ? ` La probabilidad de no llegar a ${figureText(figure.formula, below.target)} es ${percentText(below.probability)}.`
    : '';
  return unbroken(
    `En ${runs} corridas, según tus supuestos, «${figure.label}» queda 9 de cada 10 veces entre ${say('5')} y ${say('95')}; la mitad de las veces pasa de ${say('50')}.${chance}`,
  );
}

/** A run is computed anew to know why: once for an answer, however often it is drawn. */
const told = new WeakMap<SimulationAnswer, string | null>();

/** In how many runs there is no figure, and why in the first of them; null where there always is. */
export function sayMissing(
  subject: Subject,
  answer: SimulationAnswer,
  summary: FigureSummary,
): string | null {
  if (!told.has(answer)) told.set(answer, missingIn(subject, answer, summary));
  return told.get(answer) ?? null;
}

function missingIn(
  subject: Subject,
  { figure, result, study }: SimulationAnswer,
  { missing }: FigureSummary,
): string | null {
  if (missing === 0) return null;
  const share = percentText(missing / study.simulation.runs);
  const said = `En ${counted(missing, 'corrida', 'corridas')} (${share}) «${figure.label}» no se puede calcular y no cuenta.`;
  const drawn = result.firstMissing[0];
  if (!drawn) return said;
  const values = study.variables.map(
    (variable, at) => [variable.ref, scalarOf(variable, drawn[at] ?? Number.NaN)] as const,
  );
  const calculation = new Calculation(subject.tool, withValues(subject, values));
  const { note } = read(calculation, figure.ref);
  return note ? `${said} Por ejemplo: ${note}.` : said;
}

/** What was supposed of each input: 'Precio: triangular, mínimo 240.000.000, …'. */
export function sayAssumptions(
  { inputs, correlations }: Questions['simulation'],
  { study }: SimulationAnswer,
): string[] {
  const labels = new Map(
    inputs.map(({ input }, at) => [input, study.variables[at]?.label ?? input]),
  );
  const said = inputs.map(({ input, kind, texts }) => {
    const name = KINDS.find(({ value }) => value === kind)?.label.toLowerCase() ?? kind;
    const numbers = PARAMETERS[kind].map(
      ([id, label]) => `${label.toLowerCase()} ${texts[id] ?? ''}`,
    );
    return `${labels.get(input)}: ${name}, ${numbers.join(', ')}.`;
  });
  const together = correlations.map(
    ({ a, b, rho }) =>
      `${labels.get(a) ?? a} y ${labels.get(b) ?? b} van juntos: correlación ${rho}.`,
  );
  return [...said, ...together];
}

/** Where in a simulation something is wrong, in the words of its form. */
export function sayPlace(
  subject: Subject,
  { inputs, correlations }: Questions['simulation'],
  field: string,
): string {
  const labelOf = (address: string | undefined): string => {
    const variable = variableAt(subject, address);
    return variable && typeof variable === 'object' ? variable.label : (address ?? field);
  };
  const [, list, index, name = ''] =
    /^(inputs|correlations)\[(\d+)\](?:.*\.(\w+))?/.exec(field) ?? [];
  const at = Number(index);
  const pair = correlations[at];
  if (list === 'correlations') {
    return pair ? `Correlación de ${labelOf(pair.a)} y ${labelOf(pair.b)}` : field;
  }
  const input = inputs[at];
  if (list !== 'inputs' || !input) return PLACES[field] ?? field;
  const parameter = PARAMETERS[input.kind].find(([id]) => id === name)?.[1];
  return parameter ? `${labelOf(input.input)}, ${parameter.toLowerCase()}` : labelOf(input.input);
}

const PLACES: Readonly<Record<string, string>> = {
  runs: 'Corridas',
  seed: 'Semilla',
  correlations: 'Correlaciones',
  inputs: 'Supuestos',
  figura: 'Cifra',
};
