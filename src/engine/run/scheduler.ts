import type { GraphNode } from '../program/graph.ts';
import { compute, type Step } from '../program/steps.ts';
import { type BitSets, bitSets } from './bit-sets.ts';

/** The rows [from, to) of a table that have to be computed anew; none where `to` is 0. */
interface ChangedRows {
  from: number;
  to: number;
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
  /** The other readers: they are in the same table and read its rows one by one. */
  private readonly rowReaders: BitSets;
  /** 1 for a step of which a reader reads the row before. */
  private readonly readAsPrevious: Uint8Array;
  /** A bit for each step that has to be computed as a whole: an edit reaches few of many. */
  private readonly whole: Int32Array;
  /** A bit for each step of which only the changed rows of its table have to be computed. */
  private readonly partly: Int32Array;
  /** By step: those of its table, one object for all steps of a table. */
  private readonly rows: readonly ChangedRows[];
  private readonly tables: readonly ChangedRows[];

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
    this.rowReaders = bitSets(readers.map(({ byRow }) => byRow));
    this.readAsPrevious = Uint8Array.from(readers, ({ asPrevious }) => (asPrevious ? 1 : 0));
    this.whole = new Int32Array(Math.ceil(computed.length / 32));
    this.partly = new Int32Array(this.whole.length);
    const frames = new Map(this.steps.map(({ frame }) => [frame, { from: 0, to: 0 }]));
    this.rows = this.steps.map(({ frame }) => frames.get(frame) ?? { from: 0, to: 0 });
    this.tables = [...frames.values()];
  }

  /** The position of a node's step, under which changes of it are reported; -1 if it has none. */
  position(node: GraphNode): number {
    return this.positions.get(node) ?? -1;
  }

  private readersOf(step: Step, own: number): Readers {
    const [all, whole] = [new Set<number>(), new Set<number>()];
    let asPrevious = false;
    const edges = step.nodes.flatMap((node) => node.usedBy);
    for (const edge of edges) {
      const reader = this.position(edge.node);
      // An input column has as many rows as there are: its readers depend on the row count too.
      if (reader >= this.computed) edges.push(...edge.node.usedBy);
      // What a step reads of itself it computes in the same run.
      if (reader < 0 || reader === own || reader >= this.computed) continue;
      all.add(reader);
      if (edge.use === 'whole') whole.add(reader);
      if (edge.use === 'prev') asPrevious = true;
    }
    const byRow = new Set([...all].filter((reader) => !whole.has(reader)));
    return { all, whole, byRow, asPrevious };
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
    mark(this.whole, this.readers, position);
  }

  /** Reports that rows [from, to) of a step have new values. */
  changedRows(position: number, from: number, to: number): void {
    mark(this.whole, this.wholeReaders, position);
    mark(this.partly, this.rowReaders, position);
    const rows = this.rows[position] as ChangedRows;
    const end = to + (this.readAsPrevious[position] as number);
    if (rows.to === 0 || from < rows.from) rows.from = from;
    if (end > rows.to) rows.to = end;
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
    for (let i = 0; i < this.tables.length; i++) (this.tables[i] as ChangedRows).to = 0;
  }

  private runRows(position: number): void {
    const step = this.steps[position] as Step;
    const rows = this.rows[position] as ChangedRows;
    const { length } = step.frame;
    const from = Math.min(rows.from, length);
    const to = step.recurrent ? length : Math.min(rows.to, length);
    if (compute(step, from, to)) this.changedRows(position, from, to);
  }
}

/** Positions of the steps that read a step. */
interface Readers {
  readonly all: ReadonlySet<number>;
  /** Those that read it as a whole, for one thing. */
  readonly whole: ReadonlySet<number>;
  /** Those that read it row by row only. */
  readonly byRow: ReadonlySet<number>;
  /** Whether a reader reads the row before. */
  readonly asPrevious: boolean;
}

/** Sets the bits of one of the sets. */
function mark(bits: Int32Array, { starts, words, masks }: BitSets, position: number): void {
  const end = starts[position + 1] as number;
  for (let i = starts[position] as number; i < end; i++) {
    const word = words[i] as number;
    bits[word] = (bits[word] as number) | (masks[i] as number);
  }
}
