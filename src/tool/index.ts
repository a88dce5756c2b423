export type { Ref, Scalar } from '../engine/index.ts';
export type { Address } from './address.ts';
export type { Found, Naming, RecordName, Scope } from './addressing.ts';
export { Calculation } from './calculation.ts';
export { makeWhole, writeField } from './complement.ts';
export type * from './declaration.ts';
export { defineDerivedTool, defineTool } from './define.ts';
export {
  checkDocument,
  checkValue,
  isAwaited,
  MAX_RECORDS,
  mayBeEmpty,
  problem,
} from './document.ts';
export { type Expressions, EXPRESSIONS, expressionsOf, staleExpressions } from './expressions.ts';
export {
  axis,
  choice,
  date,
  integer,
  money,
  number,
  percent,
  text,
  texts,
  toggle,
} from './fields.ts';
export { doubtOf } from './doubt.ts';
export {
  formatDifference,
  type Kind,
  kinds,
  type Option,
  type Parsed,
  sayBounds,
  sayNumber,
  type Shape,
  textsOf,
} from './kinds/index.ts';
export { jsonFault, notJson } from './json-fault.ts';
export { callOf, exampleOf, type ReadExample } from './functions.ts';
export { shownDependents } from './lineage.ts';
export { unitOf, withoutNoise } from './leaving.ts';
export { axisValues, matrixRows, type MatrixValues } from './matrix.ts';
export { conditionId, toModel } from './model.ts';
export type { Migration } from './migration.ts';
export { shortMonth } from './months.ts';
export { formatNumber, formatShort, plainNumber } from './numbers.ts';
export {
  type Block,
  BLOCK_KINDS,
  type BlockKind,
  type BlockOf,
  blocksOf,
  outlineOf,
  type Ranking,
  showsInput,
} from './outline.ts';
export { outputs, scalarOutputs } from './outputs.ts';
export { emptyRecord, fillIds, isFixed, newId, newRecord, RECORD_ID } from './records.ts';
export {
  explain,
  labelOf,
  read,
  type Reading,
  recordName,
  type Tone,
} from './reading.ts';
export { fillIn, type Given, givenAdvice, selectedValues, selectRecords } from './selections.ts';
export * from './tool.ts';
export { countsAs, numberOf, wordOf } from './wording.ts';
