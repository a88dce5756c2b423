import { describe, expect, it } from 'vitest';
import { sampleModel } from '../testing/grid-sample.ts';
import { planSeries } from './fill.ts';
import { continued } from './series.ts';

const numbers = (...values: number[]) => values.map((number) => ({ number, text: String(number) }));
const texts = (...values: string[]) => values.map((text) => ({ number: null, text }));

describe('a series goes on', () => {
  it('by equal steps, up and down, before it too', () => {
    expect(continued(numbers(10, 20), 3)).toEqual(['30', '40', '50']);
    expect(continued(numbers(2028, 2029), 2)).toEqual(['2030', '2031']);
    expect(continued(numbers(10, 20), 2, true)).toEqual(['0', '-10']);
    expect(continued(numbers(0.1, 0.2), 1)).toEqual(['0,3']);
  });

  it('along the line of least squares where the steps differ, as FORECAST gives it', () => {
    // Excel: FORECAST(4;{1;2;4};{1;2;3}) = 5,333…, FORECAST(5;…) = 6,833…
    const [next, after] = continued(numbers(1, 2, 4), 2);
    expect(Number(next?.replace(',', '.'))).toBeCloseTo(16 / 3, 9);
    expect(Number(after?.replace(',', '.'))).toBeCloseTo(41 / 6, 9);
  });

  it('with the sign of percentages', () => {
    const cells = [4, 4.5].map((number) => ({ number, text: `${number} %` }));
    expect(continued(cells, 1)).toEqual(['5 %']);
  });

  it('from month to month, over the end of the year', () => {
    expect(continued(texts('nov'), 3)).toEqual(['dic', 'ene', 'feb']);
    expect(continued(texts('Noviembre de 2028'), 2)).toEqual([
      'Diciembre de 2028',
      'Enero de 2029',
    ]);
    expect(continued(texts('ene 2028', 'abr 2028'), 1)).toEqual(['jul 2028']);
  });

  it('from number to number at the end of a text', () => {
    expect(continued(texts('Torre 9'), 2)).toEqual(['Torre 10', 'Torre 11']);
    expect(continued(texts('A-08', 'A-10'), 1)).toEqual(['A-12']);
  });

  it('or repeats', () => {
    expect(continued(numbers(7), 1)).toEqual([null]);
    expect(continued(texts('Alto', 'Bajo'), 1)).toEqual([null]);
  });
});

describe('filling from the handle', () => {
  const model = sampleModel([
    ['Torre 1', 5, null],
    ['Torre 2', 7, null],
    [null, null, null],
    [null, null, null],
  ]);
  const source = { top: 0, left: 0, bottom: 1, right: 1 };

  it('continues every column down', () => {
    const { edits } = planSeries(model, model.columns, source, { ...source, bottom: 3 });
    expect(edits.map(({ row, columnId, text }) => `${columnId}${row} ${text}`)).toEqual([
      'a2 Torre 3',
      'b2 9',
      'a3 Torre 4',
      'b3 11',
    ]);
  });

  it('continues every row to the right, and repeats what makes no series', () => {
    const one = { top: 0, left: 1, bottom: 0, right: 1 };
    const { edits } = planSeries(model, model.columns, one, { ...one, right: 2 });
    expect(edits).toEqual([{ row: 0, columnId: 'c', text: '5' }]);
  });
});
