// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { faultsOf } from '../../tool/check/registry.ts';
import { defineTool, type PlainTool } from '../../tool/define.ts';
import type { Tool } from '../../tool/index.ts';
import { mutated, randomFrom, specOf } from '../../tool/testing/mutate.ts';
import { showTool } from '../testing/toolPage.tsx';

afterEach(cleanup);

const RENDERED = 30;
const MOST_ROUNDS = 4_000;

const TOOLS = import.meta.glob<{ default: Tool }>('../../../plugins/*/tool.ts', { eager: true });

/** Declarations that somebody changed at random and the registry found no fault in. */
function acceptedTools(): Tool[] {
  const random = randomFrom(20_261_122);
  const specs = Object.values(TOOLS).map(({ default: tool }) => specOf(tool));
  const accepted: Tool[] = [];
  for (let round = 0; round < MOST_ROUNDS && accepted.length < RENDERED; round++) {
    const spec = specs[random(specs.length)];
    if (!spec) throw new Error('no tools');
    const tool = defineTool(mutated(spec, random) as PlainTool);
    if (faultsOf(tool).length === 0) accepted.push(tool);
  }
  return accepted;
}

test('a declaration in which the registry finds no fault is shown whole', async () => {
  const complaints = vi.spyOn(console, 'error');
  const tools = acceptedTools();
  expect(tools).toHaveLength(RENDERED);
  for (const tool of tools) {
    const session = await showTool(tool);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(tool.title);
    for (const { title } of session.calculation.declaration.sections) {
      expect(screen.queryAllByText(title)).not.toHaveLength(0);
    }
    expect(document.body.textContent).not.toMatch(/NaN|undefined|\[object/);
    cleanup();
  }
  expect(complaints).not.toHaveBeenCalled();
  // Beside other tests on a slow machine it takes four times as long as by itself.
}, 300_000);
