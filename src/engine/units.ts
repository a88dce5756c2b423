import type { Code } from './code.ts';
import type { Frame } from './column.ts';
import { type GraphNode, type Group, nameOf } from './graph.ts';
import { compileKernel } from './kernels.ts';
import { MAX_ROWS } from './model.ts';
import { compileRow, compileText } from './rows.ts';
import { compileScan } from './scans.ts';

/** One step of a calculation: what it computes, for which rows, and whether anything came out new. */
export interface Unit {
  readonly nodes: readonly GraphNode[];
  /** Whose rows it computes, or counts. */
  readonly frame: Frame;
  /** A change of one row changes all later ones. */
  readonly recurrent: boolean;
  /** Computes rows [from, to); false where it can tell that nothing changed. */
  readonly run: (from: number, to: number) => boolean;
}

export function compileUnit(group: Group): Unit {
  const { nodes, recurrent } = group;
  const [node] = nodes;
  if (!node) throw new TypeError('an empty group');
  return { nodes, frame: node.frame, recurrent, run: runner(group, node) };
}

function runner(group: Group, node: GraphNode): Unit['run'] {
  if (group.recurrent) return scan(group) ?? recurrence(group.nodes);
  if (!node.runs) return () => true;
  if (!node.column) return rowCount(node, node.runs);
  if (node.frame.isRoot) return scalar(node, node.runs);
  return column(node, node.runs);
}

function scalar(node: GraphNode, code: Code): Unit['run'] {
  const target = columnOf(node);
  if (target.type === 'text') {
    const value = compileText(code, node.frame);
    return () => {
      const before = target.texts[0];
      target.texts[0] = value(0);
      return target.texts[0] !== before;
    };
  }
  const value = compileRow(code, node.frame);
  // The frame of the scalars never grows, so this is where the value stands for good.
  const { data } = target;
  return () => {
    const before = data[0] as number;
    const now = value(0);
    data[0] = now;
    return now !== before && (now === now || before === before);
  };
}

/** A part of a row counts as a row: 37.4 periods are 38 rows, the last one partial. */
function rowCount(node: GraphNode, code: Code): Unit['run'] {
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

function column(node: GraphNode, code: Code): Unit['run'] {
  const target = columnOf(node);
  if (target.type === 'text') {
    const value = compileText(code, node.frame);
    return (from, to) => {
      for (let i = from; i < to; i++) target.texts[i] = value(i);
      return true;
    };
  }
  const kernel = compileKernel(code, node.frame);
  return (from, to) => {
    kernel(target.data, from, to);
    return true;
  };
}

function scan({ nodes }: Group): Unit['run'] | null {
  const [node] = nodes;
  if (!node?.code || !node.column || nodes.length > 1) return null;
  const { column } = node;
  const kernel = compileScan(node.code, column, node.frame);
  return (
    kernel &&
    ((from, to) => {
      kernel(column.data, from, to);
      return true;
    })
  );
}

function recurrence(nodes: readonly GraphNode[]): Unit['run'] {
  const steps = nodes.map((node) => {
    if (!node.code) throw new TypeError(`${nameOf(node.ref)} has no formula`);
    return { target: columnOf(node), value: compileRow(node.code, node.frame) };
  });
  return (from, to) => {
    for (let i = from; i < to; i++) {
      for (const step of steps) step.target.data[i] = step.value(i);
    }
    return true;
  };
}

function columnOf(node: GraphNode): NonNullable<GraphNode['column']> {
  if (!node.column) throw new TypeError(`${nameOf(node.ref)} has no column`);
  return node.column;
}
