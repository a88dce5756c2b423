import { expect, it } from 'vitest';
import { defineTool } from '../../tool/index.ts';
import { PORTFOLIO, portfolio } from '../../tool/testing/portfolio.ts';
import { Session } from '../session/session.ts';
import { separateFiles } from './separateFiles.ts';

it('each table is a file, and what is no table stands in one', () => {
  const session = new Session(portfolio);
  const files = separateFiles(session);
  const [summary, ...tables] = files;
  expect(summary?.name).toBe('Resumen');
  expect(summary?.rows[0]).toEqual([portfolio.title]);
  const titles = Object.values(portfolio.declare(session.document).lists).map(({ label }) => label);
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(titles));
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
  for (const { rows } of tables) expect(rows.length).toBeGreaterThan(1);
});

it('a sign that no name of a file may have leaves no gap', () => {
  const { properties } = PORTFOLIO.lists ?? {};
  if (!properties) throw new Error('no list');
  const lists = { properties: { ...properties, label: 'Suites: datos reales' } };
  const files = separateFiles(new Session(defineTool({ ...PORTFOLIO, lists })));
  expect(files.map(({ name }) => name)).toContain('Suites datos reales');
});
