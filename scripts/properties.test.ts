import { expect, test } from 'vitest';
import { minutesOf, propertyFiles } from './properties.ts';

test('all files with properties are run, wherever they are', () => {
  const files = propertyFiles();
  expect(files).toEqual(
    expect.arrayContaining([
      'src/finance/irr.test.ts',
      'src/engine/oracle.test.ts',
      'src/tool/compute/update.long.test.ts',
      'plugins/rentals/tool.test.ts',
    ]),
  );
  expect(files).not.toContain('src/finance/npv.test.ts');
});

test('for five minutes, or as many as are given', () => {
  expect(minutesOf([])).toBe(5);
  expect(minutesOf(['0.5'])).toBe(0.5);
  for (const wrong of [['0'], ['-1'], ['x'], ['1', '2'], ['1e9']])
    expect(minutesOf(wrong)).toBeNull();
});
