import { inflation, START_MONTH, START_YEAR, type Stream, YEARS } from './operatormax-project.ts';

export const MONTHS = YEARS * 12;
export const column = (length = MONTHS): Float64Array => new Float64Array(length);

/** Stream `k` is an income below 200 and an expense from there on. */
export interface Flow {
  readonly stream: Stream;
  readonly months: Float64Array;
  readonly years: Float64Array;
  readonly followers: number[];
}

/** The streams of a project, month by month and year by year. */
export class StreamsByHand {
  readonly inflation = inflation();
  readonly price = column();
  readonly flows: readonly Flow[];
  /** Streams that follow another come after all others. */
  private readonly order: readonly number[];
  private readonly calendarMonth = column();
  /** The first month of each calendar year, and the end. */
  private readonly yearStarts: Int32Array;

  constructor({ incomes, expenses }: { incomes: Stream[]; expenses: Stream[] }) {
    this.flows = [...incomes, ...expenses].map((stream) => ({
      stream,
      months: column(),
      years: column(YEARS),
      followers: [],
    }));
    const follows = (k: number): boolean =>
      ['dependent', 'variable'].includes((this.flows[k] as Flow).stream.type);
    const all = this.flows.map((_, k) => k);
    this.order = [...all.filter((k) => !follows(k)), ...all.filter(follows)];
    for (const k of all.filter(follows)) {
      const { base } = (this.flows[k] as Flow).stream;
      (this.flows[base] as Flow).followers.push(k);
    }
    const starts = [0];
    for (let t = 1; t < MONTHS; t++) if ((START_MONTH - 1 + t) % 12 === 0) starts.push(t);
    this.yearStarts = Int32Array.from([...starts, MONTHS]);
    for (let t = 0; t < MONTHS; t++) this.calendarMonth[t] = ((START_MONTH - 1 + t) % 12) + 1;
  }

  computeAll(): void {
    this.grow(0, 1, this.price);
    for (let i = 0; i < this.order.length; i++) this.compute(this.order[i] as number);
  }

  compute(k: number): void {
    const { stream, months, years } = this.flows[k] as Flow;
    const { data, type } = stream;
    const { price } = this;
    switch (type) {
      case 'revpar': {
        const base =
          ((data.tarifa as number) *
            (data.numeroUnidades as number) *
            (data.ocupacionObjetivo as number)) /
          100;
        const period = data.periodoEstabilizacion as number;
        for (let t = 0; t < MONTHS; t++) {
          months[t] = base * Math.min(1, (t + 1) / period) * (price[t] as number);
        }
        break;
      }
      case 'parking':
      case 'services': {
        const base =
          type === 'services'
            ? (data.rate as number) * (data.monthlyQuantity as number)
            : ((data.monthlyRate as number) *
                (data.numberOfSpaces as number) *
                (data.occupancy as number)) /
              100;
        for (let t = 0; t < MONTHS; t++) months[t] = base * (price[t] as number);
        break;
      }
      case 'rental': {
        const base =
          ((data.squareMeters as number) *
            (data.pricePerSquareMeter as number) *
            (data.occupancy as number)) /
          100;
        this.grow(data.ipcAdjustment as number, base, months);
        break;
      }
      case 'personal': {
        const cost =
          (data.baseSalary as number) * (1 + (data.prestacionesSociales as number) / 100);
        this.grow(data.ipcAdjustment as number, cost * (data.personasPorCargo as number), months);
        break;
      }
      case 'fixed':
        this.grow(data.ipcAdjustment as number, data.amount as number, months);
        if (stream.billed.size === 12) break;
        for (let t = 0; t < MONTHS; t++) {
          if (!stream.billed.has(this.calendarMonth[t] as number)) months[t] = 0;
        }
        break;
      case 'dependent':
      case 'variable': {
        const base = (this.flows[stream.base] as Flow).months;
        if (type === 'dependent') {
          const share = data.percentage as number;
          for (let t = 0; t < MONTHS; t++) months[t] = ((base[t] as number) * share) / 100;
        } else {
          const share = data.relationPercentage as number;
          for (let t = 0; t < MONTHS; t++) {
            months[t] = Math.round(((base[t] as number) * share) / 100);
          }
        }
        break;
      }
      case 'lumps':
        months.fill(0);
        for (const { month, year, value } of stream.entries) {
          const t = (year - START_YEAR) * 12 + month - START_MONTH;
          if (t >= 0 && t < MONTHS) months[t] = (months[t] as number) + value;
        }
    }
    addUpYears(months, years);
  }

  /** base × the factor of each month's year, with `adjustment` points above inflation. */
  private grow(adjustment: number, base: number, out: Float64Array): void {
    let factor = 1;
    for (let year = 0; year + 1 < this.yearStarts.length; year++) {
      if (year > 0) factor *= 1 + ((this.inflation[year - 1] as number) + adjustment) / 100;
      const value = base * factor;
      const end = this.yearStarts[year + 1] as number;
      for (let t = this.yearStarts[year] as number; t < end; t++) out[t] = value;
    }
  }
}

export function addUpYears(months: Float64Array, years: Float64Array): void {
  for (let year = 0; year < YEARS; year++) {
    let total = 0;
    for (let t = year * 12; t < year * 12 + 12; t++) total += months[t] as number;
    years[year] = total;
  }
}
