import { expect, test } from 'vitest';
import { filled, layOut, viewsOf } from './wholeCells.ts';

test('as many figures stand in a view as have room as a whole', () => {
  // A phone of 390 px, less a hairline with its padding: 150 + 150 leave 78, less than the third needs.
  expect(viewsOf([150, 150, 150], 378)).toEqual([2, 1]);
  expect(viewsOf([190, 188, 100, 230, 60], 378)).toEqual([2, 2, 1]);
  // Wider than the window: it has a view of its own.
  expect(viewsOf([100, 400, 100], 378)).toEqual([1, 1, 1]);
  expect(viewsOf([], 378)).toEqual([]);
});

test('those of a view fill it, so that the next one begins at its edge', () => {
  expect(filled([150, 150, 150], [2, 1], 378)).toEqual([189, 189, 390]);
  expect(filled([100, 400], [1, 1], 378)).toEqual([378, 400]);
  expect(filled([400, 100], [1, 1], 378)).toEqual([400, 390]);
});

test('figures keep their size where only what moved them lacks room', () => {
  /** A line of 768 px whose figures need `figures`, and `moved` more while it says how far they moved. */
  const laidOut = (figures: number, moved: number): string | undefined => {
    const dataset: Record<string, string> = {};
    const widths: Record<string, number> = { quiet: figures, tight: figures - 60 };
    const line = {
      dataset,
      clientWidth: 768,
      scrollLeft: 0,
      querySelectorAll: () => [],
      get scrollWidth() {
        return widths[dataset['fit'] ?? ''] ?? figures + moved;
      },
    };
    layOut(line as unknown as HTMLElement);
    return dataset['fit'];
  };
  expect(laidOut(760, 0)).toBeUndefined();
  expect(laidOut(760, 90)).toBe('quiet');
  expect(laidOut(800, 90)).toBe('tight');
  expect(laidOut(900, 90)).toBe('views');
});
