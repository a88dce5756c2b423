import * as finance from '../../finance/index.ts';
import { finite, ofValues } from './forms.ts';
import type { FunctionEntry } from './types.ts';

/** The remainder with the sign of the divisor, as in Excel. */
function mod(value: number, divisor: number): number {
  return divisor === 0 ? Number.NaN : value - divisor * Math.floor(value / divisor);
}

export const arithmetic = {
  abs: {
    spanish: 'ABS',
    excel: { name: 'ABS' },
    args: ['número'],
    help: 'El valor de un número sin su signo.',
    example: { formula: 'abs(-4)', gives: 4 },
    forms: [ofValues(1, Math.abs)],
  },
  sign: {
    spanish: 'SIGNO',
    excel: { name: 'SIGN' },
    args: ['número'],
    help: 'El signo de un número: 1 si es positivo, −1 si es negativo, 0 si es cero.',
    example: { formula: 'sign(-3.5)', gives: -1 },
    forms: [ofValues(1, Math.sign)],
  },
  floor: {
    spanish: 'ENTERO',
    excel: { name: 'INT' },
    args: ['número'],
    help: 'Redondea hacia abajo, al entero que no pasa del número.',
    example: { formula: 'floor(-8.9)', gives: -9 },
    forms: [ofValues(1, Math.floor)],
  },
  ceil: {
    spanish: 'MULTIPLO.SUPERIOR.MAT',
    excel: { name: 'CEILING.MATH', as: '-INT(-número)' },
    args: ['número'],
    help: 'Redondea hacia arriba, al entero que no es menor que el número.',
    example: { formula: 'ceil(6.3)', gives: 7 },
    forms: [ofValues(1, Math.ceil)],
  },
  round: {
    spanish: 'REDONDEAR',
    excel: { name: 'ROUND', as: 'ROUND(número,decimales)' },
    args: ['número', '[decimales]'],
    help: 'Redondea a los decimales que se piden, o al entero; la mitad se aleja del cero.',
    example: { formula: 'round(2.15, 1)', gives: 2.2 },
    forms: [ofValues([1, 2], finance.round)],
  },
  compare: {
    spanish: 'COMPARAR',
    excel: {
      name: null,
      as: 'IF(tamaño=0,SIGN(valor-límite),SIGN(ROUND((valor-límite)/ABS(tamaño),9)))',
    },
    args: ['valor', 'límite', '[tamaño=1]'],
    help: 'De qué lado de un límite está un valor, −1, 0 o 1, sin el ruido de redondeo; el tamaño es el de los montos que se comparan.',
    example: { formula: 'compare(0.1 + 0.2, 0.3)', gives: 0 },
    forms: [ofValues([2, 3], finance.compare)],
  },
  mod: {
    spanish: 'RESIDUO',
    excel: { name: 'MOD' },
    args: ['número', 'divisor'],
    help: 'Lo que sobra de una división, con el signo del divisor.',
    example: { formula: 'mod(-3, 2)', gives: 1 },
    forms: [ofValues(2, mod, 'el divisor es cero')],
  },
  sqrt: {
    spanish: 'RAIZ',
    excel: { name: 'SQRT' },
    args: ['número'],
    help: 'La raíz cuadrada de un número.',
    example: { formula: 'sqrt(16)', gives: 4 },
    forms: [ofValues(1, Math.sqrt, 'no hay raíz de un número negativo')],
  },
  exp: {
    spanish: 'EXP',
    excel: { name: 'EXP' },
    args: ['número'],
    help: 'El número e (2,718…) elevado a una potencia.',
    example: { formula: 'exp(2)', gives: 7.389_056_1 },
    forms: [ofValues(1, (value) => finite(Math.exp(value)))],
  },
  ln: {
    spanish: 'LN',
    excel: { name: 'LN' },
    args: ['número'],
    help: 'El logaritmo natural de un número: la potencia de e que lo da.',
    example: { formula: 'ln(86)', gives: 4.454_347_3 },
    forms: [
      ofValues(1, (value) => finite(Math.log(value)), 'no hay logaritmo de un número no positivo'),
    ],
  },
  isnumber: {
    spanish: 'ESNUMERO',
    excel: { name: 'ISNUMBER', as: 'N(ISNUMBER(valor))' },
    args: ['valor'],
    help: '1 si hay un valor, 0 si no se puede calcular.',
    example: { formula: 'isnumber(2 / 0)', gives: 0 },
    forms: [ofValues(1, (value) => (Number.isFinite(value) ? 1 : 0))],
  },
} satisfies Record<string, FunctionEntry>;
