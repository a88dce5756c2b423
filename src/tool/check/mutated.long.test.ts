import { expect, it } from 'vitest';
import { Calculation } from '../compute/calculation.ts';
import { read } from '../compute/reading.ts';
import { defineTool, type PlainTool } from '../define.ts';
import { mutated, randomFrom, specOf } from '../testing/mutate.ts';
import { loadTools } from './folder.ts';
import { faultsOf } from './registry.ts';

it('mutated declarations of all tools are refused by place or compute: never a throw, never nonsense', async () => {
  const specs = [...(await loadTools()).values()].map(specOf);
  const random = randomFrom(20_261_121);
  let refused = 0;
  let accepted = 0;
  for (let round = 0; round < 2_000; round++) {
    const spec = specs[random(specs.length)];
    if (!spec) throw new Error('no tools');
    const tool = defineTool(mutated(spec, random) as PlainTool);
    const found = faultsOf(tool);
    for (const fault of found) {
      expect(fault).toMatch(/^[^:]+: \S|no es un objeto$/u);
      expect(fault).not.toMatch(/undefined|\[object|_(?:advice|visible|enabled|by|where)\./u);
    }
    if (found.length > 0) refused += 1;
    else {
      accepted += 1;
      computes(tool);
    }
  }
  expect(refused).toBeGreaterThan(1_000);
  expect(accepted).toBeGreaterThan(50);
}, 300_000);

/** Computes and words all that a page would show. */
function computes(tool: ReturnType<typeof defineTool>): void {
  const calculation = new Calculation(tool, tool.document.initial());
  const { inputs, formulas, lists, tables } = calculation.declaration;
  for (const id of [...Object.keys(inputs), ...Object.keys(formulas)]) {
    expect(typeof read(calculation, { id }).text).toBe('string');
  }
  for (const [table, ids] of [
    ...Object.entries(lists).map(
      ([id, { fields, formulas: own = {} }]) =>
        [id, [...Object.keys(fields), ...Object.keys(own)]] as const,
    ),
    ...Object.entries(tables).map(([id, { columns }]) => [id, Object.keys(columns)] as const),
  ]) {
    const last = calculation.rows(table) - 1;
    for (const id of last < 0 ? [] : ids) {
      for (const row of [0, last]) {
        expect(typeof read(calculation, { id, table, row }).text).toBe('string');
      }
    }
  }
}
