import { creditBalance, irr, periodicRate, pmt } from '../src/finance/index.ts';
import {
  SETTINGS,
  type Settings,
  type Stream,
  type StreamType,
  STREAMS_EACH,
  YEARS,
} from './operatormax-project.ts';
import { addUpYears, column, type Flow, MONTHS, StreamsByHand } from './operatormax-streams.ts';

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

/**
 * A project's cash flow as one would write it for speed: straight from the specification, in
 * typed arrays that are allocated once.
 */
export class OperatorByHand {
  readonly settings: Settings = { ...SETTINGS };
  readonly inflation: number[];
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
  private readonly streams: StreamsByHand;
  private readonly price: Float64Array;
  private exitValue = 0;

  constructor(project: { incomes: Stream[]; expenses: Stream[] }) {
    this.streams = new StreamsByHand(project);
    this.flows = this.streams.flows;
    this.inflation = this.streams.inflation;
    this.price = this.streams.price;
    this.groups = GROUPS.map(([id, type]) => [
      id,
      this.flows.filter((flow) => flow.stream.type === type),
    ]);
  }

  computeAll(): void {
    this.streams.computeAll();
    for (let i = 0; i < this.groups.length; i++) this.addUp(i);
    this.operate(true, true);
    this.repay();
    this.invest();
  }

  editStream(k: number): void {
    this.streams.compute(k);
    this.addUpGroupOf(k);
    const { followers } = this.flows[k] as Flow;
    let spends = k >= STREAMS_EACH;
    let earns = !spends;
    for (let i = 0; i < followers.length; i++) {
      const follower = followers[i] as number;
      this.streams.compute(follower);
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

function sum(values: Float64Array): number {
  let total = 0;
  for (let t = 0; t < values.length; t++) total += values[t] as number;
  return total;
}
