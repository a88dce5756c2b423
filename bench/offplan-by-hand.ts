import { irr } from '../src/finance/index.ts';

/** The inputs of the off-plan tool. */
export interface OffplanInputs {
  valorTotal: number;
  cuotaInicial: number;
  plazoCuotaInicial: number;
  valorizacionAnual: number;
  mesesEstimadosVenta: number;
  gastosEscrituacionCompra: number;
  gastosEscrituacionVenta: number;
  tipoOperacion: 'cesion' | 'escrituracion' | 'dobleEscrituracion';
  comisionVenta: number;
  comisionVentaActiva: boolean;
  tasaCreditoEA: number;
  plazoCreditoAnos: number;
  creditoActivo: boolean;
  valorFiducia: number;
}

const LONGEST = 100;
const column = (): Float64Array => new Float64Array(LONGEST);

/**
 * The off-plan model as one would write it for speed: straight from the specification, in one
 * pass over typed arrays that are allocated once.
 */
export class OffplanByHand {
  valorEstimadoVenta = 0;
  cuotaCredito = 0;
  saldoCreditoVenta = 0;
  costosOperacion = 0;
  comision = 0;
  tirAnual = 0;
  utilidadTotal = 0;
  mes0 = 0;
  readonly mes = column();
  readonly abonoInicial = column();
  readonly abonoCredito = column();
  readonly saldoCredito = column();
  readonly pagoSaldo = column();
  readonly costos = column();
  readonly pagoComision = column();
  readonly venta = column();
  readonly flujoNeto = column();
  readonly acumulado = column();
  private readonly flows = column();

  /** Everything that the tool shows: the figures and the whole monthly table. */
  computeAll(inputs: OffplanInputs): void {
    const { valorTotal, plazoCuotaInicial: term, mesesEstimadosVenta: months } = inputs;
    const down = (valorTotal * inputs.cuotaInicial) / 100;
    const monthly = term > 0 ? down / term : 0;
    const payments = loanPayments(inputs);
    const rate = (1 + inputs.tasaCreditoEA / 100) ** (1 / 12) - 1;
    this.valorEstimadoVenta = saleValue(inputs);
    this.cuotaCredito = payments > 0 ? installment(valorTotal - down, rate, payments) : 0;
    this.costosOperacion = operationCosts(inputs, this.valorEstimadoVenta);
    this.comision = commission(inputs, this.valorEstimadoVenta);
    this.mes0 = term === 0 ? 0 - down : 0;

    let balance = payments > 0 ? valorTotal - down : 0;
    let paid = term === 0 ? down : 0;
    let sum = this.mes0;
    for (let i = 0; i < months; i++) {
      const month = i + 1;
      const initial = month <= term ? monthly : 0;
      const loan = month > term && month <= term + payments ? this.cuotaCredito : 0;
      paid += initial;
      if (loan > 0) balance = balance * (1 + rate) - loan;
      const sale = month === months;
      const settled = sale ? (payments > 0 ? balance : valorTotal - paid) : 0;
      const costs = sale ? this.costosOperacion : 0;
      const fee = sale ? this.comision : 0;
      const received = sale ? this.valorEstimadoVenta : 0;
      const net = received - initial - loan - settled - costs - fee;
      sum += net;
      this.mes[i] = month;
      this.abonoInicial[i] = initial;
      this.abonoCredito[i] = loan;
      this.saldoCredito[i] = month >= term && month <= term + payments ? balance : 0;
      this.pagoSaldo[i] = settled;
      this.costos[i] = costs;
      this.pagoComision[i] = fee;
      this.venta[i] = received;
      this.flujoNeto[i] = net;
      this.acumulado[i] = sum;
    }
    this.saldoCreditoVenta = balance;
    this.utilidadTotal = sum;
    this.tirAnual = this.annual(this.flujoNeto, months);
  }

  /** The IRR alone, as a matrix or a simulation asks for it. */
  computeTir(inputs: OffplanInputs): number {
    const { valorTotal, plazoCuotaInicial: term, mesesEstimadosVenta: months } = inputs;
    const down = (valorTotal * inputs.cuotaInicial) / 100;
    const monthly = term > 0 ? down / term : 0;
    const payments = loanPayments(inputs);
    const sale = saleValue(inputs);
    const early = Math.min(term, months);
    this.flows.fill(-monthly, 0, early);
    this.mes0 = term === 0 ? 0 - down : 0;
    let owed = valorTotal - (term > 0 ? monthly * early : down);
    if (payments > 0) {
      const rate = (1 + inputs.tasaCreditoEA / 100) ** (1 / 12) - 1;
      const loan = installment(valorTotal - down, rate, payments);
      const last = Math.min(months, term + payments);
      this.flows.fill(-loan, term, last);
      this.flows.fill(0, last, months);
      owed = outstanding(loan, rate, payments - (last - term));
    } else this.flows.fill(0, early, months);
    const net = sale - owed - operationCosts(inputs, sale) - commission(inputs, sale);
    this.flows[months - 1] = (this.flows[months - 1] as number) + net;
    return this.annual(this.flows, months);
  }

  private annual(flows: Float64Array, months: number): number {
    const monthly = this.mes0 === 0 ? irr(flows, 0.01, months) : this.withMonthZero(flows, months);
    return roundHalfAway(((1 + monthly) ** 12 - 1) * 100, 100);
  }

  private withMonthZero(flows: Float64Array, months: number): number {
    const all = new Float64Array(months + 1);
    all[0] = this.mes0;
    all.set(flows.subarray(0, months), 1);
    return irr(all, 0.01);
  }
}

function loanPayments(inputs: OffplanInputs): number {
  const { creditoActivo, mesesEstimadosVenta, plazoCuotaInicial, plazoCreditoAnos } = inputs;
  return creditoActivo && mesesEstimadosVenta > plazoCuotaInicial ? plazoCreditoAnos * 12 : 0;
}

function saleValue({ valorTotal, valorizacionAnual, mesesEstimadosVenta }: OffplanInputs): number {
  return Math.round(valorTotal * (1 + valorizacionAnual / 100) ** (mesesEstimadosVenta / 12));
}

function installment(amount: number, rate: number, payments: number): number {
  return rate === 0 ? amount / payments : (amount * rate) / (1 - (1 + rate) ** -payments);
}

function outstanding(loan: number, rate: number, left: number): number {
  return rate === 0 ? loan * left : (loan * (1 - (1 + rate) ** -left)) / rate;
}

function operationCosts(inputs: OffplanInputs, sale: number): number {
  if (inputs.tipoOperacion === 'cesion') return inputs.valorFiducia;
  const atSale = (sale * inputs.gastosEscrituacionVenta) / 100;
  if (inputs.tipoOperacion === 'escrituracion') return atSale;
  return atSale + (inputs.valorTotal * inputs.gastosEscrituacionCompra) / 100;
}

function commission({ comisionVentaActiva, comisionVenta }: OffplanInputs, sale: number): number {
  return comisionVentaActiva ? (sale * comisionVenta) / 100 : 0;
}

function roundHalfAway(value: number, scale: number): number {
  return (Math.sign(value) * Math.floor(Math.abs(value) * scale + 0.5)) / scale;
}
