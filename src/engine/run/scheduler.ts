import type { GraphNode } from '../program/graph.ts';
import { compute, type Unit } from '../program/steps.ts';

/**
 * Some units for each unit, as bits: the entries from `starts[unit]` to `starts[unit + 1]` say
 * which words of a row of bits to change, and what to set in each.
 */
interface UnitSets {
  readonly starts: Int32Array;
  readonly words: Int32Array;
  readonly masks: Int32Array;
}

/** Who reads a unit row by row: one row of theirs hangs on one row, or on that and the one before. */
interface RowReaders {
  readonly positions: Int32Array;
  readonly readPrevious: Int32Array;
}

/**
 * Runs units in their order: each only if something that it reads came out new, and only
 * over the rows that this can have changed. Nothing is allocated on the way.
 */
export class Runner {
  /** Those that compute something, in their order; what is only set stands behind them. */
  private readonly units: readonly Unit[];
  /** How many compute something. */
  private readonly computed: number;
  private readonly positions = new Map<GraphNode, number>();
  private readonly readers: UnitSets;
  /** The readers for whom a change of one row changes everything. */
  private readonly wholeReaders: UnitSets;
  /** The other readers. */
  private readonly rowReaders: readonly RowReaders[];
  /** A bit for each unit that has to be computed as a whole: an edit reaches few of many. */
  private readonly whole: Int32Array;
  /** A bit for each unit of which rows [from, to) have to be computed. */
  private readonly partly: Int32Array;
  private readonly from: Int32Array;
  private readonly to: Int32Array;

  constructor(units: readonly Unit[]) {
    const computed = units.filter(({ nodes }) => nodes[0]?.code);
    const set = units.filter(({ nodes }) => !nodes[0]?.code);
    this.units = [...computed, ...set];
    this.units.forEach((unit, position) => {
      for (const node of unit.nodes) this.positions.set(node, position);
    });
    this.computed = computed.length;
    const readers = this.units.map((unit, position) => this.readersOf(unit, position));
    this.readers = unitSets(readers.map(({ all }) => all));
    this.wholeReaders = unitSets(readers.map(({ whole }) => whole));
    this.rowReaders = readers.map(rowReaders);
    this.whole = new Int32Array(Math.ceil(computed.length / 32));
    this.partly = new Int32Array(this.whole.length);
    this.from = new Int32Array(computed.length);
    this.to = new Int32Array(computed.length);
  }

  /** The place of a node's unit, by which its change is told; -1 if it is not among the units. */
  position(node: GraphNode): number {
    return this.positions.get(node) ?? -1;
  }

  private readersOf(unit: Unit, own: number): Readers {
    const readers = {
      all: new Set<number>(),
      whole: new Set<number>(),
      previous: new Set<number>(),
    };
    const edges = unit.nodes.flatMap((node) => node.usedBy);
    for (const edge of edges) {
      const reader = this.position(edge.node);
      // A column of data has as many rows as there are: who reads it hears of those.
      if (reader >= this.computed) edges.push(...edge.node.usedBy);
      // What a unit reads of itself it computes in the same run.
      if (reader < 0 || reader === own || reader >= this.computed) continue;
      readers.all.add(reader);
      if (edge.use === 'whole') readers.whole.add(reader);
      if (edge.use === 'prev') readers.previous.add(reader);
    }
    return readers;
  }

  /** Says that nothing has been computed yet. */
  markAll(): void {
    for (let position = 0; position < this.computed; position++) {
      const word = position >> 5;
      this.whole[word] = (this.whole[word] as number) | (1 << (position & 31));
    }
  }

  /** Says that all of a unit has new values. */
  changed(position: number): void {
    this.mark(this.readers, position);
  }

  /** Says that rows [from, to) of a unit have new values. */
  changedRows(position: number, from: number, to: number): void {
    this.mark(this.wholeReaders, position);
    const { positions, readPrevious } = this.rowReaders[position] as RowReaders;
    for (let i = 0; i < positions.length; i++) {
      this.touch(positions[i] as number, from, to + (readPrevious[i] as number));
    }
  }

  private mark({ starts, words, masks }: UnitSets, position: number): void {
    const { whole } = this;
    const end = starts[position + 1] as number;
    for (let i = starts[position] as number; i < end; i++) {
      const word = words[i] as number;
      whole[word] = (whole[word] as number) | (masks[i] as number);
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
    const { units, whole, partly } = this;
    const { starts, words, masks } = this.readers;
    for (let word = 0; word < whole.length; word++) {
      // A unit stands after all that it reads, so running one marks later ones only.
      let wholes = whole[word] as number;
      while ((wholes | (partly[word] as number)) !== 0) {
        const marks = wholes | (partly[word] as number);
        const bit = marks & -marks;
        const position = (word << 5) + 31 - Math.clz32(bit);
        const isWhole = (wholes & bit) !== 0;
        wholes &= ~bit;
        partly[word] = (partly[word] as number) & ~bit;
        if (!isWhole) {
          whole[word] = wholes;
          this.runRows(position);
          wholes = whole[word] as number;
          continue;
        }
        const unit = units[position] as Unit;
        if (!compute(unit, 0, unit.frame.length)) continue;
        // As `changed` does; a call here would be felt.
        const end = starts[position + 1] as number;
        for (let i = starts[position] as number; i < end; i++) {
          const at = words[i] as number;
          if (at === word) wholes |= masks[i] as number;
          else whole[at] = (whole[at] as number) | (masks[i] as number);
        }
      }
      whole[word] = 0;
    }
  }

  private runRows(position: number): void {
    const unit = this.units[position] as Unit;
    const { length } = unit.frame;
    const from = Math.min(this.from[position] as number, length);
    const to = unit.recurrent ? length : Math.min(this.to[position] as number, length);
    if (compute(unit, from, to)) this.changedRows(position, from, to);
  }
}

/** Places of the units that read a unit: all, those that read it as a whole, and the row before. */
interface Readers {
  readonly all: ReadonlySet<number>;
  readonly whole: ReadonlySet<number>;
  readonly previous: ReadonlySet<number>;
}

function rowReaders({ all, whole, previous }: Readers): RowReaders {
  const positions = Int32Array.from(all).filter((reader) => !whole.has(reader));
  return { positions, readPrevious: positions.map((reader) => (previous.has(reader) ? 1 : 0)) };
}

function unitSets(sets: readonly ReadonlySet<number>[]): UnitSets {
  const [starts, words, masks] = [[0], [] as number[], [] as number[]];
  for (const positions of sets) {
    const bits = new Map<number, number>();
    for (const position of positions) {
      const word = position >> 5;
      bits.set(word, (bits.get(word) ?? 0) | (1 << (position & 31)));
    }
    words.push(...bits.keys());
    masks.push(...bits.values());
    starts.push(words.length);
  }
  return {
    starts: Int32Array.from(starts),
    words: Int32Array.from(words),
    masks: Int32Array.from(masks),
  };
}
