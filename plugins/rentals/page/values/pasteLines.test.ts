import { expect, test } from 'vitest';
import type { Line } from './directLines.ts';
import { type Part, withCells } from './pasteLines.ts';

const LINES: readonly Line[] = [
  { key: 4, name: 'Bodas', text: '5.000.000', left: false, part: 'i_eventos.c0' },
  { key: 7, name: 'Ferias', text: '', left: false },
];

function paste(text: string, at: number, part: Part) {
  const cells = text.split('\n').map((row) => row.split('\t'));
  const { lines, left } = withCells(LINES, cells, { at, part });
  return { lines, left, shown: lines.map((line) => [line.name, line.text]) };
}

test('two columns are names and amounts, in whichever field they are pasted', () => {
  for (const part of ['name', 'text'] as const) {
    expect(paste('Antena\t18,000,000\n\t\nValla\t$ 6,500,000', 1, part).shown).toEqual([
      ['Bodas', '5.000.000'],
      ['Antena', '18.000.000'],
      ['Valla', '6.500.000'],
    ]);
  }
});

test('one column goes downwards in its own field, and lines keep what they are in the sheet', () => {
  const { lines, shown } = paste('1000000\n=3*10 millones\n1.5', 0, 'text');
  expect(shown).toEqual([
    ['Bodas', '1.000.000'],
    ['Ferias', '=3*10 millones'],
    ['', '1.5'],
  ]);
  expect(lines[0]?.part).toBe('i_eventos.c0');
  expect(new Set(lines.map(({ key }) => key)).size).toBe(3);
  expect(paste('Antena\nValla', 0, 'name').shown).toEqual([
    ['Antena', '5.000.000'],
    ['Valla', ''],
  ]);
});

test('what has no place is left and told', () => {
  const wide = paste('Antena\tmensual\t18.000.000', 0, 'name');
  expect(wide.lines).toEqual(LINES);
  expect(wide.left).toContain('copiaste 3');
  // An income has 200 amounts at the most, of which one is before the place.
  const long = paste(Array.from({ length: 202 }, () => '1').join('\n'), 1, 'text');
  expect(long.lines).toHaveLength(200);
  expect(long.left).toContain('quedan 3 filas sin pegar');
});
