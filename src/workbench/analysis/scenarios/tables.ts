import {
  counted,
  type Calculation,
  type DifferencePart,
  type Figure,
  type FigureDifference,
  figureOf,
  formatDifference,
  fullLabelOf,
  type Ref,
  type StudyChart,
  type StudyTable,
} from '../../../tool/index.ts';
import { figureCell, wordCell } from '../parts/cells.ts';
import { scalarText } from '../subject.ts';
import type { Comparison } from './compare.ts';

/** The inputs that some scenario changes, as far as they are still there. */
export function changedRefs(calculation: Calculation, { columns }: Comparison): Ref[] {
  const addresses = new Set(columns.flatMap(({ scenario }) => Object.keys(scenario.values)));
  return [...addresses].flatMap((address) => {
    const found = calculation.refOf(address);
    return found.kind === 'cell' ? [found.ref] : [];
  });
}

/** The deciding figures, and the one that is asked about. */
export function comparedFigures(calculation: Calculation, figure: Figure | null): Figure[] {
  const own = calculation.declaration.figures.flatMap((id): Figure[] => {
    const one = figureOf(calculation, { id });
    return 'ref' in one ? [one] : [];
  });
  const isOwn = own.some(({ address }) => address === figure?.address);
  return figure && !isOwn ? [...own, figure] : own;
}

export const figureIn = (calculation: Calculation, { ref }: Figure): number | null => {
  const value = calculation.value(ref);
  return typeof value === 'number' ? value : null;
};

/** Today and the scenarios side by side: the inputs that differ, and the figures. */
export function comparisonTable(calculation: Calculation, comparison: Comparison): StudyTable {
  const { columns, figure } = comparison;
  const all = [calculation, ...columns.map((column) => column.calculation)];
  const inputs = changedRefs(calculation, comparison).map((ref) => {
    const field = calculation.field(ref);
    return [
      wordCell(fullLabelOf(calculation, ref)),
      ...all.map((from) => {
        const value = from.value(ref);
        const isNumber = field && typeof value === 'number' && !field.options;
        const text = field ? scalarText(field, value) : '';
        return isNumber ? { text, value, shape: field } : wordCell(text);
      }),
    ];
  });
  const figures = comparedFigures(calculation, figure).map((one) => [
    wordCell(one.label),
    ...all.map((from) => figureCell(one, figureIn(from, one))),
  ]);
  return {
    title: 'Lado a lado',
    head: ['Dato o cifra', 'Hoy', ...columns.map(({ scenario }) => scenario.name)],
    rows: [...inputs, ...figures],
  };
}

export const partLabel = ({ section, inputs }: DifferencePart): string =>
  section === null
    ? inputs.map(({ label }) => label).join(' y ')
    : `${section} (${counted(inputs.length, 'dato', 'datos')})`;

export interface WaterfallStep {
  readonly label: string;
  /** Where its bar starts and ends. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly value: number;
  readonly tone: 'sum' | 'plus' | 'minus';
}

/** What a sum's bar shows below the lowest step, as a part of the steps. */
const FOOT = 0.15;

/** What a figure is compared with where nothing else is said. */
const TODAY = 'Hoy';

/** From today's figure to the scenario's, input by input; the steps sum to the difference. */
export function waterfallSteps(
  figure: Figure,
  { from, to, parts }: FigureDifference,
  name: string,
  before = TODAY,
): WaterfallStep[] {
  // From 0 the steps of a large figure would be too thin to see: the sums start where the least is.
  const running = parts.reduce<number[]>(
    (sums, { effect }) => [...sums, (sums.at(-1) ?? from) + effect],
    [],
  );
  const foot = Math.min(from, to, ...running);
  const size = Math.max(from, to, ...running) - foot;
  const base = size === 0 || (foot >= 0 && foot < size) ? 0 : foot - size * FOOT;
  const sum = (label: string, value: number): WaterfallStep => ({
    label,
    from: base,
    to: value,
    text: figureCell(figure, value).text,
    value,
    tone: 'sum',
  });
  const steps = parts.map(
    (part, at): WaterfallStep => ({
      label: partLabel(part),
      from: at === 0 ? from : (running[at - 1] ?? from),
      to: running[at] ?? from,
      text: `${part.effect > 0 ? '+' : ''}${formatDifference(part.effect, figure.formula)}`,
      value: part.effect,
      tone: part.effect < 0 ? 'minus' : 'plus',
    }),
  );
  return [sum(before, from), ...steps, sum(name, to)];
}

/** Whether any of the changed inputs moves the figure. */
export const isMoved = ({ parts }: FigureDifference): boolean =>
  parts.some(({ effect }) => effect !== 0);

/** A bar that doesn't begin at 0 looks longer beside others than it is. */
function cutNote(figure: Figure, steps: readonly WaterfallStep[]): string | null {
  const [first] = steps;
  if (!first || first.from === 0) return null;
  return `La primera barra y la última no empiezan en 0 sino en ${figureCell(figure, first.from).text}.`;
}

export function waterfallTable(
  figure: Figure,
  why: FigureDifference,
  name: string,
  before = TODAY,
): { readonly chart: Extract<StudyChart, { kind: 'bars' }>; readonly table: StudyTable } {
  const steps = waterfallSteps(figure, why, name, before);
  const title = `Por qué cambia ${figure.label} en ${name}`;
  return {
    chart: {
      kind: 'bars',
      title,
      label: title,
      shape: figure.formula,
      base: null,
      note: cutNote(figure, steps),
      bars: steps.map(({ label, from, to, tone, text }) => ({
        label,
        spans: [{ from, to, tone }],
        left: null,
        right: { text },
      })),
    },
    table: {
      title,
      head: ['Dato', 'Efecto'],
      rows: steps.map(({ label, text, value }) => [
        wordCell(label),
        { text, value, shape: figure.formula },
      ]),
    },
  };
}
