import { expect, test } from 'vitest';
import { isTotalLine } from './totals.ts';

const lineOf = (text: string, at = 0) => ({
  cells: text.split('|').map((cell) => cell.trim()),
  at,
});
const ROOMS = [
  'Sencilla | 22 | 185.000 | 64%',
  'Doble | 30 | 248.000 | 71%',
  'Suite | 6 | 410.000 | 58%',
];
const above = ROOMS.map(lineOf);

/** Whether a line below the rooms is none of them. */
function isTotalBelow(text: string, lines = above): boolean {
  const line = lineOf(text);
  return isTotalLine(line, line.cells.find(Boolean) ?? '', lines, false);
}

test.each([
  'Total',
  'Gran total',
  'Promedio ponderado',
  'Promedio / Total',
  'Total y promedio',
  'Media ponderada',
  'TOTALES Y PROMEDIOS',
  'Sumas',
])('«%s» is a total by its name', (name) => {
  expect(isTotalBelow(`${name} | 1 | 2 | 3%`)).toBe(true);
});

// (22 × 185.000 + 30 × 248.000 + 6 × 410.000) ÷ 58 = 240.862; (22 × 64 % + 30 × 71 % + 6 × 58 %) ÷ 58 = 67,0 %.
// By nights, 22 × 0,64, 30 × 0,71 and 6 × 0,58, the rate is (14,08 × 185 + 21,3 × 248 + 3,48 × 410) ÷ 38,86 = 239,7 thousand.
test.each([
  'Hotel completo | 58 | 240.862 | 67%',
  'Consolidado | 58 | $ 240.862 | 67,0 %',
  'Hotel completo | 58 | 239.680 | 67%',
  ' | 58 | 240.862 | 67%',
  ' | 58 | |',
])('«%s» is the total of all, by its figures', (line) => {
  expect(isTotalBelow(line)).toBe(true);
});

test.each([
  // As many as all others, at a rate of their own.
  'Familiar | 58 | 350.000 | 67%',
  'Familiar | 4 | 240.862 | 67%',
  'Media | 20 | 240.000 | 67%',
  'Simple | 4 | 150.000 | 60%',
])('«%s» is a record', (line) => {
  expect(isTotalBelow(line)).toBe(false);
});

test('of few and small figures one is the sum of the others by chance', () => {
  const two = ['Apto 1 | 1 | 2.000.000', 'Apto 2 | 1 | 3.000.000'].map(lineOf);
  expect(isTotalBelow('Local | 2 | 2.500.000', two)).toBe(false);
});

test('what adds up is that of the block below its title', () => {
  const blocks = ['Torre 1', 'Apto 1 | 9 | 900.000', 'Torre 2', ...ROOMS].map(lineOf);
  expect(isTotalBelow('Edificio | 58 | 240.862 | 67%', blocks)).toBe(true);
  expect(isTotalBelow('Edificio | 67 | 240.862 | 67%', blocks)).toBe(false);
});

test('the third of numbered lines is no sum of the first two', () => {
  const numbered = [
    '1 | Bogotá | Apartamento | $ 392.000.000 | $ 2.010.000',
    '2 | Bogotá | Casa | $ 633.000.000 | $ 3.040.000',
  ].map(lineOf);
  expect(isTotalBelow('3 | Medellín | Apartamento | $ 682.000.000 | $ 3.070.000', numbered)).toBe(
    false,
  );
  expect(isTotalBelow(' | | | $ 1.025.000.000 | $ 5.050.000', numbered)).toBe(true);
});

// 1.623 + 1.704 + 195 = 3.522 millions.
test('amounts that were multiplied to be in full add up as they did before', () => {
  const costs = ['Rooms | 1.623', 'Food | 1.704', 'Other | 195'];
  const inMillions = [...costs, 'Total departments | 3.522']
    .map((line) => lineOf(line))
    .map((line) => ({ ...line, cells: [line.cells[0] ?? '', `=${line.cells[1]}*1000000`] }));
  const [total, ...lines] = inMillions.toReversed();
  expect(total && isTotalLine(total, 'Total departments', lines.toReversed(), false)).toBe(true);
});

test.each(['GROSS OPERATING PROFIT (GOP)', 'Net operating income'])(
  '«%s» is what remains of others',
  (name) => expect(isTotalBelow(`${name} | 3.340`)).toBe(true),
);
