import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMonths,
  daysInMonth,
  isoMonth,
  monthIndex,
  monthIndexOf,
  monthOf,
  monthsBetween,
  yearOf,
} from './calendar.ts';

/** The platform's calendar as the oracle, at noon UTC. */
const dates = fc
  .date({
    min: new Date('0400-01-01T12:00Z'),
    max: new Date('9000-12-31T12:00Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10));

describe('months', () => {
  it('are counted from January of year 0', () => {
    expect(monthIndex(0, 1)).toBe(0);
    expect(monthIndex(2024, 1)).toBe(24_288);
    expect(isoMonth(24_288)).toBe('2024-01');
    expect(isoMonth(24_299)).toBe('2024-12');
  });

  it('have the days of the Gregorian calendar', () => {
    expect([2023, 2024, 1900, 2000].map((year) => daysInMonth(year, 2))).toEqual([28, 29, 28, 29]);
    expect(daysInMonth(2024, 4)).toBe(30);
    expect(daysInMonth(2024, 12)).toBe(31);
    expect(daysInMonth(2024, 13)).toBeNaN();
  });

  it('go there and back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9999 }),
        fc.integer({ min: 1, max: 12 }),
        (year, month) => {
          const index = monthIndex(year, month);
          expect([yearOf(index), monthOf(index)]).toEqual([year, month]);
          expect(monthIndexOf(isoMonth(index))).toBe(index);
        },
      ),
    );
  });
});

describe('addMonths', () => {
  it.each([
    ['2011-01-15', 1, '2011-02-15'],
    ['2011-01-15', -1, '2010-12-15'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2023-01-31', 1, '2023-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-03-31', -1, '2024-02-29'],
    ['2028-01-01', 48, '2032-01-01'],
    ['2024-12-31', 0, '2024-12-31'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(addMonths(from, months)).toBe(to);
  });

  it.each(['', 'ayer', '2024-13-01', '2024-00-10', '2023-02-29', '2024-01', '2024-1-1'])(
    'is empty for "%s", which is no date',
    (text) => {
      expect(addMonths(text, 1)).toBe('');
    },
  );

  it('is empty outside the years 0 to 9999 and for part of a month', () => {
    expect(addMonths('9999-12-01', 1)).toBe('');
    expect(addMonths('0000-01-01', -1)).toBe('');
    expect(addMonths('2024-01-01', 0.5)).toBe('');
  });

  it("agrees with the platform's calendar on the 1st to the 28th", () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -600, max: 600 }), (date, months) => {
        const early = `${date.slice(0, 8)}${date.slice(8) > '28' ? '28' : date.slice(8)}`;
        const expected = new Date(`${early}T12:00Z`);
        expected.setUTCMonth(expected.getUTCMonth() + months);
        expect(addMonths(early, months)).toBe(expected.toISOString().slice(0, 10));
      }),
    );
  });

  it('lies as many months apart as were added', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -600, max: 600 }), (date, months) => {
        const later = addMonths(date, months);
        expect(monthsBetween(date, later)).toBe(months);
        expect(new Date(`${later}T12:00Z`).toISOString().slice(0, 10)).toBe(later);
      }),
    );
  });
});

describe('monthsBetween', () => {
  it('counts calendar months, whatever the days', () => {
    expect(monthsBetween('2024-01-31', '2024-02-01')).toBe(1);
    expect(monthsBetween('2024-01', '2028-03-15')).toBe(50);
    expect(monthsBetween('2024-05-01', '2023-05-31')).toBe(-12);
  });

  it('is NaN where a date does not exist', () => {
    expect(monthsBetween('2024-02-30', '2024-03-01')).toBeNaN();
    expect(monthsBetween('2024-02-01', '')).toBeNaN();
  });
});
