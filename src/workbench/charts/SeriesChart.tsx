import { memo, useId, useMemo, useState } from 'react';
import { ChartKey, type KeyEntry } from './ChartKey.tsx';
import { lookOf, stepLook } from './colours.ts';
import type { ChartData } from './data.ts';
import { NamedBars } from './NamedBars.tsx';
import { type Panel, panelsOf } from './panels.ts';
import { CHARACTER, linesOf } from './positions.ts';
import styles from './SeriesChart.module.css';
import { SeriesPanel } from './SeriesPanel.tsx';
import { useChartPlace } from './useChartPlace.ts';
import { tickTexts } from './values.ts';

/** With one panel, with two, with three and more; in pixels. */
const HEIGHTS = [260, 190, 160] as const;
/** Roughly what stands beside the plot. */
const MARGIN = 80;
/** More records than these are a crowd: their names aren't looked for one by one. */
const MOST_NAMED = 40;

function keyOf(data: ChartData, { series: members }: Panel, panels: number): KeyEntry[] {
  const { points, series } = data;
  const floating = members.find((one) => series[one]?.floats);
  if (floating !== undefined) {
    const steps = new Set(points.map((point) => stepLook(point, floating)));
    return [...steps].map((step) => ({ ...step, line: false }));
  }
  // The chart's title names a single series already.
  if (members.length < 2 && panels < 2) return [];
  return members.map((one) => ({
    ...lookOf(one),
    name: series[one]?.shape.label ?? '',
    line: series[one]?.type === 'line',
  }));
}

/** Names that don't fit below their bars stand beside them: they are never cut. */
function needsRows({ axis, points, series }: ChartData, width: number): boolean {
  if (axis !== 'names' || points.length > MOST_NAMED) return false;
  if (series.some(({ type }) => type !== 'bar')) return false;
  const share = (width - MARGIN) / points.length - 8;
  return points.some(({ x }) => linesOf(x, share) > 2);
}

/** What the longest figure beside an axis takes. */
function labelWidth({ series }: ChartData, panels: readonly Panel[]): number {
  const texts = panels.flatMap(({ ticks, series: [first = 0] }) => {
    const shape = series[first]?.shape;
    return shape ? tickTexts(ticks, shape) : [];
  });
  return Math.ceil(Math.max(0, ...texts.map((text) => text.length)) * CHARACTER) + 14;
}

/** Lines, areas and bars over one axis. Loaded only where a chart is shown. */
function SeriesChart({ data, stacked }: { data: ChartData; stacked: boolean }) {
  const [place, width] = useChartPlace();
  const panels = useMemo(() => panelsOf(data, stacked), [data, stacked]);
  // The panels share their pointer; the one under it tells the values of all.
  const [pointed, setPointed] = useState(0);
  const together = useId();
  const height = HEIGHTS[Math.min(panels.length, HEIGHTS.length) - 1] ?? HEIGHTS[0];
  const rows = needsRows(data, width);
  const labels = useMemo(() => labelWidth(data, panels), [data, panels]);
  return (
    <div ref={place} className={styles.chart}>
      {width > 0 &&
        panels.map((panel, index) => {
          const key = keyOf(data, panel, panels.length);
          return (
            <div
              key={panel.series.join()}
              className={styles.panel}
              onPointerEnter={() => setPointed(index)}
            >
              {key.length > 0 && <ChartKey entries={key} />}
              {rows ? (
                <NamedBars
                  {...{ data, panel, stacked, width, together }}
                  tells={pointed === index}
                />
              ) : (
                <SeriesPanel
                  {...{ data, panel, stacked, width, height, labels, together }}
                  last={index === panels.length - 1}
                  tells={pointed === index}
                />
              )}
            </div>
          );
        })}
    </div>
  );
}

// Drawn anew where the figures changed, not where a cell was selected.
export default memo(SeriesChart);
