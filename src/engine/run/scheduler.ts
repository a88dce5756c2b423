import type { GraphNode } from '../program/graph.ts';
import { compute, type Step } from '../program/steps.ts';
import { type BitSets, bitSets } from './bit-sets.ts';

/** The steps that read a step row by row: a row of theirs depends on one row, or on the one before too. */
interface RowReaders {
  readonly positions: Int32Array;
  readonly readPrevious: Int32Array;
}

/**
 * Runs steps in their order: each only if something that it reads came out new, and only
 * over the rows that this can have changed. Nothing is allocated meanwhile.
 */
export class Scheduler {
  /** Those that compute something, in their order, and after them the inputs. */
  private readonly steps: readonly Step[];
  /** How many compute something. */
  private readonly computed: number;
  private readonly positions = new Map<GraphNode, number>();
  /** For each step, those that read it. */
  private readonly readers: BitSets;
  /** The readers for whom a change of one row changes everything. */
  private readonly wholeReaders: BitSets;
  /** The other readers. */
  private readonly rowReaders: readonly RowReaders[];
  /** A bit for each step that has to be computed as a whole: an edit reaches few of many. */
  private readonly whole: Int32Array;
  /** A bit for each step of which rows [from, to) have to be computed. */
  private readonly partly: Int32Array;
  private readonly from: Int32Array;
  private readonly to: Int32Array;

  constructor(steps: readonly Step[]) {
    const computed = steps.filter(({ nodes }) => nodes[0]?.code);
    const inputs = steps.filter(({ nodes }) => !nodes[0]?.code);
    this.steps = [...computed, ...inputs];
    this.steps.forEach((step, position) => {
      for (const node of step.nodes) this.positions.set(node, position);
    });
    this.computed = computed.length;
    const readers = this.steps.map((step, position) => this.readersOf(step, position));
    this.readers = bitSets(readers.map(({ all }) => all));
    this.wholeReaders = bitSets(readers.map(({ whole }) => whole));
    this.rowReaders = readers.map(rowReaders);
    this.whole = new Int32Array(Math.ceil(computed.length / 32));
    this.partly = new Int32Array(this.whole.length);
    this.from = new Int32Array(computed.length);
    this.to = new Int32Array(computed.length);
  }

  /** The position of a node's step, under which changes of it are reported; -1 if it has none. */
  position(node: GraphNode): number {
    return this.positions.get(node) ?? -1;
  }

  private readersOf(step: Step, own: number): Readers {
    const readers = {
      all: new Set<number>(),
      whole: new Set<number>(),
      previous: new Set<number>(),
    };
    const edges = step.nodes.flatMap((node) => node.usedBy);
    for (const edge of edges) {
      const reader = this.position(edge.node);
      // An input column has as many rows as there are: its readers depend on the row count too.
      if (reader >= this.computed) edges.push(...edge.node.usedBy);
      // What a step reads of itself it computes in the same run.
      if (reader < 0 || reader === own || reader >= this.computed) continue;
      readers.all.add(reader);
      if (edge.use === 'whole') readers.whole.add(reader);
      if (edge.use === 'prev') readers.previous.add(reader);
    }
    return readers;
  }

  /** Reports that nothing has been computed yet. */
  markAll(): void {
    for (let position = 0; position < this.computed; position++) {
      const word = position >> 5;
      this.whole[word] = (this.whole[word] as number) | (1 << (position & 31));
    }
  }

  /** Reports that all of a step has new values. */
  changed(position: number): void {
    this.mark(this.readers, position);
  }

  /** Reports that rows [from, to) of a step have new values. */
  changedRows(position: number, from: number, to: number): void {
    this.mark(this.wholeReaders, position);
    const { positions, readPrevious } = this.rowReaders[position] as RowReaders;
    for (let i = 0; i < positions.length; i++) {
      this.markRows(positions[i] as number, from, to + (readPrevious[i] as number));
    }
  }

  private mark({ starts, words, masks }: BitSets, position: number): void {
    const { whole } = this;
    const end = starts[position + 1] as number;
    for (let i = starts[position] as number; i < end; i++) {
      const word = words[i] as number;
      whole[word] = (whole[word] as number) | (masks[i] as number);
    }
  }

  private markRows(position: number, from: number, to: number): void {
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

  /** Computes what depends on all that has changed. */
  run(): void {
    const { steps, whole, partly } = this;
    const { starts, words, masks } = this.readers;
    for (let word = 0; word < whole.length; word++) {
      // A step comes after all that it reads, so running one marks later ones only.
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
        const step = steps[position] as Step;
        if (!compute(step, 0, step.frame.length)) continue;
        // As `changed` does, without a call: this is the innermost loop of every edit.
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
    const step = this.steps[position] as Step;
    const { length } = step.frame;
    const from = Math.min(this.from[position] as number, length);
    const to = step.recurrent ? length : Math.min(this.to[position] as number, length);
    if (compute(step, from, to)) this.changedRows(position, from, to);
  }
}

/** Positions of the steps that read a step: all, those that read it as a whole, and the row before. */
interface Readers {
  readonly all: ReadonlySet<number>;
  readonly whole: ReadonlySet<number>;
  readonly previous: ReadonlySet<number>;
}

function rowReaders({ all, whole, previous }: Readers): RowReaders {
  const positions = Int32Array.from(all).filter((reader) => !whole.has(reader));
  return { positions, readPrevious: positions.map((reader) => (previous.has(reader) ? 1 : 0)) };
}
