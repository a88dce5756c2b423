import { addMonths } from '../../finance/index.ts';
import type { FunctionEntry } from './types.ts';

export const texts = {
  concat: {
    spanish: 'CONCAT',
    excel: { name: 'CONCAT' },
    args: ['textos…'],
    help: 'Unos textos, uno tras otro.',
    example: { formula: 'concat("Torre ", "A")', gives: 'Torre A' },
    forms: [{ kind: 'text', params: [], rest: 'text', apply: (...parts) => parts.join('') }],
  },
  edate: {
    spanish: 'FECHA.MES',
    excel: { name: 'EDATE' },
    args: ['fecha', 'meses'],
    help: 'La fecha que cae un número de meses después; el último día del mes donde no existe ese día.',
    example: { formula: 'edate("2024-01-31", 1)', gives: '2024-02-29' },
    forms: [
      {
        kind: 'text',
        params: ['text', 'number'],
        apply: (date, months) => addMonths(String(date), Number(months)) || null,
        why: 'la fecha no es válida',
      },
    ],
  },
} satisfies Record<string, FunctionEntry>;
