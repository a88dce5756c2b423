import { formatNumber, type StudyChart, type StudyTable } from '../../../tool/index.ts';
import { type FigureSummary, PERCENTILES } from '../../../whatif/index.ts';
import { figureCell, wordCell } from '../parts/cells.ts';
import { figureText } from '../subject.ts';
import type { SimulationAnswer } from './question.ts';
import { percentText } from './words.ts';

const COUNT = { kind: 'number', label: 'Corridas', integer: true } as const;

/** How often each value came out, as a picture and as a table; null where there is no value. */
export function histogramOf(
  { figure, result }: SimulationAnswer,
  said: string,
): { readonly chart: StudyChart; readonly table: StudyTable } | null {
  const summary = result.summaries[0];
  if (!summary?.histogram) return null;
  const { low, high, counts } = summary.histogram;
  const title = `Histograma de ${figure.label}`;
  const width = (high - low) / counts.length;
  const known = counts.reduce((sum, count) => sum + count, 0);
  const end = (at: number) => figureCell(figure, at === counts.length ? high : low + at * width);
  return {
    chart: {
      kind: 'histogram',
      title,
      label: `${title}: ${said}`,
      shape: figure.formula,
      low,
      high,
      counts,
      target: summary.below?.target ?? null,
    },
    table: {
      title,
      head: ['Desde', 'Hasta', 'Corridas', 'Parte'],
      rows: counts.map((count, at) => [
        at === 0 ? figureCell(figure, summary.min) : end(at),
        at === counts.length - 1 ? figureCell(figure, summary.max) : end(at + 1),
        { text: count.toLocaleString('es-CO'), value: count, shape: COUNT },
        {
          text: percentText(count / known),
          value: (count / known) * 100,
          shape: { kind: 'percent', label: 'Parte' },
        },
      ]),
    },
  };
}

export function percentilesTable({ figure }: SimulationAnswer, summary: FigureSummary): StudyTable {
  const { mean, sd, min, max, percentiles } = summary;
  const lines: readonly (readonly [string, number | null])[] = [
    ['Media', mean],
    ['Desviación', sd],
    ['Mínimo', min],
    ...PERCENTILES.map((each) => [`P${each}`, percentiles[String(each)] ?? null] as const),
    ['Máximo', max],
  ];
  return {
    title: `Percentiles de ${figure.label}`,
    head: ['Medida', figure.label],
    rows: lines.map(([name, value]) => [wordCell(name), figureCell(figure, value)]),
  };
}

const MOST_MOVERS = 12;

/** The inputs that explain the figure, the strongest first. */
export const moversOf = ({ result, study }: SimulationAnswer) =>
  (result.ranking[0] ?? []).slice(0, MOST_MOVERS).map(({ input, correlation }) => ({
    label: study.variables[input]?.label ?? '',
    correlation,
  }));

export function rankingTable(answer: SimulationAnswer): StudyTable {
  return {
    title: `Qué explica ${answer.figure.label}`,
    head: ['Dato', 'Correlación de rangos'],
    rows: moversOf(answer).map(({ label, correlation }) => [
      wordCell(label),
      {
        text: formatNumber(correlation, 2),
        value: correlation,
        shape: { kind: 'number', label: 'Correlación de rangos' },
      },
    ]),
  };
}

export function rankingChart(answer: SimulationAnswer): StudyChart {
  const { title, rows } = rankingTable(answer);
  return {
    kind: 'bars',
    title,
    label: title,
    shape: { kind: 'number', label: 'Correlación de rangos' },
    base: 0,
    note: null,
    bars: moversOf(answer).map(({ label, correlation }, at) => ({
      label,
      spans: [{ from: 0, to: correlation, tone: correlation < 0 ? 'minus' : 'plus' }],
      left: null,
      right: { text: rows[at]?.[1]?.text ?? '' },
    })),
  };
}

/** The mean of the first runs, with its margin; null with too few to draw. */
export function convergenceOf({
  figure,
  result,
}: SimulationAnswer): { readonly chart: StudyChart; readonly table: StudyTable } | null {
  const points = result.summaries[0]?.convergence ?? [];
  if (points.length < 2) return null;
  const title = `Convergencia de la media de ${figure.label}`;
  return {
    chart: {
      kind: 'lines',
      title,
      label: `${title}: con ${points.at(-1)?.runs.toLocaleString('es-CO')} corridas, ${figureText(figure.formula, points.at(-1)?.mean ?? null)}`,
      x: COUNT,
      y: figure.formula,
      lines: [
        points.map(({ runs, mean }) => ({ x: runs, y: mean })),
        points.map(({ runs, mean, margin }) => ({ x: runs, y: mean + margin })),
        points.map(({ runs, mean, margin }) => ({ x: runs, y: mean - margin })),
      ],
      target: null,
      today: null,
      marks: [],
    },
    table: {
      title,
      head: ['Corridas', 'Media', 'Margen (95 %)'],
      rows: points.map(({ runs, mean, margin }) => [
        { text: runs.toLocaleString('es-CO'), value: runs, shape: COUNT },
        figureCell(figure, mean),
        figureCell(figure, margin),
      ]),
    },
  };
}
