import { EXPENSES, INCOMES, PROJECTS, STREAMS, type Stream, TOTALS } from './rentals-model.ts';

const MOST_FIELDS = 5;
const DATA = STREAMS.length * MOST_FIELDS + 3;
const ROWS = STREAMS.length + TOTALS.length;
const ASSET_COST = STREAMS.length * MOST_FIELDS;
const FEE = ASSET_COST + 1;
const RESERVE = ASSET_COST + 2;

/** Streams that follow an income, or all of them. */
const followers = (streams: readonly Stream[], base: Stream['base']): number[] =>
  streams.filter((stream) => stream.base === base).map((stream) => STREAMS.indexOf(stream));

/**
 * The Rentals sheet as one would write it for speed: a project's data and rows side by side in
 * typed arrays, and an edit recomputes what depends on it in that project and nothing else.
 */
export class RentalsByHand {
  private readonly data = new Float64Array(PROJECTS * DATA);
  private readonly values = new Float64Array(PROJECTS * ROWS);
  private readonly ofIncome = INCOMES.map((_, i) => [
    ...followers(INCOMES, i),
    ...followers(EXPENSES, i),
  ]);
  private readonly ofTotal = followers(EXPENSES, 'total');

  /** Before the first computation: no more than the data. */
  set(project: number, stream: number, field: number, value: number): void {
    this.data[project * DATA + stream * MOST_FIELDS + field] = value;
  }

  setProject(project: number, assetCost: number, feePct: number, reservePct: number): void {
    this.data[project * DATA + ASSET_COST] = assetCost;
    this.data[project * DATA + FEE] = feePct;
    this.data[project * DATA + RESERVE] = reservePct;
  }

  computeAll(): void {
    for (let project = 0; project < PROJECTS; project++) {
      for (let stream = 0; stream < STREAMS.length; stream++) this.compute(project, stream);
      this.computeTotals(project, true);
    }
  }

  edit(project: number, stream: number, field: number, value: number): void {
    this.set(project, stream, field, value);
    this.compute(project, stream);
    const isIncome = stream < INCOMES.length;
    if (isIncome) {
      const followers = this.ofIncome[stream] as number[];
      for (let i = 0; i < followers.length; i++) this.compute(project, followers[i] as number);
    }
    this.computeTotals(project, isIncome);
  }

  private compute(project: number, stream: number): void {
    const { data, values } = this;
    const at = project * DATA + stream * MOST_FIELDS;
    const row = project * ROWS;
    const { type, base } = STREAMS[stream] as Stream;
    const a = data[at] as number;
    const b = data[at + 1] as number;
    const c = data[at + 2] as number;
    let value: number;
    switch (type) {
      case 'revpar':
        value = ((a * b) / 100) * c * 12;
        break;
      case 'parkingMonthly':
        value = ((a * b) / 100) * c;
        break;
      case 'parkingDaily':
        value = ((a * b) / 100) * c * (data[at + 3] as number) * (data[at + 4] as number);
        break;
      case 'rental':
        value = (a * b * c) / 100;
        break;
      case 'servicios':
      case 'fixed':
        value = a * b;
        break;
      case 'personal':
        value = a * (1 + b / 100) * c;
        break;
      case 'dependientes':
      case 'variable': {
        const followed = base === 'total' ? STREAMS.length : (base as number);
        value = ((values[row + followed] as number) * a) / 100;
      }
    }
    values[row + stream] = value;
  }

  private computeTotals(project: number, incomeChanged: boolean): void {
    const { data, values, ofTotal } = this;
    const at = project * DATA;
    const row = project * ROWS;
    const totals = row + STREAMS.length;
    if (incomeChanged) {
      let sum = 0;
      for (let i = row; i < row + INCOMES.length; i++) sum += values[i] as number;
      values[totals] = sum;
      values[totals + 7] = (sum * (data[at + RESERVE] as number)) / 100;
      for (let i = 0; i < ofTotal.length; i++) this.compute(project, ofTotal[i] as number);
    }
    let spent = 0;
    for (let i = row + INCOMES.length; i < totals; i++) spent += values[i] as number;
    const earned = values[totals] as number;
    const gross = earned - spent;
    const fee = Math.max(0, (gross * (data[at + FEE] as number)) / 100);
    const net = gross - fee;
    const cost = data[at + ASSET_COST] as number;
    values[totals + 1] = spent;
    values[totals + 2] = gross;
    values[totals + 3] = fee;
    values[totals + 4] = net;
    values[totals + 5] = earned === 0 ? 0 : net / earned;
    values[totals + 6] = cost === 0 ? 0 : net / cost;
  }

  /** The rows of a project: its streams, then the totals. */
  rows(project: number): Float64Array {
    return this.values.subarray(project * ROWS, (project + 1) * ROWS);
  }
}
