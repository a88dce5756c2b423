import type { Column } from '../storage.ts';
import { column, holds, number } from './columns.ts';
import { ofColumns } from './forms.ts';
import type { FunctionEntry } from './types.ts';

function at(source: Column, position: number): number {
  const i = position - 1;
  return Number.isInteger(i) && i >= 0 && i < source.length
    ? (source.data[i] as number)
    : Number.NaN;
}

export const lookup = {
  index: {
    spanish: 'INDICE',
    excel: { name: 'INDEX', as: 'IF(posición<1,NA(),INDEX(columna,posición)+0)' },
    args: ['columna', 'posición'],
    help: 'El valor de una columna en una posición, contada desde 1.',
    example: {
      formula: 'index(datos.saldo, 2)',
      data: { saldo: [900, 790, 670] },
      gives: 790,
    },
    forms: [
      {
        ...ofColumns(
          ['numbers', 'value'],
          ([a, position]) => at(column(a), number(position)),
          'la posición está fuera de la tabla',
        ),
        row: ([, position]) => number(position) - 1,
      },
    ],
  },
  xmatch: {
    spanish: 'COINCIDIRX',
    excel: { name: 'XMATCH', as: 'MATCH(valor,columna,0)' },
    args: ['valor', 'columna'],
    help: 'La posición, contada desde 1, en que una columna tiene por primera vez un valor.',
    example: {
      formula: 'xmatch(0, datos.saldo)',
      data: { saldo: [900, 450, 0, 0] },
      gives: 3,
    },
    forms: [
      ofColumns(
        ['match', 'series'],
        ([wanted, a]) => {
          const source = column(a);
          for (let i = 0; i < source.length; i++) if (holds(source, i, wanted)) return i + 1;
          return Number.NaN;
        },
        'el valor no está en la tabla',
      ),
    ],
  },
  last: {
    spanish: 'ULTIMO',
    excel: { name: null, as: 'INDEX(columna,ROWS(columna))' },
    args: ['columna'],
    help: 'El valor de la última fila de una columna.',
    example: { formula: 'last(datos.saldo)', data: { saldo: [900, 790, 670] }, gives: 670 },
    forms: [
      {
        ...ofColumns(['numbers'], ([a]) => at(column(a), column(a).length), 'la tabla está vacía'),
        row: ([a]) => column(a).length - 1,
      },
    ],
  },
  prev: {
    spanish: 'FILA.ANTERIOR',
    excel: { name: null, as: 'IF(fila=1,primero,OFFSET(columna,-1,0))' },
    args: ['columna', '[primero]'],
    help: 'El valor de una columna en la fila de arriba; en la primera fila, el valor dado como primero.',
    example: { formula: 'prev(saldo, 100) * 1.1', column: 'saldo', gives: [110, 121, 133.1] },
    // The syntax knows it: it orders the columns of a table row by row.
    forms: [],
  },
} satisfies Record<string, FunctionEntry>;
