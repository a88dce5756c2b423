import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

function styleSheets(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => path.join(folder, name));
}

/** Each `:has(` with what stands before it up to the next space or combinator. */
const SUBJECT = /([^\s>+~,{}]*):has\(/g;

// The browser else asks every element of the page, and whatever comes into a cell or leaves it has the rows
// above it styled anew: a rule of that kind took more than half of the styling after each edit.
test('a rule with :has() is about elements of a class, or about the body', () => {
  const files = [...styleSheets('src'), ...styleSheets('plugins')];
  const subjects = files.flatMap((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
    return [...text.matchAll(SUBJECT)].map(([, subject = '']) => `${file}: ${subject}`);
  });
  expect(subjects.length).toBeGreaterThan(10);
  expect(subjects.filter((each) => !/: (\S*\.[\w-]+\S*|body)$/.test(each))).toEqual([]);
});
