// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { anchorId } from './anchors.ts';
import { Revealer } from './reveal.ts';

afterEach(() => document.body.replaceChildren());

function page() {
  const bar = vi.fn<() => void>();
  const revealer = new Revealer();
  revealer.attachBar(bar);
  const show = (id: string) => {
    const input = document.createElement('input');
    const cell = document.createElement('div');
    cell.id = anchorId({ id });
    cell.scrollIntoView = () => undefined;
    cell.append(document.createElement('button'), input);
    document.body.append(cell);
    return input;
  };
  return { revealer, bar, show };
}

test('an input takes the focus; what is shown nowhere is followed on from the formula bar', () => {
  const { revealer, bar, show } = page();
  const rate = show('rate');
  revealer.reveal({ id: 'rate' });
  expect(document.activeElement).toBe(rate);
  expect(bar).not.toHaveBeenCalled();
  revealer.reveal({ id: 'periodicRate' });
  expect(bar).toHaveBeenCalledOnce();
});

test('so it is once another part of the page stands, to which one was led', () => {
  const { revealer, bar } = page();
  const leave = revealer.attachElsewhere((ref) => ref);
  revealer.reveal({ id: 'periodicRate' });
  expect(bar).not.toHaveBeenCalled();
  leave();
  revealer.attachElsewhere(() => null);
  expect(bar).toHaveBeenCalledOnce();
});

test('a month that one goes back to is shown by its sheet, not by the line of its stream', () => {
  const { revealer, bar, show } = page();
  const line = show('i2');
  const select = vi.fn<(ref: object) => void>();
  const month = { id: 'i2', table: 'months', row: 1 };
  const leave = revealer.attachElsewhere((ref) => ref);
  revealer.reveal(month);
  leave();
  // The sheet of the part that opens is on its way; that of the lines is still there.
  revealer.expect('months');
  revealer.attachElsewhere(() => null);
  expect(document.activeElement).not.toBe(line);
  expect(bar).not.toHaveBeenCalled();
  revealer.attach('months', select);
  expect(select).toHaveBeenCalledExactlyOnceWith(month);
});

test('the bar of a table on the whole window goes before, until it is left', () => {
  const { revealer, bar } = page();
  const inFront = vi.fn<() => void>();
  const leave = revealer.attachBar(inFront);
  revealer.reveal({ id: 'periodicRate' });
  expect([inFront.mock.calls.length, bar.mock.calls.length]).toEqual([1, 0]);
  leave();
  revealer.reveal({ id: 'periodicRate' });
  expect([inFront.mock.calls.length, bar.mock.calls.length]).toEqual([1, 1]);
});

test('a block that shows a cell by itself has nothing to show in its grid later', () => {
  const { revealer } = page();
  const select = vi.fn<(ref: object) => void>();
  const cell = { id: 'value', table: 'zones', row: 1 };
  const stop = revealer.attachFolded('zones', ({ row }) => (row === 1 ? 'shown' : undefined));
  revealer.reveal(cell);
  revealer.attach('zones', select)();
  expect(select).not.toHaveBeenCalled();
  revealer.reveal({ ...cell, row: 2 });
  revealer.attach('zones', select);
  expect(select).toHaveBeenCalledExactlyOnceWith({ ...cell, row: 2 });
  stop();
});

test('of two tables that show a cell, the one in which it was looked at', () => {
  const { revealer } = page();
  const [months, years] = [vi.fn<(ref: object) => void>(), vi.fn<(ref: object) => void>()];
  const year = { id: 'debt', table: 'years', row: 3 };
  revealer.attach('years', years);
  const leave = revealer.attach('months', months);
  revealer.reveal(year, 'months');
  revealer.reveal(year);
  expect([months.mock.calls, years.mock.calls]).toEqual([[[year]], [[year]]]);
  leave();
  // Its part of the page has still to come.
  const arrive = revealer.attachElsewhere((ref, sheet) => (sheet === 'months' ? ref : null));
  revealer.reveal(year, 'months');
  arrive();
  revealer.attach('months', months);
  expect([months.mock.calls, years.mock.calls]).toEqual([[[year], [year]], [[year]]]);
  // On the whole window it shows it itself.
  const uncover = vi.fn<() => void>();
  revealer.attachCover({ shows: ({ table }) => table === 'months', uncover });
  revealer.reveal(year, 'months');
  expect(uncover).not.toHaveBeenCalled();
  expect(months).toHaveBeenCalledTimes(3);
});

test('a table on the whole window gives way to an input under it, not to its own cells', async () => {
  const { revealer, bar, show } = page();
  const rate = show('rate');
  const select = vi.fn<(ref: object) => void>();
  revealer.attach('months', select);
  const uncover = vi.fn<() => void>(() => leave());
  const leave = revealer.attachCover({ shows: ({ table }) => table === 'months', uncover });
  revealer.reveal({ id: 'debt', table: 'months', row: 3 });
  expect(select).toHaveBeenCalledOnce();
  // Shown nowhere but in the formula bar, of which the table has one.
  revealer.reveal({ id: 'periodicRate' });
  expect(bar).toHaveBeenCalledOnce();
  expect(uncover).not.toHaveBeenCalled();
  revealer.reveal({ id: 'rate' });
  expect(uncover).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(document.activeElement).toBe(rate));
});

test('of several grids the one of the selected cell keeps it in sight', () => {
  const revealer = new Revealer();
  const [years, months] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const nothing = () => undefined;
  revealer.attach('years', nothing, undefined, undefined, years);
  revealer.attach('months', nothing, ({ table }) => table === 'total', undefined, months);
  revealer.keepInSight({ id: 'rent', table: 'months', row: 3 });
  revealer.keepInSight({ id: 'rent', table: 'total', row: 0 });
  revealer.keepInSight({ id: 'price' });
  expect(months).toHaveBeenCalledTimes(2);
  expect(years).not.toHaveBeenCalled();
});
