import { boundsText, type Field } from '../../tool/index.ts';
import type { Validation } from '../book.ts';
import type { Choices } from '../choices.ts';
import { serialOf } from '../space.ts';
import { NO, YES } from '../reading.ts';

/** What may be typed into the cells of a field. */
export function validationOf(field: Field, range: string, choices: Choices): Validation {
  switch (field.kind) {
    case 'choice':
      return {
        range,
        type: 'list',
        source: `=${choices.labels(field.options ?? [], field.label)}`,
      };
    case 'toggle':
      return { range, type: 'list', source: `"${YES},${NO}"` };
    case 'date':
      return { range, type: 'date', min: serialOf('1901-01-01') ?? undefined };
    case 'text':
    case 'texts':
      return { range, type: 'textLength', max: field.maxLength ?? 1_000 };
    case 'money':
    case 'percent':
    case 'number': {
      const { min, max, integer } = field;
      const prompt = [
        ...(field.kind === 'percent' ? ['En porcentaje: escribe 12 para 12 %.'] : []),
        ...(limitsOf(field) === '' ? [] : [`Va ${limitsOf(field)}.`]),
      ].join(' ');
      return { range, type: integer ? 'whole' : 'decimal', min, max, prompt };
    }
  }
}

/** The limits of a field in words: 'entre 0 y 30'. */
export function limitsOf(field: Field): string {
  if (field.kind === 'choice') return (field.options ?? []).map(({ label }) => label).join(', ');
  if (field.kind === 'toggle') return `${YES} o ${NO}`;
  return field.kind === 'money' || field.kind === 'percent' || field.kind === 'number'
    ? boundsText(field)
    : '';
}
