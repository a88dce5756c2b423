import { expect, test } from 'vitest';
import { Calculation } from '../../../../src/tool/index.ts';
import { comparisonTable } from '../../../../src/workbench/analysis/scenarios/tables.ts';
import { figureChoices } from '../../../../src/workbench/analysis/subject.ts';
import { figureRows, inputRows } from '../../../../src/workbench/comparison/rows.ts';
import { sampleProjects } from '../../document/samples.ts';
import { checked } from '../../testing/documents.ts';
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

test('what only serves other figures is in no comparison, and no list to choose one from', () => {
  const calculations = sampleProjects().map(({ data }) => new Calculation(tool, data));
  const compared = figureRows(calculations).map(({ label }) => label);
  const chosen = calculations.flatMap((one) => figureChoices(one).map(({ label }) => label));
  for (const labels of [compared, chosen]) {
    expect(labels).toContain('Margen NOI');
    expect(labels).toContain('Total de ingresos');
    expect(labels).not.toContain('Tamaño de los flujos');
    expect(labels.filter((label) => label.includes('con su signo'))).toEqual([]);
  }
});

test('the inflation of years that one project alone has is told by year', () => {
  const of = (projectionPeriod: number) => {
    const years = [2028, 2029, 2030, 2031, 2032].map((year) => [year, year === 2032 ? 4.5 : 3]);
    const macroeconomicData = { inflationByYear: Object.fromEntries(years) };
    const dateConfig = { startMonth: 1, startYear: 2028, projectionPeriod, macroeconomicData };
    return new Calculation(tool, checked({ dateConfig }));
  };
  const row = inputRows([of(3), of(5)]).find(({ label }) => label === 'Inflación por año');
  const texts = row?.cells.map(({ text }) => text.replaceAll('\u00a0', ' '));
  expect(texts).toEqual(['3', '5, con «2031: 3,00 %» y «2032: 4,50 %»']);
});

test('a scenario says of which income an input is', () => {
  const [project] = sampleProjects();
  const [rooms] = project?.data.createdIncomes ?? [];
  const main = project && new Calculation(tool, project.data);
  const place = `createdIncomes[id=${rooms?.id}].ocupacionObjetivo`;
  if (!main || main.refOf(place).kind !== 'cell') throw new Error('the sample has rooms');
  const scenario = { id: 's', name: 'Bajo', values: { [place]: 40 } };
  const columns = [{ scenario, faults: [], calculation: main }];
  const { rows } = comparisonTable(main, { columns, figure: null });
  expect(rows[0]?.[0]?.text).toBe(`Ocupación objetivo · ${rooms?.name}`);
});
