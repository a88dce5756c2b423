import { expect, it, vi } from 'vitest';
import { search } from './entries.ts';

// Made by the build.
vi.mock('virtual:catalogue', () => ({ cards: [] }));
vi.mock('virtual:tool-words', () => ({ toolWords: {} }));

it('a value whose own name was typed whole comes before one that is called longer', () => {
  const labels = [
    'Cap rate (razón) · Apto Manga 102',
    'Cap rate · Apto Manga 102',
    'Cap rate (razón) · Apto Crespo 114',
  ];
  const entries = labels.map((label) => ({ id: label, label, group: 'Proyectos' }));
  expect(search(entries, 'cap rate manga').map(({ label }) => label)).toEqual([
    'Cap rate · Apto Manga 102',
    'Cap rate (razón) · Apto Manga 102',
  ]);
  expect(search(entries, 'cap rate razon manga')[0]?.label).toBe(
    'Cap rate (razón) · Apto Manga 102',
  );
});
