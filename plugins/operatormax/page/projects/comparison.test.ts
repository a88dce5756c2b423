import { expect, test } from 'vitest';
import { Calculation } from '../../../../src/tool/index.ts';
import { figureRows, inputRows } from '../../../../src/workbench/comparison/rows.ts';
import { sampleProjects } from '../../document/samples.ts';
import tool from '../../tool.ts';

test('projects of unlike streams stand side by side, each with what the other lacks', () => {
  const [main, other] = sampleProjects().map(({ data }) => new Calculation(tool, data));
  if (!main || !other) throw new Error('there are two samples');
  const rate = figureRows([main, other]).find(({ label }) => label === 'TIR E.A.');
  expect(rate?.cells[0]?.text).toMatch(/^12,56\s%$/);
  expect(rate?.cells[1]?.text).not.toBe(rate?.cells[0]?.text);
  for (const [a, b] of [
    [main, other],
    [other, main],
  ] as const) {
    const rows = inputRows([a, b]);
    const isOneSided = rows.filter(({ cells }) => cells.some(({ text }) => text === '—'));
    expect(isOneSided.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  }
  expect(inputRows([main, new Calculation(tool, main.document)])).toEqual([]);
});
