import type { GraphNode } from './graph.ts';
import type { Unit } from './units.ts';

/** Greater than any row: 'to the end', also of a table that is yet to grow. */
export const ALL = 0x7fffffff;

/** Some units, as bits: which words of a row of bits, and what to set in each. */
interface Bits {
  readonly words: Int32Array;
  readonly masks: Int32Array;
}

/** Who reads a unit. */
interface Readers {
  readonly all: Bits;
  /** Those for whom a change of one row changes everything. */
  readonly whole: Bits;
  /** The others: one row of theirs hangs on one row, or on that and the one before it. */
  readonly byRow: Int32Array;
  readonly readPrevious: Uint8Array;
}

/**
 * Runs units in their order: each only if something that it reads came out new, and only
 * over the rows that this can have changed. Nothing is allocated on the way.
 */
export class Runner {
  private readonly positions = new Map<GraphNode, number>();
  private readonly readers: readonly Readers[];
  /** A bit for each unit that has to be computed as a whole: an edit reaches few of many. */
  private readonly whole: Int32Array;
  /** A bit for each unit of which rows [from, to) have to be computed. */
  private readonly partly: Int32Array;
  private readonly from: Int32Array;
  private readonly to: Int32Array;

  constructor(private readonly units: readonly Unit[]) {
    units.forEach((unit, position) => {
      for (const node of unit.nodes) this.positions.set(node, position);
    });
    this.readers = units.map((unit, position) => this.readersOf(unit, position));
    this.whole = new Int32Array(Math.ceil(units.length / 32));
    this.partly = new Int32Array(this.whole.length);
    this.from = new Int32Array(units.length);
    this.to = new Int32Array(units.length);
  }

  /** The place of a node's unit, by which its change is told; -1 if it is not among the units. */
  position(node: GraphNode): number {
    return this.positions.get(node) ?? -1;
  }

  private readersOf(unit: Unit, own: number): Readers {
    const readers = new Set<number>();
    const whole = new Set<number>();
    const previous = new Set<number>();
    for (const edge of unit.nodes.flatMap((node) => node.usedBy)) {
      const reader = this.position(edge.node);
      // What a unit reads of itself it computes in the same run.
      if (reader < 0 || reader === own) continue;
      readers.add(reader);
      if (edge.use === 'whole') whole.add(reader);
      if (edge.use === 'prev') previous.add(reader);
    }
    const byRow = Int32Array.from(readers).filter((reader) => !whole.has(reader));
    const readPrevious = Uint8Array.from(byRow, (reader) => (previous.has(reader) ? 1 : 0));
    return { all: bitsOf(readers), whole: bitsOf(whole), byRow, readPrevious };
  }

  /** Says that nothing has been computed yet. */
  markAll(): void {
    this.mark(bitsOf(this.units.keys()));
  }

  /** Says that rows [from, to) of a unit have new values. */
  changed(position: number, from: number, to: number): void {
    const { all, whole, byRow, readPrevious } = this.readers[position] as Readers;
    if (from === 0 && to === ALL) return this.mark(all);
    this.mark(whole);
    for (let i = 0; i < byRow.length; i++) {
      this.touch(byRow[i] as number, from, to === ALL ? to : to + (readPrevious[i] as number));
    }
  }

  private mark({ words, masks }: Bits): void {
    for (let i = 0; i < words.length; i++) {
      const word = words[i] as number;
      this.whole[word] = (this.whole[word] as number) | (masks[i] as number);
    }
  }

  private touch(position: number, from: number, to: number): void {
    const word = position >> 5;
    const bit = 1 << (position & 31);
    const partly = this.partly[word] as number;
    if ((partly & bit) === 0) {
      this.partly[word] = partly | bit;
      this.from[position] = from;
      this.to[position] = to;
    } else {
      this.from[position] = Math.min(this.from[position] as number, from);
      this.to[position] = Math.max(this.to[position] as number, to);
    }
  }

  /** Computes what hangs on all that has changed. */
  run(): void {
    const { whole, partly } = this;
    for (let word = 0; word < whole.length; word++) {
      // A unit stands after all that it reads, so running one marks later ones only.
      let marks = (whole[word] as number) | (partly[word] as number);
      while (marks !== 0) {
        const bit = marks & -marks;
        const isWhole = ((whole[word] as number) & bit) !== 0;
        whole[word] = (whole[word] as number) & ~bit;
        partly[word] = (partly[word] as number) & ~bit;
        const position = (word << 5) + 31 - Math.clz32(bit);
        if (isWhole) this.runWhole(position);
        else this.runRows(position);
        marks = (whole[word] as number) | (partly[word] as number);
      }
    }
  }

  private runWhole(position: number): void {
    const unit = this.units[position] as Unit;
    if (unit.run(0, unit.frame ? unit.frame.length : 1)) {
      this.mark((this.readers[position] as Readers).all);
    }
  }

  private runRows(position: number): void {
    const unit = this.units[position] as Unit;
    const touched = this.to[position] as number;
    const length = unit.frame ? unit.frame.length : 1;
    const from = Math.min(this.from[position] as number, length);
    const to = unit.recurrent ? length : Math.min(touched, length);
    if (unit.run(from, to)) this.changed(position, from, touched === ALL ? ALL : to);
  }
}

function bitsOf(positions: Iterable<number>): Bits {
  const masks = new Map<number, number>();
  for (const position of positions) {
    const word = position >> 5;
    masks.set(word, (masks.get(word) ?? 0) | (1 << (position & 31)));
  }
  return { words: Int32Array.from(masks.keys()), masks: Int32Array.from(masks.values()) };
}
