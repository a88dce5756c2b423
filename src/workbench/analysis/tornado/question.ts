import {
  type Figure,
  movableRefs,
  setupOf,
  type Subject,
  swungBy,
  type Variable,
  variableOf,
} from '../../../tool/index.ts';
import { type Bar, bySwing, type Swung } from '../../../whatif/index.ts';
import { inSlices } from '../../exchange/slices.ts';
import type { Questions } from '../kept/kept.ts';
import { figureAt, variableAt } from '../subject.ts';
import { ask, type Watched } from '../workers.ts';

interface SwungInput {
  readonly variable: Variable;
  readonly swung: Swung;
}

export interface TornadoAsked {
  readonly figure: Figure;
  /** The part of its value by which each input is moved; null for the range that each declares. */
  readonly spread: number | null;
  /** The only ones that are moved; null for all that can be. */
  readonly only: readonly Variable[] | null;
}

export interface TornadoAnswer extends TornadoAsked {
  readonly base: number | null;
  readonly inputs: readonly SwungInput[];
  /** The widest first. */
  readonly bars: readonly Bar[];
}

export interface TornadoRead {
  readonly text: string;
  readonly error: string | undefined;
  /** What is wrong with the inputs that it names. */
  readonly fault: string | undefined;
  /** The inputs that it names, as far as they are there; null where it is about all. */
  readonly only: readonly Variable[] | null;
  readonly asked: TornadoAsked | null;
}

export function readTornado(subject: Subject, question: Questions['tornado']): TornadoRead {
  const figure = figureAt(subject.calculation, question.figure);
  const text = question.spread.trim();
  const percent = Number(text.replace(',', '.').replace('%', ''));
  const isSpread = text === '' || (percent > 0 && percent <= 100);
  const spread = text === '' ? null : percent / 100;
  const named = question.inputs.map((input) => variableAt(subject, input));
  const gone = named.find((one) => typeof one === 'string');
  const moved = named.flatMap((one) => (typeof one === 'object' ? (one ?? []) : []));
  const only = named.length === 0 ? null : moved;
  return {
    text: question.spread,
    error: isSpread ? undefined : 'Escribe un porcentaje entre 0 y 100',
    fault: gone,
    only,
    asked: figure && isSpread && gone === undefined ? { figure, spread, only } : null,
  };
}

/** The part of the work that is finding out how each input can be moved. */
const LOOKING = 0.3;

export async function swing(
  subject: Subject,
  asked: TornadoAsked,
  watched: Watched,
): Promise<TornadoAnswer> {
  const { figure } = asked;
  const { signal, onProgress } = watched;
  const looked = (part: number) => onProgress(part * LOOKING);
  const inputs = await inSlices(swungInputs(subject, asked), signal, looked);
  const tornado = { inputs: inputs.map(({ swung }) => swung), figure: figure.ref };
  const told = (part: number) => onProgress(LOOKING + part * (1 - LOOKING));
  const bars = await ask(
    'tornado',
    { setup: setupOf(subject), tornado },
    { signal, onProgress: told },
  );
  const today = subject.calculation.value(figure.ref);
  const base = typeof today === 'number' ? today : null;
  return { ...asked, inputs, bars: bySwing(bars, base), base };
}

/** The inputs that can be moved, each to both sides; a large document has a thousand of them. */
function* swungInputs(
  subject: Subject,
  { spread, only }: TornadoAsked,
): Generator<number, SwungInput[]> {
  const inputs: SwungInput[] = [];
  const refs = only?.map(({ ref }) => ref) ?? movableRefs(subject.calculation);
  for (const [at, ref] of refs.entries()) {
    const variable = variableOf(subject, ref);
    const swung = 'refused' in variable ? null : swungBy(variable, spread);
    if (swung && 'input' in variable) inputs.push({ variable, swung });
    yield (at + 1) / refs.length;
  }
  return inputs;
}
