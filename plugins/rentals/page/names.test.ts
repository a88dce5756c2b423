import { expect, test } from 'vitest';
import { repeatedNames } from './names.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));

test('names that several projects have, each once, in the order in which they come again', () => {
  const projects = named('Norte', 'Sur', 'Norte', 'Este', 'Sur', 'Norte');
  expect([...repeatedNames(projects)]).toEqual(['Norte', 'Sur']);
  expect([...repeatedNames(named('Norte', 'Sur'))]).toEqual([]);
});
