import { describe, expect, it } from 'vitest';
import { monthIndex } from '../../../../src/finance/index.ts';
import { readMonths } from './monthTexts.ts';
import { pastedEntries, withPasted } from './pasteEntries.ts';

const november = monthIndex(2028, 11);
const paste = (tsv: string) =>
  pastedEntries(
    tsv.split('\n').map((row) => row.split('\t')),
    november,
  );

describe('months from a spreadsheet', () => {
  it('takes a column of amounts month by month, over the end of the year', () => {
    expect(paste('5.000.000\n6.000.000\n\n7.000.000').entries).toEqual([
      { month: 11, year: 2028, value: 5_000_000 },
      { month: 12, year: 2028, value: 6_000_000 },
      { month: 1, year: 2029, value: 7_000_000 },
    ]);
  });

  it('takes amounts of a sheet that groups by commas', () => {
    expect(paste('8,500,000\n850,000\n912,500').entries.map(({ value }) => value)).toEqual([
      8_500_000, 850_000, 912_500,
    ]);
    expect(paste('mar 2028\t$ 850,000').entries).toEqual([
      { month: 3, year: 2028, value: 850_000 },
    ]);
  });

  it('takes dates of the United States, English months and zeros of the comma style', () => {
    const expected = [
      { month: 12, year: 2028, value: 10 },
      { month: 1, year: 2029, value: 11 },
    ];
    for (const dates of [
      ['12/1/2028', '1/1/2029'],
      ['12/31/2028', '1/31/2029'],
      ['01/12/2028', '01/01/2029'],
      ['31/12/2028', '31/01/2029'],
      ['Dec-28', 'January 2029'],
    ]) {
      expect(paste(`${dates[0]}\t10\n${dates[1]}\t11`).entries).toEqual(expected);
    }
    // Two payments of one month.
    expect(paste('5/03/2028\t1\n10/03/2028\t2').entries.map(({ month }) => month)).toEqual([3, 3]);
    expect(paste('dic-28\t -   \nene-29\t 11 ')).toEqual({
      entries: expected.slice(1),
      refused: [],
    });
  });

  it('takes months with their amounts, with names above, in rows or in columns', () => {
    const expected = [
      { month: 3, year: 2028, value: 10 },
      { month: 4, year: 2028, value: 20 },
    ];
    expect(paste('Mes\tValor\nmar-28\t10\nabr-28\t20')).toEqual({ entries: expected, refused: [] });
    expect(paste('marzo\t2028\t10\nabril\t2028\t20').entries).toEqual(expected);
    expect(paste('mar 2028\tabr 2028\tmay 2028\tjun 2028\n10\t20\t0\t0').entries).toEqual(expected);
  });

  it('takes no titles, names of columns or totals for months', () => {
    const table =
      'Eventos 2028\t\n\t\nMes\tIngreso (COP)\nmar-28\tCOP 10\nabr-28\tCOP 20\nTotal\tCOP 30';
    expect(paste(table)).toEqual({
      entries: [
        { month: 3, year: 2028, value: 10 },
        { month: 4, year: 2028, value: 20 },
      ],
      refused: [],
    });
    expect(paste('Valor\n5\n6\n').entries).toEqual([
      { month: 11, year: 2028, value: 5 },
      { month: 12, year: 2028, value: 6 },
    ]);
    // What begins with a month is meant as one.
    expect(paste('mar 2028\tdiez\nabr 2028\t20').refused).toHaveLength(1);
  });

  it('takes months by years, whichever of them goes down', () => {
    const expected = [
      { month: 3, year: 2028, value: 10 },
      { month: 4, year: 2028, value: 20 },
      { month: 3, year: 2029, value: 11 },
    ];
    const total = 'Total\t30\t33';
    expect(paste(`Eventos\t\t\nMes\t2028\t2029\nmarzo\t10\t11\nabril\t20\t\n${total}`)).toEqual({
      entries: expected,
      refused: [],
    });
    expect(paste('Año\tmar\tabr\tTotal\n2028\t10\t20\t30\n2029\t11\t\t11').entries).toEqual(
      expected,
    );
    expect(paste('\t2028\t2029\nmar\t10\tdiez').refused).toEqual([
      '«mar 2029»: «diez» no es un número',
    ]);
  });

  it('says which rows it left out, and takes the others', () => {
    const { entries, refused } = paste('mar 2028\t10\nagosto\t20\nabr 2028\tdiez');
    expect(entries).toEqual([{ month: 3, year: 2028, value: 10 }]);
    expect(refused).toHaveLength(2);
    expect(refused[0]).toBe('«agosto 20»: no es un mes con su año');
  });

  it('puts amounts in the place of those of their month, so that pasting twice counts once', () => {
    const old = [
      { id: 'a', month: 3, year: 2028, value: 1 },
      { id: 'b', month: 5, year: 2028, value: 2 },
      { id: 'c', month: 6, year: 2028, value: 0 },
    ];
    const pasted = paste('mar 2028\t10\nabr 2028\t20').entries;
    const once = withPasted(old, pasted);
    expect(once.map(({ month, value }) => [month, value])).toEqual([
      [3, 10],
      [4, 20],
      [5, 2],
    ]);
    expect(withPasted(once, pasted).map(({ value }) => value)).toEqual([10, 20, 2]);
  });
});

describe('months as people write them', () => {
  it('reads lists and ranges of months', () => {
    expect(readMonths('ene, abr y jul')).toEqual({ months: [1, 4, 7] });
    expect(readMonths('mar a may; 12')).toEqual({ months: [3, 4, 5, 12] });
    expect(readMonths('dic-ene')).toHaveProperty('error');
  });
});
