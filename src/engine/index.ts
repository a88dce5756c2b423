export { FormulaError, MAX_LENGTH, parseFormula } from './parse.ts';
export { functionNames } from './functions/index.ts';
export * from './model.ts';
export { readValue, Sheet } from './sheet.ts';
export { type Reason, reasonOf } from './reason.ts';
export { type FormulaToken, type Trace, trace } from './trace.ts';
