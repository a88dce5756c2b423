export { type Correlation, factorOf } from './copula.ts';
export {
  type Distribution,
  type DistributionKind,
  drawFrom,
  type Limits,
} from './distributions.ts';
export { type Difference, explainDifference, type Explanation, type Player } from './explain.ts';
export type { Jump, Point, SeekAnswer, Solution } from './search.ts';
export { seek, type Seek } from './seek.ts';
export type { Setup } from './setup.ts';
export {
  blockCount,
  type SimulatedBlock,
  simulateBlocks,
  type Simulation,
  type UncertainInput,
} from './simulate.ts';
export {
  type FigureSummary,
  type Histogram,
  type Mover,
  PERCENTILES,
  type SimulationResult,
  summarize,
} from './summary.ts';
export { type Table, type TableAxis, tableRows, type TableRow } from './table.ts';
export { type Bar, bySwing, type Swung, type Tornado, tornadoBars } from './tornado.ts';
export {
  type Answers,
  perform,
  storageOf,
  type Told,
  type Work,
  type WorkKind,
  type Works,
} from './work.ts';
