import { compileKernel } from '../codegen/column.ts';
import { compileRangeValue } from '../codegen/conditionals.ts';
import type { Kernel, RowNumber } from '../codegen/kernel.ts';
import { compileRow, compileText } from '../codegen/scalar.ts';
import { compileScan } from '../codegen/scans.ts';
import type { Code } from '../formula/ir.ts';
import { MAX_ROWS } from '../model.ts';
import type { Column, Frame } from '../storage.ts';
import { type GraphNode, type Group, nameOf } from './graph.ts';

/** Computes rows [from, to); false where it can tell that nothing changed. */
type Run = (from: number, to: number) => boolean;

/**
 * One step of a calculation: what it computes, and for which rows. One of `value`, `kernel` and
 * `run` says how: nearly all steps are a number or a column, and every call costs.
 */
export interface Step {
  readonly nodes: readonly GraphNode[];
  /** Whose rows it computes, or counts. */
  readonly frame: Frame;
  /** A change of one row changes all later ones. */
  readonly recurrent: boolean;
  /** Where the result goes; null where `run` knows. */
  readonly column: Column | null;
  readonly value: RowNumber | null;
  readonly kernel: Kernel | null;
  readonly run: Run;
}

/** Computes rows [from, to) of a step; false where it can tell that nothing changed. */
export function compute(step: Step, from: number, to: number): boolean {
  const { column, value, kernel } = step;
  if (column === null) return step.run(from, to);
  const { data } = column;
  if (value !== null) {
    const before = data[0] as number;
    const now = value(0);
    data[0] = now;
    return now !== before && (now === now || before === before);
  }
  if (kernel !== null && from < to) kernel(data, from, to);
  return true;
}

export function compileStep(group: Group): Step {
  const [node] = group.nodes;
  if (!node) throw new TypeError('an empty group');
  const { nodes, recurrent } = group;
  const none = { column: null, value: null, kernel: null, run: unchanging };
  return { nodes, frame: node.frame, recurrent, ...none, ...computation(group, node) };
}

/** An input has nothing to compute. */
const unchanging: Run = () => true;

function computation({ nodes, recurrent }: Group, node: GraphNode): Partial<Step> {
  const { column, optimized: code, frame } = node;
  if (!code) return {};
  if (!column) return { run: rowCount(node, code) };
  if (recurrent) {
    const kernel = nodes.length === 1 ? compileScan(code, column, frame) : null;
    return kernel ? { column, kernel } : { run: recurrence(nodes) };
  }
  if (column.type === 'text') return { run: texts(column, code) };
  if (frame.isRoot) return { column, value: compileRow(code, frame) };
  if (code.op === 'row') return { column, kernel: rowNumbers };
  const compile = (part: Code): Kernel => compileKernel(part, frame);
  return { column, kernel: compileRangeValue(code, frame, compile) ?? compile(code) };
}

function texts({ frame, texts: target }: Column, code: Code): Run {
  const value = compileText(code, frame);
  let rows = 0;
  return (from, to) => {
    // A column that only lost rows has no new text in any, but what counts its texts changes.
    let isNew = frame.length !== rows;
    rows = frame.length;
    for (let i = from; i < to; i++) {
      const text = value(i);
      if (target[i] !== text) isNew = true;
      target[i] = text;
    }
    return isNew;
  };
}

/** The numbers of the rows never change: only those that are new are written. */
function rowNumbers(out: Float64Array, from: number, to: number): void {
  for (let i = to - 1; i >= from && out[i] !== i + 1; i--) out[i] = i + 1;
}

/** A part of a row counts as a row: 37.4 periods are 38 rows, the last one partial. */
function rowCount(node: GraphNode, code: Code): Run {
  const value = compileRow(code, node.frame);
  return () => {
    // Rounding noise such as 240.00000000001 is not a part of a row.
    const wanted = Math.ceil(value(0) - 1e-9);
    const length = wanted > 0 ? Math.min(wanted, MAX_ROWS) | 0 : 0;
    if (length === node.frame.length) return false;
    node.frame.resize(length);
    return true;
  };
}

/** Columns that read one another's previous row: all of a row, then the next. */
function recurrence(nodes: readonly GraphNode[]): Run {
  const columns = nodes.map(({ ref, column, optimized, frame }) => {
    if (!optimized || !column) throw new TypeError(`${nameOf(ref)} has no formula of its own`);
    return { target: column, value: compileRow(optimized, frame) };
  });
  return (from, to) => {
    for (let i = from; i < to; i++) {
      for (const { target, value } of columns) target.data[i] = value(i);
    }
    return true;
  };
}
