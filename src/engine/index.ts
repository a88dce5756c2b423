export { FormulaError, MAX_LENGTH, parseFormula } from './parse.ts';
export { exampleSheet } from './example.ts';
export {
  aboutFunction,
  type FunctionAbout,
  functionCatalogue,
  functionNames,
} from './functions/index.ts';
export * from './model.ts';
export { readValue, Sheet } from './sheet.ts';
export { type Reason, reasonOf } from './reason.ts';
export { type CallToken, type FormulaToken, repeated, type Trace, trace } from './trace.ts';
export { formulaTree, type FormulaTree, rowsTree, type TreeNode } from './tree.ts';
