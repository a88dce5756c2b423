// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { loadTool } from '../tools/load.ts';
import { checkPreset } from '../tools/preset.ts';
import { EXAMPLE, NO_WISHES, STILL } from './example.ts';
import { figuresOf, openExample, slidersOf, stepsOf } from './LiveExample.tsx';

it('shows before the tool arrives what the tool computes', async () => {
  const tool = await loadTool(EXAMPLE.tool);
  expect(checkPreset(tool, EXAMPLE.inputs).refused).toEqual([]);
  expect([tool.title, tool.path]).toEqual([EXAMPLE.title, EXAMPLE.path]);
  const session = openExample(tool, NO_WISHES);
  expect(figuresOf(session).map(({ id, label, text }) => [id, label, text])).toEqual(STILL.figures);
  expect(
    slidersOf(session).map(({ label, text, value, range }) => [label, text, value, range]),
  ).toEqual(STILL.sliders);
  expect(
    stepsOf(session).map(({ label, from, to }) => [label, Math.round(from), Math.round(to)]),
  ).toEqual(STILL.steps);
});

it('goes on from what was done in it before the tool arrived', async () => {
  const tool = await loadTool(EXAMPLE.tool);
  const values = { Vacancia: 6, Crédito: 50 };
  const session = openExample(tool, { selected: 'cashFlow', values });
  expect(session.selected).toEqual({ id: 'cashFlow' });
  expect(session.document).toMatchObject({
    vacancyRate: 6,
    loanAmount: 160_000_000,
    downPayment: 160_000_000,
    monthlyRent: EXAMPLE.inputs.monthlyRent,
  });
});
