import { addMonths } from '../../finance/index.ts';
import type { TextFunction } from './types.ts';

export const textFunctions = {
  concat: { kind: 'text', params: [], rest: 'text', apply: (...texts) => texts.join('') },
  /** Excel's EDATE on ISO dates: edate('2024-01-31', 1) is '2024-02-29'. */
  edate: {
    kind: 'text',
    params: ['text', 'number'],
    apply: (date, months) => addMonths(String(date), Number(months)) || null,
    why: 'la fecha no es válida',
  },
} satisfies Record<string, TextFunction>;
