import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Calculation } from './calculation.ts';
import { loadTools } from '../check/folder.ts';
import { outputs } from './outputs.ts';
import { casesOf } from '../testing/case-files.ts';
import type { Case } from '../testing/cases.ts';
import { crossedDocuments } from '../testing/documents.ts';

/** Every value of a calculation by name: inputs, formulas, columns and conditions. */
function allValues({ sheet }: Calculation): Record<string, unknown> {
  const columns = [...sheet.program.nodes].filter(([, { column }]) => column);
  return Object.fromEntries(
    columns.map(([name, { ref, frame }]) => [
      name,
      Array.from({ length: frame.length }, (_, row) => sheet.value({ ...ref, row })),
    ]),
  );
}

const tools = [...(await loadTools())].map(([id, tool]) => {
  const inputs = ((casesOf(id) ?? []) as Case[]).map((one) => one.inputs);
  return { id, tool, inputs };
});

describe.each(tools.filter(({ inputs }) => inputs.length > 0))('$id', ({ tool, inputs }) => {
  it('computes after any documents what it computes from scratch', () => {
    // Long lists become short and long again: nothing of what was longer may be left.
    const sequences = fc.array(crossedDocuments(tool, inputs), { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(sequences, ([first, ...others]) => {
        const calculation = new Calculation(tool, first ?? {});
        for (const document of [...others, ...(first ? [first] : [])]) {
          calculation.update(document);
          const fresh = new Calculation(tool, document);
          expect(outputs(tool, calculation)).toEqual(outputs(tool, fresh));
          expect(allValues(calculation)).toEqual(allValues(fresh));
        }
      }),
      { numRuns: 10 },
    );
  });
});
