import { expect, it } from 'vitest';
import { SheetNames } from './names.ts';

it('a sheet is called by its label, without gaps, and what is too long ends with a word', () => {
  const names = new SheetNames();
  const labels = [
    'Suites: datos reales',
    'Habitaciones superiores y suites: datos reales',
    'Habitaciones superiores y suites: ingresos',
    'Otorrinolaringologíayestomatología infantil',
  ];
  expect(labels.map((label) => names.take(label))).toEqual([
    'Suites datos reales',
    'Habitaciones superiores y',
    'Habitaciones superiores y 2',
    'Otorrinolaringologíayestomatolo'.slice(0, 31),
  ]);
  expect(names.former.get('Suites datos reales')).toBe('Suites  datos reales');
});
