import * as finance from '../../finance/index.ts';
import { ofValues, spread } from './forms.ts';
import type { FunctionEntry } from './types.ts';

const NO_ANNUITY = 'esa tasa y ese plazo no dan un valor';
const NO_PERIOD = 'el período está fuera del plazo, o la tasa y el plazo no dan un valor';

export const annuity = {
  pv: {
    spanish: 'VA',
    excel: { name: 'PV' },
    args: ['tasa', 'nper', 'pago', '[vf]', '[tipo]'],
    help: 'El valor de hoy de unos pagos iguales y de un valor al final, a una tasa por período.',
    example: { formula: 'pv(0.08 / 12, 240, 500)', gives: -59_777.15 },
    forms: [
      {
        ...ofValues([3, 5], spread(finance.pv), NO_ANNUITY),
        overRows: {
          argument: 1,
          fill: (out, from, to, args, step) =>
            finance.pvSteps(
              out,
              from,
              to,
              args[0] as number,
              args[1] as number,
              step,
              args[2] as number,
              args[3],
              args[4],
            ),
        },
      },
    ],
  },
  fv: {
    spanish: 'VF',
    excel: { name: 'FV' },
    args: ['tasa', 'nper', 'pago', '[va]', '[tipo]'],
    help: 'Lo que valen al final unos pagos iguales y un valor inicial, a una tasa por período.',
    example: { formula: 'fv(0.06 / 12, 10, -200, -500, 1)', gives: 2_581.4 },
    forms: [ofValues([3, 5], spread(finance.fv), NO_ANNUITY)],
  },
  pmt: {
    spanish: 'PAGO',
    excel: { name: 'PMT' },
    args: ['tasa', 'nper', 'va', '[vf]', '[tipo]'],
    help: 'La cuota igual que paga un crédito en un número de períodos; lo que se paga es negativo.',
    example: { formula: 'pmt(0.08 / 12, 10, 10000)', gives: -1_037.03 },
    forms: [ofValues([3, 5], spread(finance.pmt), NO_ANNUITY)],
  },
  ipmt: {
    spanish: 'PAGOINT',
    excel: { name: 'IPMT' },
    args: ['tasa', 'período', 'nper', 'va', '[vf]', '[tipo]'],
    help: 'Los intereses que van en la cuota de un período.',
    example: { formula: 'ipmt(0.1 / 12, 1, 36, 8000)', gives: -66.67 },
    forms: [ofValues([4, 6], spread(finance.ipmt), NO_PERIOD)],
  },
  ppmt: {
    spanish: 'PAGOPRIN',
    excel: { name: 'PPMT' },
    args: ['tasa', 'período', 'nper', 'va', '[vf]', '[tipo]'],
    help: 'El abono a capital que va en la cuota de un período.',
    example: { formula: 'ppmt(0.1 / 12, 1, 24, 2000)', gives: -75.62 },
    forms: [ofValues([4, 6], spread(finance.ppmt), NO_PERIOD)],
  },
  nper: {
    spanish: 'NPER',
    excel: { name: 'NPER' },
    args: ['tasa', 'pago', 'va', '[vf]', '[tipo]'],
    help: 'En cuántos períodos unos pagos iguales saldan un valor.',
    example: { formula: 'nper(0.12 / 12, -100, -1000, 10000, 1)', gives: 59.673_865_7 },
    forms: [
      ofValues(
        [3, 5],
        spread(finance.nper),
        'no hay un número de períodos que cumpla con esos valores',
      ),
    ],
  },
  rate: {
    spanish: 'TASA',
    excel: { name: 'RATE' },
    args: ['nper', 'pago', 'va', '[vf]', '[tipo]', '[estimación=0,1]'],
    help: 'La tasa por período a la que unos pagos iguales saldan un valor; la más cercana a la estimación.',
    example: { formula: 'rate(48, -200, 8000)', gives: 0.007_701_5 },
    forms: [ofValues([3, 6], spread(finance.rate), 'no hay una tasa que cumpla con esos valores')],
  },
  cumipmt: {
    spanish: 'PAGO.INT.ENTRE',
    excel: { name: 'CUMIPMT' },
    args: ['tasa', 'nper', 'va', 'primero', 'último', 'tipo'],
    help: 'Los intereses que se pagan entre dos períodos, ambos incluidos.',
    example: { formula: 'cumipmt(0.09 / 12, 360, 125000, 13, 24, 0)', gives: -11_135.232_13 },
    forms: [ofValues(6, spread(finance.cumipmt), NO_PERIOD)],
  },
} satisfies Record<string, FunctionEntry>;
