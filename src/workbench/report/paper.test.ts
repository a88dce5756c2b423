import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figureWidth, splitColumns, textWidth } from './paper.ts';

describe('the columns of a printed table', () => {
  it('stay together on an upright sheet that has room for them', () => {
    // A4 is 210 mm wide, with 15 mm of margin at either side.
    expect(splitColumns([40, 70, 70], 1, 'a4')).toEqual({
      orientation: 'portrait',
      blocks: [[0, 1, 2]],
    });
  });

  it('lie across where only that has room, and begin anew with their head beyond', () => {
    expect(splitColumns([40, 70, 71], 1, 'a4')).toEqual({
      orientation: 'landscape',
      blocks: [[0, 1, 2]],
    });
    expect(splitColumns([67, 100, 100, 100], 1, 'a4').blocks).toEqual([
      [0, 1, 2],
      [0, 3],
    ]);
  });

  it('fit on a letter that is wider and shorter than an A4', () => {
    expect(splitColumns([86, 100], 1, 'a4').orientation).toBe('landscape');
    expect(splitColumns([86, 100], 1, 'letter').orientation).toBe('portrait');
  });

  it('keep to the chosen orientation', () => {
    expect(splitColumns([80, 100, 100], 1, 'a4', 'portrait').blocks).toEqual([
      [0, 1],
      [0, 2],
    ]);
    expect(splitColumns([10, 10], 1, 'a4', 'landscape').orientation).toBe('landscape');
  });

  it('end a block with the sum of those before it, though another would fit', () => {
    // Two months and their sum, twice: 40 + 3 × 30 is less than the 180 mm of an upright A4.
    const widths = [40, 30, 30, 30, 30, 30, 30];
    expect(splitColumns(widths, 1, 'a4', undefined, new Set([3, 6]))).toEqual({
      orientation: 'portrait',
      blocks: [
        [0, 1, 2, 3],
        [0, 4, 5, 6],
      ],
    });
    expect(splitColumns(widths, 1, 'a4').blocks).toEqual([[0, 1, 2, 3, 4, 5, 6]]);
  });

  it('each stand in one block, whatever their widths, in their order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 40 }),
        fc.constantFrom('a4', 'letter'),
        (widths, paper) => {
          const { blocks, orientation } = splitColumns(widths, 1, paper);
          expect(blocks.flatMap((block) => block.slice(1))).toEqual(
            widths.slice(1).map((_, column) => column + 1),
          );
          const room = {
            a4: { portrait: 180, landscape: 267 },
            letter: { portrait: 186, landscape: 249 },
          };
          const across = (block: readonly number[]) =>
            block.reduce((sum, column) => sum + (widths[column] ?? 0), 0);
          const tooWide = blocks.filter(
            (block) => block.length > 2 && across(block) > room[paper][orientation],
          );
          expect(tooWide).toEqual([]);
        },
      ),
    );
  });
});

// As a browser lays them out, in 8 points: measured in millimetres.
it.each([
  ['23.091.539', 13.76],
  ['$\u00a023.091.539.366', 21.7],
  ['12,50\u00a0%', 10.05],
])('the text %s has room, and little more', (text, measured) => {
  expect(textWidth(text, false)).toBeGreaterThanOrEqual(measured);
  expect(textWidth(text, false)).toBeLessThan(measured * 1.05);
});

it('of the longest figures three or four stand side by side on an upright letter', () => {
  // 216 mm less the margins, and 14 points (4,94 mm) between columns.
  const column = (across: number): number => (186 - (across - 1) * 4.94) / across;
  expect(figureWidth('$\u00a023.091.539.366')).toBeLessThan(column(4));
  expect(figureWidth('$\u00a0923.091.539.366')).toBeGreaterThan(column(4));
  expect(figureWidth('$\u00a01.923.091.539.366')).toBeLessThan(column(3));
});
