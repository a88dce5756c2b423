// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { loadTool } from '../tools/load.ts';
import { checkPreset } from '../tools/preset.ts';
import { EXAMPLE, STILL } from './example.ts';
import { figuresOf, openExample, slidersOf, stepsOf } from './LiveExample.tsx';

it('shows before the tool arrives what the tool computes', async () => {
  const tool = await loadTool(EXAMPLE.tool);
  expect(checkPreset(tool, EXAMPLE.inputs).refused).toEqual([]);
  expect([tool.title, tool.path]).toEqual([EXAMPLE.title, EXAMPLE.path]);
  const session = openExample(tool);
  expect(figuresOf(session).map(({ id, label, text }) => [id, label, text])).toEqual(STILL.figures);
  expect(
    slidersOf(session).map(({ label, text, value, range }) => [label, text, value, range]),
  ).toEqual(STILL.sliders);
  expect(
    stepsOf(session).map(({ label, from, to }) => [label, Math.round(from), Math.round(to)]),
  ).toEqual(STILL.steps);
});
