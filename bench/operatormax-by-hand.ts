import { creditBalance, irr, periodicRate, pmt } from '../src/finance/index.ts';
import {
  inflation,
  SETTINGS,
  type Settings,
  START_MONTH,
  START_YEAR,
  type Stream,
  type StreamType,
  STREAMS_EACH,
  YEARS,
} from './operatormax-project.ts';

const MONTHS = YEARS * 12;
const column = (length = MONTHS): Float64Array => new Float64Array(length);

/** Subtotals, totals and flows: a column of months and one of years each. */
export const FLOWS = [
  'ingresosRevpar',
  'ingresosParqueaderos',
  'ingresosAlquileres',
  'ingresosServicios',
  'ingresosDependientes',
  'ingresosUnicos',
  'ingresos',
  'egresosPersonal',
  'egresosFijos',
  'egresosVariables',
  'egresos',
  'utilidadBruta',
  'feePorcentaje',
  'feeMinimo',
  'feeOperacion',
  'utilidadNetaOperativa',
  'reservaReposicion',
  'utilidadNetaAjustada',
  'ventaActivo',
  'flujoCajaLibre',
  'caprate',
  'interesesDeuda',
  'capitalDeuda',
  'liquidacionDeuda',
  'servicioDeuda',
  'aporteCapital',
  'flujoInversionista',
  'cashOnCash',
] as const;
type FlowId = (typeof FLOWS)[number];
const OPERATING = FLOWS.slice(0, 18);
const CASH = FLOWS.slice(18, 21);
const INVESTOR = FLOWS.slice(21);

const GROUPS: readonly (readonly [FlowId, StreamType])[] = [
  ['ingresosRevpar', 'revpar'],
  ['ingresosParqueaderos', 'parking'],
  ['ingresosAlquileres', 'rental'],
  ['ingresosServicios', 'services'],
  ['ingresosDependientes', 'dependent'],
  ['ingresosUnicos', 'lumps'],
  ['egresosPersonal', 'personal'],
  ['egresosFijos', 'fixed'],
  ['egresosVariables', 'variable'],
];
const INCOME_GROUPS = FLOWS.slice(0, 6);
const EXPENSE_GROUPS = FLOWS.slice(7, 10);

/** Stream `k` is an income below 200 and an expense from there on. */
export interface Flow {
  readonly stream: Stream;
  readonly months: Float64Array;
  readonly years: Float64Array;
  readonly followers: number[];
}

/**
 * A project's cash flow as one would write it for speed: straight from the specification, in
 * typed arrays that are allocated once.
 */
