import type { Code } from '../formula/ir.ts';
import type { Column, Frame } from '../storage.ts';
import type { Kernel, RowNumber } from '../codegen/kernel.ts';
import { type GraphNode, type Group, nameOf } from './graph.ts';
import { compileKernel } from '../codegen/column.ts';
import { compileRangeValue } from '../codegen/conditionals.ts';
import { MAX_ROWS } from '../model.ts';
import { compileRow, compileText } from '../codegen/scalar.ts';
import { compileScan } from '../codegen/scans.ts';

/** Computes rows [from, to); false where it can tell that nothing changed. */
type Run = (from: number, to: number) => boolean;

/**
 * One step of a calculation: what it computes, and for which rows. One of `value`, `kernel` and
 * `run` says how: nearly all steps are a number or a column, and a call less is felt.
 */
export interface Unit {
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

/** Computes rows [from, to) of a unit; false where it can tell that nothing changed. */
export function compute(unit: Unit, from: number, to: number): boolean {
  const { column, value, kernel } = unit;
  if (column === null) return unit.run(from, to);
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

export function compileUnit(group: Group): Unit {
  const [node] = group.nodes;
  if (!node) throw new TypeError('an empty group');
  const { nodes, recurrent } = group;
  const none = { column: null, value: null, kernel: null, run: unchanging };
  return { nodes, frame: node.frame, recurrent, ...none, ...parts(group, node) };
}

const unchanging: Run = () => true;

function parts({ nodes, recurrent }: Group, node: GraphNode): Partial<Unit> {
  const { column, runs: code, frame } = node;
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
    // A column that only lost rows has no new text in any, but its counts are others.
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
    const length = wanted > 0 ? Math.min(wanted, MAX_ROWS) : 0;
    if (length === node.frame.length) return false;
    node.frame.resize(length);
    return true;
  };
}

function recurrence(nodes: readonly GraphNode[]): Run {
  const steps = nodes.map(({ ref, column, runs, frame }) => {
    if (!runs || !column) throw new TypeError(`${nameOf(ref)} has no formula of its own`);
    return { target: column, value: compileRow(runs, frame) };
  });
  return (from, to) => {
    for (let i = from; i < to; i++) {
      for (const step of steps) step.target.data[i] = step.value(i);
    }
    return true;
  };
}
