import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Runs } from '../../engine/index.ts';
import { seek, tableRows } from '../../whatif/index.ts';
import { loadTools } from '../check/folder.ts';
import { Calculation } from '../compute/calculation.ts';
import type { Document, Tool } from '../contract/tool.ts';
import { casesOf } from '../testing/case-files.ts';
import type { Case } from '../testing/cases.ts';
import { crossedDocuments } from '../testing/documents.ts';
import { figuresOf } from './names.ts';
import { explainBetween, seekOf, setupOf, valueWith, verified } from './questions.ts';
import { movableRefs, scalarOf, type Subject, type Variable, variableOf } from './variables.ts';

const tools = [...(await loadTools())].map(([id, tool]) => {
  const inputs = ((casesOf(id) ?? []) as Case[]).map((one) => one.inputs);
  return { id, tool, inputs };
});

const subjectOf = (tool: Tool, document: Document): Subject => ({
  tool,
  calculation: new Calculation(tool, document),
});

/** A value of a variable, as runs give it, from a part of its range. */
function valueAt({ field, options, today }: Variable, part: number): number {
  if (options) return Math.floor(part * options.length);
  const { min = -1e6, max = 1e6, integer } = field;
  const far = Math.min(max, Math.max(min, Math.abs(today || 1) * 4));
  const value = min + (far - min) * part;
  return integer ? Math.round(value) : value;
}

const pick = <T>(all: readonly T[], part: number): T | undefined =>
  all[Math.floor(part * all.length)];
const part = fc.nat({ max: 999_999 }).map((at) => at / 1_000_000);

describe.each(tools.filter(({ inputs }) => inputs.length > 0))('$id', ({ tool, inputs }) => {
  const documents = crossedDocuments(tool, inputs);

  it('has in many runs the values of a fresh calculation, to the last bit', () => {
    fc.assert(
      fc.property(
        documents,
        fc.array(part, { minLength: 1, maxLength: 4 }),
        fc.array(part, { minLength: 1, maxLength: 4 }),
        fc.array(fc.array(part, { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 3 }),
        (document, chosen, wanted, points) => {
          const subject = subjectOf(tool, document);
          const refs = movableRefs(subject.calculation);
          const variables = [...new Set(chosen.map((at) => pick(refs, at)))].flatMap((ref) => {
            const variable = ref && variableOf(subject, ref);
            return variable && 'input' in variable ? [variable] : [];
          });
          // One that another takes along is written by both: the last would win.
          const taken = variables.flatMap(({ input }) => [
            ...(input.same ?? []),
            ...(input.rest ? [input.rest] : []),
          ]);
          fc.pre(taken.length === 0 || variables.length === 1);
          const figures = wanted.flatMap((at) => pick(figuresOf(subject.calculation), at) ?? []);
          const { model, data } = setupOf(subject);
          const runs = new Runs(
            model,
            data,
            variables.map(({ input }) => input),
            figures.map(({ ref }) => ref),
          );
          const out = new Float64Array(figures.length);
          for (const point of points) {
            const values = variables.map((variable, at) => valueAt(variable, point[at] ?? 0));
            runs.run(values, out);
            const written = variables.map(
              (variable, at) => [variable.ref, scalarOf(variable, values[at] as number)] as const,
            );
            const expected = figures.map(({ ref }) => valueWith(subject, ref, written));
            expect([...out].map((value) => (Number.isNaN(value) ? null : value))).toEqual(expected);
          }
        },
      ),
      { numRuns: 16 },
    );
  });

  it('answers goals only with what a fresh calculation confirms, and finds what it started from', () => {
    fc.assert(
      fc.property(documents, part, part, part, (document, whose, which, where) => {
        const subject = subjectOf(tool, document);
        const ref = pick(movableRefs(subject.calculation), whose);
        const figure = pick(figuresOf(subject.calculation), which);
        const variable = ref && variableOf(subject, ref);
        if (!figure || !variable || 'refused' in variable) return;
        const value = valueAt(variable, where);
        const target = valueWith(subject, figure.ref, [[variable.ref, scalarOf(variable, value)]]);
        if (typeof target !== 'number') return;
        const answer = seek(setupOf(subject), seekOf(variable, figure, target));
        const checked = verified(subject, variable, figure, answer);
        expect(checked.solutions).toEqual(answer.solutions);
        if (!answer.moves) return;
        // The value that the target came from is a solution, so there is at least one.
        expect(checked.solutions.length).toBeGreaterThan(0);
        for (const solution of checked.solutions.slice(0, 5)) {
          const written = [[variable.ref, scalarOf(variable, solution.value)]] as const;
          const figureThen = Number(valueWith(subject, figure.ref, written));
          expect(figureThen).toBe(solution.figure);
          expect(Math.abs(figureThen - target)).toBeLessThanOrEqual(
            1e-9 * Math.max(1, Math.abs(target)),
          );
        }
      }),
      { numRuns: 25 },
    );
  });

  it('has in a table the values of fresh calculations', () => {
    const subject = subjectOf(tool, tool.document.initial());
    const variables = movableRefs(subject.calculation).flatMap((ref) => {
      const variable = variableOf(subject, ref);
      return 'input' in variable ? [variable] : [];
    });
    const figures = figuresOf(subject.calculation).slice(0, 3);
    const [down, across] = [variables[0], variables.at(-1)];
    if (!down || !across || down === across || figures.length === 0) return;
    const axis = (variable: Variable) => ({
      input: variable.input,
      values: [0, 0.3, 0.7].map((at) => valueAt(variable, at)),
    });
    const table = {
      rows: axis(down),
      columns: axis(across),
      figures: figures.map(({ ref }) => ref),
    };
    const rows = [...tableRows(setupOf(subject), table)];
    table.rows.values.forEach((row, i) =>
      table.columns.values.forEach((column, j) =>
        figures.forEach(({ ref }, f) => {
          const written = [
            [down.ref, scalarOf(down, row)],
            [across.ref, scalarOf(across, column)],
          ] as const;
          expect(rows[i]?.[f]?.[j]).toEqual(valueWith(subject, ref, written));
        }),
      ),
    );
  });

  it('shares a difference of two documents among the inputs that differ', () => {
    fc.assert(
      fc.property(
        documents,
        fc.array(fc.tuple(part, part), { minLength: 1, maxLength: 5 }),
        part,
        (document, changes, which) => {
          const subject = subjectOf(tool, document);
          const figure = pick(figuresOf(subject.calculation), which);
          const refs = movableRefs(subject.calculation);
          let changed = subject;
          for (const [whose, where] of changes) {
            const ref = pick(refs, whose);
            const variable = ref && variableOf(changed, ref);
            if (!variable || 'refused' in variable) continue;
            const written = [[variable.ref, scalarOf(variable, valueAt(variable, where))]] as const;
            const draft = structuredClone(changed.calculation.document);
            for (const [cell, value] of written) tool.document.write(draft, cell, value);
            changed = subjectOf(tool, draft);
          }
          if (!figure) return;
          const outcome = explainBetween(subject, changed.calculation, figure);
          if ('refused' in outcome) return;
          expect(outcome.from).toBe(subject.calculation.value(figure.ref));
          expect(outcome.to).toBe(changed.calculation.value(figure.ref));
          const total = outcome.parts.reduce((sum, { effect }) => sum + effect, 0);
          const size = Math.max(1, Math.abs(outcome.from), Math.abs(outcome.to));
          expect(Math.abs(total - (outcome.to - outcome.from))).toBeLessThanOrEqual(1e-12 * size);
        },
      ),
      { numRuns: 15 },
    );
  });
});
