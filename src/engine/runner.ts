import type { Use } from './code.ts';
import type { GraphNode } from './graph.ts';
import type { Unit } from './units.ts';

/** Greater than any row: 'to the end', also of a table that is yet to grow. */
export const ALL = 0x7fffffff;

// In this order the wider use of two is the greater one.
const [ROW, PREV, WHOLE] = [0, 1, 2];
const RANK: Readonly<Record<Use, number>> = { row: ROW, prev: PREV, whole: WHOLE };

/** The units that read one unit, each once, and how. */
interface Readers {
  readonly units: Int32Array;
  readonly uses: Uint8Array;
}

/**
 * Runs units in their order: each only if something that it reads came out new, and only
 * over the rows that this can have changed. Nothing is allocated on the way.
 */
export class Runner {
  private readonly positions = new Map<GraphNode, number>();
  private readonly readers: readonly Readers[];
  private readonly from: Int32Array;
  private readonly to: Int32Array;
  /** One bit for each unit that has rows to compute: an edit reaches few of many. */
  private readonly marks: Int32Array;

  constructor(private readonly units: readonly Unit[]) {
    units.forEach((unit, position) => {
      for (const node of unit.nodes) this.positions.set(node, position);
    });
    this.readers = units.map((unit, position) => this.readersOf(unit, position));
    this.from = new Int32Array(units.length);
    this.to = new Int32Array(units.length);
    this.marks = new Int32Array(Math.ceil(units.length / 32));
  }

  /** The place of a node's unit, by which it is touched; -1 if it is not among the units. */
  position(node: GraphNode): number {
    return this.positions.get(node) ?? -1;
  }

  private readersOf(unit: Unit, own: number): Readers {
    const uses = new Map<number, number>();
    for (const node of unit.nodes) {
      for (const edge of node.usedBy) {
        const reader = this.position(edge.node);
        // What a unit reads of itself it computes in the same run.
        if (reader < 0 || reader === own) continue;
        uses.set(reader, Math.max(uses.get(reader) ?? ROW, RANK[edge.use]));
      }
    }
    return { units: Int32Array.from(uses.keys()), uses: Uint8Array.from(uses.values()) };
  }

  touchAll(): void {
    for (let position = 0; position < this.units.length; position++) this.touch(position, 0, ALL);
  }

  /** Says that rows [from, to) of a unit have new values. */
  changed(position: number, from: number, to: number): void {
    const { units, uses } = this.readers[position] as Readers;
    for (let i = 0; i < units.length; i++) {
      const reader = units[i] as number;
      const use = uses[i] as number;
      if (use === WHOLE) this.touch(reader, 0, ALL);
      else this.touch(reader, from, use === PREV && to !== ALL ? to + 1 : to);
    }
  }

  private touch(position: number, from: number, to: number): void {
    const word = position >> 5;
    const bit = 1 << (position & 31);
    const marked = this.marks[word] as number;
    if ((marked & bit) === 0) {
      this.marks[word] = marked | bit;
      this.from[position] = from;
      this.to[position] = to;
    } else {
      this.from[position] = Math.min(this.from[position] as number, from);
      this.to[position] = Math.max(this.to[position] as number, to);
    }
  }

  /** Computes what hangs on all that has changed. */
  run(): void {
    const { marks } = this;
    for (let word = 0; word < marks.length; word++) {
      // A unit stands after all that it reads, so running one marks later ones only.
      for (let bits = marks[word] as number; bits !== 0; bits = marks[word] as number) {
        marks[word] = bits & (bits - 1);
        this.runUnit((word << 5) + 31 - Math.clz32(bits & -bits));
      }
    }
  }

  private runUnit(position: number): void {
    const unit = this.units[position] as Unit;
    const touched = this.to[position] as number;
    const length = unit.frame ? unit.frame.length : 1;
    const from = Math.min(this.from[position] as number, length);
    const to = unit.recurrent ? length : Math.min(touched, length);
    if (unit.run(from, to)) this.changed(position, from, touched === ALL ? ALL : to);
  }
}
