import type { Scalar } from '../../engine/index.ts';
import type { Calculation } from '../../tool/index.ts';

type Figures = ReadonlyMap<string, Scalar>;

/** By how much edits move the figures that decide. */
export class FigureMoves {
  private before: Figures = new Map();

  constructor(private readonly calculation: Calculation) {}

  /** The figures as they are. */
  now(): Figures {
    const { declaration } = this.calculation;
    return new Map(declaration.figures.map((id) => [id, this.calculation.value({ id })]));
  }

  /** They move from here on; without figures none has moved. */
  from(before: Figures = new Map()): void {
    this.before = before;
  }

  /** Null where that can't be said. */
  moved(id: string): number | null {
    const now = this.calculation.value({ id });
    const then = this.before.get(id);
    return typeof now === 'number' && typeof then === 'number' && now !== then ? now - then : null;
  }
}
