export type { Ref, Scalar } from '../engine/index.ts';
export {
  type Address,
  formatAddress,
  type NewIds,
  parseAddress,
  readdressed,
} from './contract/address.ts';
export type { Found, Naming, RecordName, Scope } from './contract/addressing.ts';
export { Calculation } from './compute/calculation.ts';
export { complementPairs, sumsTo100, writeField } from './document/complement.ts';
export type * from './contract/declaration.ts';
export { madeOnce } from './contract/madeOnce.ts';
export { isObject } from './contract/own.ts';
export { askedBy, asksForRate, asStatedBy, convertedRate, parseTyped } from './contract/typed.ts';
export { defineDerivedTool, defineTool } from './define.ts';
export {
  checkDocument,
  checkValue,
  isAwaited,
  MAX_RECORDS,
  mayBeEmpty,
  problem,
  problemLine,
} from './document/document.ts';
export {
  type Expressions,
  EXPRESSIONS,
  expressionsOf,
  staleExpressions,
  typedAddress,
} from './document/expressions.ts';
export { type Link, LINKS, type Links, linksOf, staleLinks, withLinks } from './document/links.ts';
export {
  copyNotes,
  goneNotes,
  type Note,
  NOTE_LENGTHS,
  type Notes,
  NOTES,
  notesOf,
  withNotes,
} from './document/notes.ts';
export { type NotedValue, notedValues } from './compute/notes.ts';
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
} from './contract/fields.ts';
export { doubtOf } from './document/doubt.ts';
export {
  formatDifference,
  type Kind,
  kinds,
  type Option,
  type Parsed,
  boundsText,
  numberText,
  type Shape,
  textsOf,
} from './contract/kinds/index.ts';
export { counted, countedUnit } from './text/counted.ts';
export { listNames, listSome } from './text/listed.ts';
export {
  areGroupedByCommas,
  type DecimalMark,
  decimalMarkIn,
  decimalMarkOf,
  swapMarks,
  withOwnMarks,
} from './text/marks.ts';
export { perThousandIn } from './text/perThousand.ts';
export { otherRates, rateAs, rateIn, supposedOf, withoutWay } from './text/rates.ts';
export { copiedName, COPY_MARK, copyName } from './text/copyName.ts';
export { freeName } from './text/freeName.ts';
export { jsonFault, notJson } from './text/json-fault.ts';
export { overOf } from './compute/coverage.ts';
export { Subset } from './compute/subset.ts';
export { callOf, exampleOf, type ReadExample } from './compute/functions.ts';
export { cellRead, cellsRead, cellsReading } from './compute/following.ts';
export { precedentInputs, shownDependents } from './compute/lineage.ts';
export { toKeptDigits, unitOf, withoutNoise } from './compute/leaving.ts';
export { axisValues, matrixRows, type MatrixValues } from './compute/matrix.ts';
export { conditionId, conditionOf, toModel } from './compute/model.ts';
export type { Migration } from './document/migration.ts';
export {
  longMonth,
  MONTHS,
  readMonth,
  readMonthYear,
  SHORT_MONTHS,
  shortMonth,
} from './text/months.ts';
export { escapeFormula, unescapeFormula } from './text/formula-like.ts';
export {
  formatNumber,
  formatShort,
  MINUS,
  plainNumber,
  twelveDigits,
  unbroken,
} from './text/numbers.ts';
export { countSteps, stepsFrom } from './text/steps.ts';
export {
  type Block,
  BLOCK_KINDS,
  type BlockKind,
  type BlockOf,
  blocksOf,
  NOTICES_TITLE,
  outlineOf,
  type NamedRanking,
  showsInput,
} from './compute/outline.ts';
export { outputs, scalarOutputs } from './compute/outputs.ts';
export {
  emptyRecord,
  fillIds,
  isFixed,
  newId,
  newRecord,
  RECORD_ID,
  recordsIn,
} from './document/records.ts';
export { Reader } from './document/reader.ts';
export {
  explain,
  fullLabelOf,
  grade,
  isOnlyValue,
  labelInRow,
  labelOf,
  read,
  type Reading,
  recordName,
  type RowNames,
  onlyField,
  rowNameOf,
  rowNamesOf,
  type Tone,
  unitBeside,
} from './compute/reading.ts';
export {
  adviceOf,
  fillIn,
  type Given,
  givenAdvice,
  isGivenOf,
  type Lead,
  rankedValues,
  rankedRecords,
} from './compute/rankings.ts';
export { type Figure, figureOf, figuresOf, findFigure, findVariable } from './study/names.ts';
export {
  differenceBetween,
  type DifferencePart,
  type DifferentInput,
  explainBetween,
  explained,
  isMoment,
  rangeOf,
  type FigureDifference,
  seekOf,
  setupOf,
  SPREAD,
  swungBy,
  valueWith,
  verified,
} from './study/questions.ts';
export type * from './study/result.ts';
export { checkQuestion, MOST_CELLS, RUNS, SEED } from './study/file.ts';
export type {
  AxisValues,
  CheckedQuestion,
  Named,
  QuestionFile,
  ScenarioValues,
} from './study/checked.ts';
export { overridden, type Overridden, type ScenarioFault } from './study/scenarios.ts';
export { Remembered } from './study/remembered.ts';
export { type CheckedStudy, checkStudy, type SimulationStudy } from './study/simulation.ts';
export {
  movableRefs,
  type Refusal,
  runValue,
  scalarOf,
  type Subject,
  type Variable,
  variableOf,
  withValues,
} from './study/variables.ts';
export * from './contract/tool.ts';
export { countsAs, labelsBeside, numbersOf, wordOf } from './compute/wording.ts';
