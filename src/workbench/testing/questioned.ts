import {
  Calculation,
  choice,
  integer,
  money,
  percent,
  type Subject,
  type Variable,
  variableOf,
} from '../../tool/index.ts';
import { testTool } from '../../tool/testing/sample.ts';

/** A small tool with one input of each kind that what-if questions move, as it is at first. */
export const questioned: Subject = (() => {
  const tool = testTool({
    inputs: {
      price: money('Precio', { initial: 300_000_000 }),
      rate: percent('Tasa', { initial: 12, max: 30 }),
      term: integer('Plazo', { initial: 29, min: 1, max: 30, unit: 'años' }),
      kind: choice('Tipo', [
        { value: 'a', label: 'Cesión' },
        { value: 'b', label: 'Escrituración' },
      ]),
    },
    formulas: { x: money('X', 'kind == "a" ? price * rate : term') },
  });
  return { tool, calculation: new Calculation(tool, tool.document.initial()) };
})();

export const questionedInput = (id: string): Variable => {
  const variable = variableOf(questioned, { id });
  if ('refused' in variable) throw new TypeError(variable.refused);
  return variable;
};
