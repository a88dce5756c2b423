import { expect, it } from 'vitest';
import { fileName } from './fileName.ts';

const DAY = new Date(2026, 2, 1, 23, 30);

it.each([
  [['rentals', '', 'hoja'], 'csv', 'rentals-hoja-2026-03-01.csv'],
  [
    ['operatormax', 'Plura Laureles Ñ/2', 'Flujo de Caja - Mensual'],
    'csv',
    'operatormax-plura-laureles-n-2-flujo-de-caja-mensual-2026-03-01.csv',
  ],
  [['operatormax', '¿?'], 'json', 'operatormax-2026-03-01.json'],
])('%j: tool, document, part and the day of this place', (parts, extension, name) =>
  expect(fileName(parts, extension, DAY)).toBe(name),
);
