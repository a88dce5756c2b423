import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitColumns } from './paper.ts';

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
