import { describe, expect, it } from 'vitest';
import { loadTool } from '../check/folder.ts';
import { Calculation } from '../compute/calculation.ts';
import { casesOf } from '../testing/case-files.ts';
import type { Case } from '../testing/cases.ts';
import { movableRefs, variableOf } from './variables.ts';

describe('the inputs of OperatorMax', () => {
  it('are told by the stream they belong to', async () => {
    const tool = await loadTool('operatormax');
    if (!tool) throw new TypeError('the tool is gone');
    const inputs = (casesOf('operatormax') as Case[]).map((one) => one.inputs);
    const documents = inputs.flatMap((raw) => {
      const checked = tool.document.check(raw);
      return 'document' in checked ? [checked.document] : [];
    });
    for (const document of documents) {
      const subject = { tool, calculation: new Calculation(tool, document) };
      for (const ref of movableRefs(subject.calculation)) {
        const variable = variableOf(subject, ref);
        if ('refused' in variable || !variable.address.includes('[id=')) continue;
        expect(variable.label).toContain(' · ');
      }
    }
  });
});
