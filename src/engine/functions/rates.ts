import * as finance from '../../finance/index.ts';
import { column, number } from './columns.ts';
import { ofColumns, ofValues, spread } from './forms.ts';
import type { FunctionEntry } from './types.ts';

const NO_RATE = 'no es una tasa que se pueda convertir';

export const rates = {
  effect: {
    spanish: 'INT.EFECTIVO',
    excel: { name: 'EFFECT', as: '(1+tasa_nominal/períodos)^períodos-1' },
    args: ['tasa_nominal', 'períodos'],
    help: 'La tasa efectiva anual de una nominal que se capitaliza un número de veces al año.',
    example: { formula: 'effect(0.0525, 4)', gives: 0.053_542_7 },
    forms: [ofValues(2, spread(finance.effect), NO_RATE)],
  },
  nominal: {
    spanish: 'TASA.NOMINAL',
    excel: { name: 'NOMINAL', as: '((1+tasa_efectiva)^(1/períodos)-1)*períodos' },
    args: ['tasa_efectiva', 'períodos'],
    help: 'La tasa nominal anual de una efectiva que se capitaliza un número de veces al año.',
    example: { formula: 'nominal(0.053543, 4)', gives: 0.052_500_3 },
    forms: [ofValues(2, spread(finance.nominal), NO_RATE)],
  },
  periodicRate: {
    spanish: 'TASA.PERIODICA',
    excel: { name: null, as: '(1+tasa_efectiva)^(1/períodos)-1' },
    args: ['tasa_efectiva', 'períodos'],
    help: 'La tasa de cada período que equivale a una efectiva anual: 12 períodos la dan por mes.',
    example: { formula: 'periodicRate(0.21, 2)', gives: 0.1 },
    forms: [ofValues(2, spread(finance.periodicRate), NO_RATE)],
  },
  irr: {
    spanish: 'TIR',
    excel: { name: 'IRR' },
    args: ['flujos', '[estimación=0,1]'],
    help: 'La tasa por período a la que los flujos de una columna valen cero hoy; la más cercana a la estimación.',
    example: {
      formula: 'irr(datos.flujo)',
      data: { flujo: [-70_000, 12_000, 15_000, 18_000, 21_000, 26_000] },
      gives: 0.0866,
    },
    forms: [
      ofColumns(
        ['numbers', 'value?'],
        ([a, guess]) => finance.irr(column(a).data, guessOf(guess), column(a).length),
        'los flujos no tienen una tasa interna de retorno (no cambian de signo)',
      ),
    ],
  },
  irrExit: {
    spanish: 'TIR.SALIDA',
    excel: {
      name: null,
      as: 'IRR(IF(ROW(flujos)-MIN(ROW(flujos))>períodos,"",flujos+IF(ROW(flujos)-MIN(ROW(flujos))=períodos,valor,0)),estimación)',
    },
    args: ['flujos', 'períodos', 'valor', '[estimación=0,1]'],
    help: 'La TIR de salir después de unos períodos: el primer flujo es el período 0, y al del último se suma lo que paga la salida.',
    example: {
      formula: 'irrExit(datos.flujo, 2, 100)',
      data: { flujo: [-100, 10, 10, 10] },
      gives: 0.1,
    },
    forms: [
      ofColumns(
        ['numbers', 'value', 'value', 'value?'],
        ([a, periods, value, guess]) => {
          const { data, length } = column(a);
          const exit = number(periods);
          if (!(Number.isInteger(exit) && exit >= 0 && exit < length)) return Number.NaN;
          const flows = data.slice(0, exit + 1);
          flows[exit] = (flows[exit] as number) + number(value);
          return finance.irr(flows, guessOf(guess));
        },
        'los flujos hasta la salida no tienen una tasa interna de retorno',
      ),
    ],
  },
  npv: {
    spanish: 'VNA',
    excel: { name: 'NPV' },
    args: ['tasa', 'flujos'],
    help: 'El valor de hoy de los flujos de una columna; el primero llega al final del primer período.',
    example: {
      formula: 'npv(0.1, datos.flujo)',
      data: { flujo: [-10_000, 3_000, 4_200, 6_800] },
      gives: 1_188.44,
    },
    forms: [
      ofColumns(
        ['value', 'numbers'],
        ([rate, a]) => finance.npv(number(rate), column(a).data.subarray(0, column(a).length)),
        'esa tasa no da un valor',
      ),
    ],
  },
  creditBalance: {
    spanish: 'SALDO.CREDITO',
    excel: {
      name: null,
      as: 'IF(fila>=INT(pagos),0,IF(tipo="bullet",monto,IF(tasa=0,monto*(1-fila/INT(pagos)),monto*(1-(1+tasa)^(fila-INT(pagos)))/(1-(1+tasa)^-INT(pagos)))))',
    },
    args: ['monto', 'tasa', 'pagos', 'tipo'],
    help: 'El saldo de un crédito después de cada pago, fila por fila: de cuota igual («cuota») o con todo el capital al final («bullet»).',
    example: {
      formula: 'creditBalance(1000, 0.1, 2, "cuota")',
      column: 'saldo',
      gives: [523.81, 0, 0],
    },
    forms: [
      {
        kind: 'fill',
        arity: [4, 4],
        fill: (out, [amount, rate, payments, type]) => {
          const known = type === 'cuota' || type === 'bullet';
          const numbers = [amount, rate, payments].every((value) => typeof value === 'number');
          if (known && numbers) {
            finance.creditBalance(out, Number(amount), Number(rate), Number(payments), type);
          } else out.fill(Number.NaN);
        },
        why: 'no hay un crédito con esos valores',
      },
    ],
  },
} satisfies Record<string, FunctionEntry>;

/** Excel's guess where none is given. */
function guessOf(argument: Parameters<typeof number>[0]): number {
  return argument === undefined ? 0.1 : number(argument);
}
