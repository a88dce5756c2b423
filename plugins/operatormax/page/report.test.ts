import { expect, it } from 'vitest';
import { Session } from '../../../src/workbench/index.ts';
import { definitionsOf, partsOf } from '../../../src/workbench/report/parts.ts';
import operatorMax from '../tool.ts';

it('a report explains its figures, and nothing that only serves other formulas', () => {
  const { calculation } = new Session(operatorMax);
  const shown = partsOf(calculation).flatMap(({ block }) =>
    block.kind === 'results' ? block.items : [],
  );
  expect(shown).toContain('roi');
  expect(shown.filter((id) => calculation.formula({ id })?.internal)).toEqual([]);
  const roi = definitionsOf(calculation).find(({ id }) => id === 'roi');
  expect(roi?.formula).not.toBe('');
  expect(roi?.formula).not.toMatch(/equityPayment|total[A-Z]/);
});
