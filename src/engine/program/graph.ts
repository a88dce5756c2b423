import { type Code, eachUse, type Use } from '../formula/ir.ts';
import type { Ref } from '../model.ts';
import type { Column, Frame } from '../storage.ts';

/** A thing that has a value: a column of inputs, a column of a formula, or a table's row count. */
export interface GraphNode {
  readonly ref: Ref;
  readonly frame: Frame;
  /** Absent for a table's row count. */
  readonly column?: Column;
  /** Absent for inputs. */
  readonly code?: Code;
  /** The code that is run: it may do without some of what the formula uses. */
  optimized?: Code;
  /** What the formula uses, as it is written. */
  readonly uses: Edge[];
  readonly usedBy: Edge[];
  /** What the code that is run reads. */
  readonly reads: GraphNode[];
}

export function newNode(ref: Ref, frame: Frame, column?: Column, code?: Code): GraphNode {
  const parts = { ...(column ? { column } : {}), ...(code ? { code } : {}) };
  return { ref, frame, ...parts, uses: [], usedBy: [], reads: [] };
}

export interface Edge {
  readonly node: GraphNode;
  readonly use: Use;
}

/** Nodes that have to be computed together; several, or one that uses its own previous row. */
export interface Group {
  readonly nodes: readonly GraphNode[];
  readonly recurrent: boolean;
}

/** A cycle that no order of computation can serve. */
export class CycleError extends Error {
  override name = 'CycleError';
  constructor(readonly nodes: readonly GraphNode[]) {
    super([...nodes, nodes[0]].map((node) => node && nameOf(node.ref)).join(' → '));
  }
}

export function nameOf(ref: Ref): string {
  return ref.table ? `${ref.table}.${ref.id}` : ref.id;
}

/** Adds the edges from each node to what its formula uses, and to what its code reads. */
export function link(
  nodes: readonly GraphNode[],
  ofColumn: (column: Column) => GraphNode,
  ofRows: (frame: Frame) => GraphNode | undefined,
): void {
  for (const node of nodes) {
    const join = (target: GraphNode, use: Use): void => {
      if (node.uses.some((edge) => edge.node === target && edge.use === use)) return;
      node.uses.push({ node: target, use });
      target.usedBy.push({ node, use });
    };
    // A column has as many rows as its table.
    const rows = node.column && ofRows(node.frame);
    if (rows) join(rows, 'whole');
    if (node.code) eachUse(node.code, (column, use) => join(ofColumn(column), use));
    if (rows) node.reads.push(rows);
    if (node.optimized) eachUse(node.optimized, (column) => node.reads.push(ofColumn(column)));
  }
}

/**
 * Orders nodes so that each comes after what it uses. Nodes that use one another are one
 * group if they are columns of one table that meet only through `prev`.
 * (Tarjan's strongly connected components; his order is already the wanted one.)
 * @throws {CycleError}
 */
export function order(nodes: readonly GraphNode[]): Group[] {
  const state = new Map<GraphNode, { index: number; low: number; open: boolean }>();
  const stack: GraphNode[] = [];
  const groups: Group[] = [];

  const visit = (node: GraphNode): { index: number; low: number; open: boolean } => {
    const mine = { index: state.size, low: state.size, open: true };
    state.set(node, mine);
    stack.push(node);
    for (const { node: used } of node.uses) {
      const theirs = state.get(used) ?? visit(used);
      if (theirs.open) mine.low = Math.min(mine.low, theirs.low);
    }
    if (mine.low === mine.index) {
      const members = stack.splice(stack.indexOf(node));
      for (const member of members) (state.get(member) as typeof mine).open = false;
      groups.push(group(members));
    }
    return mine;
  };
  for (const node of nodes) if (!state.has(node)) visit(node);
  return groups;
}

function group(members: readonly GraphNode[]): Group {
  const inside = new Set(members);
  const own = members.flatMap((node) => node.uses.filter((edge) => inside.has(edge.node)));
  if (own.length === 0) return { nodes: members, recurrent: false };
  const [first] = members;
  const oneTable = members.every((node) => node.column && node.frame === first?.frame);
  const meetOnlyInPrev = oneTable && own.every((edge) => edge.use !== 'whole');
  if (!meetOnlyInPrev) throw new CycleError(cycleThrough(members, inside));
  return { nodes: sameRowOrder(members, inside), recurrent: true };
}

/** A cycle that no row by row order can serve: one with an edge that reads a whole. */
function cycleThrough(members: readonly GraphNode[], inside: Set<GraphNode>): GraphNode[] {
  for (const node of members) {
    for (const { node: used, use } of node.uses) {
      if (use === 'whole' && inside.has(used)) return [node, ...wayBack(used, node, inside)];
    }
  }
  return [...members];
}

/** The shortest way from a node to `target` along what each uses, without the target itself. */
function wayBack(from: GraphNode, target: GraphNode, inside: Set<GraphNode>): GraphNode[] {
  const ways = new Map<GraphNode, GraphNode[]>([[from, []]]);
  for (const [node, way] of ways) {
    if (node === target) return way;
    for (const { node: used } of node.uses) {
      if (inside.has(used) && !ways.has(used)) ways.set(used, [...way, node]);
    }
  }
  return [];
}

/** Within one row, each column after those that it reads on the same row. */
function sameRowOrder(members: readonly GraphNode[], inside: Set<GraphNode>): GraphNode[] {
  const done = new Set<GraphNode>();
  const path: GraphNode[] = [];
  const visit = (node: GraphNode): void => {
    if (done.has(node)) return;
    if (path.includes(node)) throw new CycleError(path.slice(path.indexOf(node)));
    path.push(node);
    for (const edge of node.uses) {
      if (edge.use === 'row' && inside.has(edge.node)) visit(edge.node);
    }
    path.pop();
    done.add(node);
  };
  for (const node of members) visit(node);
  return [...done];
}
