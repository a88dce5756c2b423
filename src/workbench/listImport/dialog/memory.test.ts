import { expect, test } from 'vitest';
import { chosenIn, recalledIn } from './memory.ts';

const columns = new Set(['name', 'price', 'rent']);

test('what there was no column for is looked for again, once the list has more of them', () => {
  const kept = chosenIn(['name', 'price', ''], ['name', 'price', '']);
  expect(recalledIn(kept, ['name', 'price', 'rent'], columns)).toEqual(['name', 'price', 'rent']);
});

test('what somebody left out stays out, and what somebody chose stays', () => {
  const kept = chosenIn(['name', '', 'price'], ['name', 'price', 'rent']);
  expect(recalledIn(kept, ['name', 'price', 'rent'], columns)).toEqual(['name', '', 'price']);
});

test('a column that is gone gives way; none is taken twice', () => {
  const kept = chosenIn(['name', 'wifi', 'price'], ['name', '', '']);
  expect(recalledIn(kept, ['name', 'rent', ''], columns)).toEqual(['name', 'rent', 'price']);
  expect(recalledIn(kept, ['name', 'price', ''], columns)).toEqual(['name', '', 'price']);
});

test('a column that the list gets for a table is got again, or is the one that it has by now', () => {
  const kept = chosenIn(['name', 'new:rent'], ['name', 'new:rent']);
  expect(recalledIn(kept, ['name', 'new:rent'], columns)).toEqual(['name', 'new:rent']);
  expect(recalledIn(kept, ['name', 'rent'], columns)).toEqual(['name', 'rent']);
});

test('it is got again too where what it seems to be was chosen for another', () => {
  const kept = chosenIn(['name', 'new:rent', 'rent'], ['name', 'new:rent', 'rent']);
  const created = [[], ['new:rent', 'new:income'], ['new:night']];
  expect(recalledIn(kept, ['name', 'rent', ''], columns, created)).toEqual([
    'name',
    'new:rent',
    'rent',
  ]);
});