export class OperatorByHand {
  readonly settings: Settings = { ...SETTINGS };
  readonly inflation = inflation();
  readonly flows: readonly Flow[];
  readonly months = Object.fromEntries(FLOWS.map((id) => [id, column()])) as Record<
    FlowId,
    Float64Array
  >;
  readonly years = Object.fromEntries(FLOWS.map((id) => [id, column(YEARS)])) as Record<
    FlowId,
    Float64Array
  >;
  readonly saldoDeuda = column();
  readonly flujoAcumulado = column();
  readonly balance = column();
  readonly indicators: Record<string, number> = {};
  private readonly groups: readonly (readonly [FlowId, readonly Flow[]])[];
  private readonly order: readonly number[];
  private readonly price = column();
  private readonly calendarMonth = column();
  /** The first month of each calendar year, and the end. */
  private readonly yearStarts: Int32Array;
  private exitValue = 0;

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
    this.groups = GROUPS.map(([id, type]) => [
      id,
      this.flows.filter((flow) => flow.stream.type === type),
    ]);
    const starts = [0];
    for (let t = 1; t < MONTHS; t++) if ((START_MONTH - 1 + t) % 12 === 0) starts.push(t);
    this.yearStarts = Int32Array.from([...starts, MONTHS]);
    for (let t = 0; t < MONTHS; t++) this.calendarMonth[t] = ((START_MONTH - 1 + t) % 12) + 1;
  }

  computeAll(): void {
    this.grow(0, 1, this.price);
    for (let i = 0; i < this.order.length; i++) this.computeStream(this.order[i] as number);
    for (let i = 0; i < this.groups.length; i++) this.addUp(i);
    this.operate(true, true);
    this.repay();
    this.invest();
  }

  editStream(k: number): void {
    this.computeStream(k);
    this.addUpGroupOf(k);
    const { followers } = this.flows[k] as Flow;
    let spends = k >= STREAMS_EACH;
    let earns = !spends;
    for (let i = 0; i < followers.length; i++) {
      const follower = followers[i] as number;
      this.computeStream(follower);
      this.addUpGroupOf(follower);
      if (follower >= STREAMS_EACH) spends = true;
      else earns = true;
    }
    this.operate(earns, spends);
    this.invest();
  }

  changeRate(): void {
    this.repay();
    this.invest();
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

  private computeStream(k: number): void {
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

  private addUpGroupOf(k: number): void {
    const { type } = (this.flows[k] as Flow).stream;
    this.addUp(GROUPS.findIndex((group) => group[1] === type));
  }

  private addUp(position: number): void {
    const [id, flows] = this.groups[position] as readonly [FlowId, readonly Flow[]];
    const out = this.months[id];
    out.fill(0);
    for (let i = 0; i < flows.length; i++) {
      const { months } = flows[i] as Flow;
      for (let t = 0; t < MONTHS; t++) out[t] = (out[t] as number) + (months[t] as number);
    }
    addUpYears(out, this.years[id]);
  }

  private total(ids: readonly FlowId[], out: Float64Array): void {
    out.fill(0);
    for (let i = 0; i < ids.length; i++) {
      const part = this.months[ids[i] as FlowId];
      for (let t = 0; t < MONTHS; t++) out[t] = (out[t] as number) + (part[t] as number);
    }
  }

  private operate(earns: boolean, spends: boolean): void {
    const { months, settings, price } = this;
    if (earns) this.total(INCOME_GROUPS, months.ingresos);
    if (spends) this.total(EXPENSE_GROUPS, months.egresos);
    const purchase = settings.equityPayment + settings.debtPayment;
    for (let t = 0; t < MONTHS; t++) {
      const earned = months.ingresos[t] as number;
      const gross = earned - (months.egresos[t] as number);
      const share = (gross * settings.feePercentage) / 100;
      const least = settings.minimumFeeValue * (price[t] as number);
      const fee = Math.max(share, least);
      const reserve = (earned * settings.replacementReservePercentage) / 100;
      const adjusted = gross - fee - reserve;
      months.utilidadBruta[t] = gross;
      months.feePorcentaje[t] = share;
      months.feeMinimo[t] = least;
      months.feeOperacion[t] = fee;
      months.utilidadNetaOperativa[t] = gross - fee;
      months.reservaReposicion[t] = reserve;
      months.utilidadNetaAjustada[t] = adjusted;
      months.caprate[t] = (adjusted / purchase) * 100;
    }
    for (let i = 6; i < OPERATING.length; i++) this.yearsOf(OPERATING[i] as FlowId);
    const last = this.years.utilidadNetaAjustada[YEARS - 1] as number;
    const grown = 1 + (this.inflation[YEARS] as number) / 100;
    this.exitValue = Math.max(0, (last * grown) / (settings.exitCapRate / 100));
    for (let t = 0; t < MONTHS; t++) {
      const sale = t === MONTHS - 1 ? this.exitValue : 0;
      months.ventaActivo[t] = sale;
      months.flujoCajaLibre[t] = (months.utilidadNetaAjustada[t] as number) + sale;
    }
    for (const id of CASH) this.yearsOf(id);
  }

  private yearsOf(id: FlowId): void {
    addUpYears(this.months[id], this.years[id]);
  }

  private repay(): void {
    const { debtPayment, interestRate, termInMonths } = this.settings;
    const { months, balance, saldoDeuda } = this;
    const rate = periodicRate(interestRate / 100, 12);
    creditBalance(balance, debtPayment, rate, termInMonths, 'cuota');
    let owed = debtPayment;
    let interest = 0;
    for (let t = 0; t < MONTHS; t++) {
      const paying = t >= 1 && t <= termInMonths;
      const left = paying ? (balance[t - 1] as number) : owed;
      const due = paying ? owed * rate : 0;
      months.interesesDeuda[t] = due;
      months.capitalDeuda[t] = owed - left;
      months.liquidacionDeuda[t] = 0;
      months.servicioDeuda[t] = due + owed - left;
      interest += due;
      owed = left;
      saldoDeuda[t] = owed;
    }
    this.indicators.totalIntereses = interest;
    this.indicators.cuotaFija = pmt(rate, termInMonths, -debtPayment);
  }

  private invest(): void {
    const { months, settings } = this;
    const { equityPayment } = settings;
    let total = 0;
    for (let t = 0; t < MONTHS; t++) {
      const service = months.servicioDeuda[t] as number;
      const equity = t === 0 ? -equityPayment : 0;
      const flow = equity + (months.flujoCajaLibre[t] as number) - service;
      total += flow;
      months.aporteCapital[t] = equity;
      months.flujoInversionista[t] = flow;
      this.flujoAcumulado[t] = total;
      const left = (months.utilidadNetaAjustada[t] as number) - service;
      months.cashOnCash[t] = (left / equityPayment) * 100;
    }
    for (const id of INVESTOR) this.yearsOf(id);
    this.indicate(total);
  }

  private indicate(gain: number): void {
    const { months, years, settings, indicators, flujoAcumulado } = this;
    const { equityPayment, debtPayment, tasaOportunidad } = settings;
    const monthly = irr(months.flujoInversionista, 0.01);
    const growth = 1 / (1 + tasaOportunidad / 100) ** (1 / 12);
    let value = 0;
    for (let t = MONTHS - 1; t >= 0; t--)
      value = (value + (months.flujoCajaLibre[t] as number)) * growth;
    indicators.tir = monthly * 100;
    indicators.tirAnual = ((1 + monthly) ** 12 - 1) * 100;
    indicators.valoracion = value;
    indicators.capratePromedio = (sum(months.caprate) / MONTHS) * 12;
    indicators.cashOnCashPromedio = (sum(months.cashOnCash) / MONTHS) * 12;
    indicators.margenNOI = (sum(months.utilidadNetaOperativa) / sum(months.ingresos)) * 100;
    const [net, earned] = [years.utilidadNetaOperativa[YEARS - 1], years.ingresos[YEARS - 1]];
    indicators.margenNOILY = ((net as number) / (earned as number)) * 100;
    const purchase = equityPayment + debtPayment;
    indicators.valorizacionEA = ((this.exitValue / purchase) ** (1 / YEARS) - 1) * 100;
    indicators.roi = (gain / equityPayment) * 100;
    indicators.multiplier = (gain + equityPayment) / equityPayment;
    const back = flujoAcumulado.findIndex((left) => left >= 0);
    const flow =
      (months.flujoInversionista[back] as number) - (months.aporteCapital[back] as number);
    indicators.pri = back + 1 - (flujoAcumulado[back] as number) / flow;
  }
}

function addUpYears(months: Float64Array, years: Float64Array): void {
  for (let year = 0; year < YEARS; year++) {
    let total = 0;
    for (let t = year * 12; t < year * 12 + 12; t++) total += months[t] as number;
    years[year] = total;
  }
}

function sum(values: Float64Array): number {
  let total = 0;
  for (let t = 0; t < values.length; t++) total += values[t] as number;
  return total;
}
