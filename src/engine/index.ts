export { FormulaError, MAX_LENGTH, parseFormula } from './formula/parse.ts';
export { exampleSheet } from './explain/example.ts';
export {
  aboutFunction,
  type FunctionAbout,
  functionCatalogue,
  functionNames,
} from './functions/index.ts';
export * from './model.ts';
export { loadData, NO_DATA } from './run/load.ts';
export type { RunInput } from './run/cells.ts';
export { Runs } from './run/runs.ts';
export { readValue, Sheet } from './run/sheet.ts';
export { type Reason, reasonOf } from './explain/reason.ts';
export { repeated, type Trace, trace } from './explain/trace.ts';
export type { CallToken, FormulaToken } from './explain/tokens.ts';
export { boundsOf, type Interval, UNBOUNDED } from './explain/bounds.ts';
export { evaluateTree } from './explain/evaluate.ts';
export { formulaTree, type FormulaTree, rowsTree, type TreeNode } from './explain/tree.ts';
