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

it('a name that begins as it was typed comes before one that has the word further on, other words for it last', () => {
  const entries = [
    { id: 'fee', label: 'Tarifas', group: 'Operador', words: 'fee honorarios' },
    { id: 'both', label: 'Tarifas y honorarios', group: 'Egresos' },
    { id: 'office', label: 'Honorarios contables', group: 'Egresos' },
    { id: 'plain', label: 'Honorarios', group: 'Egresos' },
  ];
  const found = (text: string) => search(entries, text).map(({ id }) => id);
  expect(found('honorarios')).toEqual(['plain', 'office', 'both', 'fee']);
  expect(found('honor')).toEqual(['office', 'plain', 'both', 'fee']);
});

it('a name comes before the same with something in brackets', () => {
  const labels = ['Cap rate (razón)', 'Cap rate (razón) · Norte', 'Cap rate · Norte', 'Cap rate'];
  const entries = labels.map((label) => ({ id: label, label, group: 'Proyectos' }));
  expect(search(entries, 'cap').map(({ label }) => label)).toEqual([
    'Cap rate · Norte',
    'Cap rate',
    'Cap rate (razón)',
    'Cap rate (razón) · Norte',
  ]);
  expect(search(entries, 'norte cap').map(({ label }) => label)).toEqual([
    'Cap rate · Norte',
    'Cap rate (razón) · Norte',
  ]);
});

it('what no sheet shows comes last, unless it is called just so', () => {
  const labels = ['Comisión: proyectado · jul 2026', 'Comisión (15 %) · jul 2026'];
  const entries = labels.map((label, at) => ({
    id: label,
    label,
    group: 'Flujo mensual',
    hidden: at === 0,
  }));
  const found = (text: string) => search(entries, text).map(({ label }) => label);
  expect(found('comision jul 2026')).toEqual(labels.toReversed());
  expect(found('comision proyectado jul 2026')[0]).toBe(labels[0]);
});
