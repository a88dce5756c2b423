import {
  type BarEnd,
  type Figure,
  formatNumber,
  SPREAD,
  type StudyBar,
  type StudyChart,
  type StudyTable,
  type Variable,
} from '../../../tool/index.ts';
import { distanceCell, figureCell, inputCell, wordCell } from '../parts/cells.ts';
import { axisText, figureText } from '../subject.ts';
import type { TornadoAnswer } from './question.ts';

/** The inputs that move the figure at all. */
export const movingBars = ({ bars }: TornadoAnswer): TornadoAnswer['bars'] =>
  bars.filter(({ low, high }) => low !== high);

export function tornadoTable(answer: TornadoAnswer): StudyTable {
  const { figure, inputs } = answer;
  return {
    title: `Qué mueve ${figure.label}`,
    head: ['Dato', 'Valor bajo', 'Cifra', 'Valor alto', 'Cifra', 'Recorrido'],
    rows: movingBars(answer).flatMap(({ input, low, high, swing }) => {
      const found = inputs[input];
      if (!found) return [];
      const { variable, swung } = found;
      return [
        [
          wordCell(variable.label),
          inputCell(variable, swung.low),
          figureCell(figure, low),
          inputCell(variable, swung.high),
          figureCell(figure, high),
          distanceCell(figure, swing),
        ],
      ];
    }),
  };
}

/** A bar of the tornado with the input that it is of. */
interface InputBar {
  readonly variable: Variable;
  readonly swing: number | null;
  readonly bar: StudyBar;
}

/** The bars of the inputs that move the figure, each figure at the end that leads to it. */
export function inputBars(answer: TornadoAnswer): InputBar[] {
  const { figure, inputs, base } = answer;
  return movingBars(answer).flatMap(({ input, low, high, swing }) => {
    const found = inputs[input];
    if (!found) return [];
    const { variable, swung } = found;
    const ends = [
      endOf(figure, variable, swung.low, low),
      endOf(figure, variable, swung.high, high),
    ];
    const isRising = isUpwards(base, low, high);
    const [left = null, right = null] = isRising ? ends : ends.toReversed();
    const bar = { label: variable.label, spans: spansOf(base, low, high), left, right };
    return [{ variable, swing, bar }];
  });
}

/** Whether the figure rises with the input, as far as that can be told: then the low end is at the left. */
function isUpwards(base: number | null, low: number | null, high: number | null): boolean {
  if (low !== null && high !== null) return low <= high;
  if (base === null) return true;
  return low === null ? (high ?? base) >= base : low <= base;
}

/** A figure, and the value of an input that leads to it. */
const endOf = (figure: Figure, variable: Variable, at: number, value: number | null): BarEnd => ({
  text: figureText(figure.formula, value),
  note: `con ${axisText(variable, at)}`,
});

/** Bars that are too thin to see beside the widest stand in the table only. */
const MOST_BARS = 15;

export function tornadoChart(answer: TornadoAnswer): StudyChart {
  const { figure, base } = answer;
  return {
    kind: 'bars',
    title: `Qué mueve ${figure.label}`,
    label: `Qué mueve ${figure.label}: hoy ${figureText(figure.formula, base)}`,
    shape: figure.formula,
    base,
    note: null,
    bars: inputBars(answer)
      .slice(0, MOST_BARS)
      .map(({ bar }) => bar),
  };
}

/** From today's figure to the one at each end; where it has no value, from the middle between both. */
function spansOf(base: number | null, low: number | null, high: number | null) {
  const middle = low === null || high === null ? (low ?? high) : (low + high) / 2;
  const from = base ?? middle;
  const span = (to: number | null, tone: 'low' | 'high') =>
    from === null || to === null || to === base ? [] : [{ from, to, tone }];
  return [...span(low, 'low'), ...span(high, 'high')];
}

/** What was done, in a sentence. */
export function sayHow({ figure, base, spread }: TornadoAnswer): string {
  const today = `Hoy «${figure.label}» es ${figureText(figure.formula, base)}.`;
  const how =
    spread === null
      ? `según lo que suele variar, o un ${formatNumber(SPREAD * 100, 1)}\u00a0%`
      : `un ${formatNumber(spread * 100, 1)}\u00a0%`;
  return `${today} Cada dato se mueve solo, ${how} a cada lado de su valor, dentro de sus límites.`;
}
