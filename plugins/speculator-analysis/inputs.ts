import { choice, integer, money, percent, toggle } from '../../src/tool/index.ts';
import { help } from './help.ts';
import { ranges } from '../_shared/index.ts';

/** 13 digits. */
const LARGEST_VALUE = 9_999_999_999_999;
/** 2 digits. */
const LONGEST_TERM = 99;

/** A percentage that counts as 0 while its field is empty. */
const OPTIONAL = { optional: true, blank: 0 } as const;

export const inputs = {
  valorTotal: money('Valor total', {
    initial: 300_000_000,
    max: LARGEST_VALUE,
    range: ranges.price,
  }),
  cuotaInicial: percent('Cuota inicial', {
    initial: 30,
    integer: true,
    step: 1,
    unit: 'del valor',
  }),
  plazoCuotaInicial: integer('Plazo de la cuota inicial', {
    initial: 36,
    max: LONGEST_TERM,
    unit: 'meses',
    hint: 'En cuotas iguales, una por mes',
  }),

  mesesEstimadosVenta: integer('Meses estimados a la venta', {
    initial: 40,
    max: LONGEST_TERM,
    unit: 'meses',
    range: ranges.monthsToSale,
  }),
  valorizacionAnual: percent('Valorización anual', {
    ...OPTIONAL,
    initial: 8,
    unit: 'efectiva anual',
    range: ranges.appreciation,
  }),
  tipoOperacion: choice(
    'Tipo de operación',
    [
      { value: 'cesion', label: 'Cesión' },
      { value: 'escrituracion', label: 'Escrituración' },
      { value: 'dobleEscrituracion', label: 'Doble escrituración' },
    ],
    { help: help.operation },
  ),
  comisionVentaActiva: toggle('Con comisión de venta', { initial: true }),
  comisionVenta: percent('Comisión de venta', {
    ...OPTIONAL,
    initial: 3,
    unit: 'del valor de venta',
    enabled: 'comisionVentaActiva',
    range: ranges.sellingCosts,
  }),

  gastosEscrituacionCompra: percent('Gastos de escrituración en la compra', {
    ...OPTIONAL,
    initial: 3.2,
    unit: 'del valor total',
    hint: 'Solo con doble escrituración',
    range: ranges.closingCosts,
  }),
  gastosEscrituacionVenta: percent('Gastos de escrituración en la venta', {
    ...OPTIONAL,
    initial: 0.54,
    unit: 'del valor de venta',
    hint: 'Con escrituración y con doble escrituración',
    range: ranges.notaryShare,
  }),

  valorFiducia: money('Valor de la fiducia', {
    initial: 720_000,
    max: LARGEST_VALUE,
    hint: 'Solo con cesión',
  }),

  creditoActivo: toggle('Con crédito', { initial: true, help: help.loan }),
  tasaCreditoEA: percent('Tasa del crédito', {
    ...OPTIONAL,
    initial: 12,
    unit: 'efectiva anual',
    enabled: 'creditoActivo',
    range: ranges.interestRate,
  }),
  plazoCreditoAnos: integer('Plazo del crédito', {
    initial: 20,
    max: 30,
    unit: 'años',
    enabled: 'creditoActivo',
    range: ranges.loanTerm,
  }),
};
