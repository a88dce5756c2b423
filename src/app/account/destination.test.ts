import { expect, it, test } from 'vitest';
import type { ToolCard } from '../../tool/contract/tool.ts';
import { destinationName } from './destination.ts';
import { goingOn } from './returning.ts';

const card = (id: string, title: string, more: Partial<ToolCard> = {}): ToolCard => ({
  id,
  title,
  description: '',
  category: 'Financiamiento',
  path: `/tools/${id}`,
  listed: 'card',
  ...more,
});
const CARDS = [
  card('mortgage-simulator', 'Simulador Hipotecario'),
  card('operatormax', 'OperatorMax - Optimización Operativa', { subpaths: true }),
  card('rentability', 'Rentabilidad', { aliases: ['/tools/rentabilidad'] }),
];

it.each([
  ['/tools/mortgage-simulator', 'Simulador Hipotecario'],
  ['/tools/mortgage-simulator/?loanTerm=15#x', 'Simulador Hipotecario'],
  ['/tools/operatormax/flujo-anual', 'OperatorMax'],
  ['/tools/rentabilidad', 'Rentabilidad'],
  ['/tools/mortgage-simulator/otra', null],
  ['/tools', 'las herramientas'],
  ['/course/1/lesson/2', 'la lección'],
  ['/course/1', 'el curso'],
  ['/home', null],
])('%s leads to %s', (path, name) => {
  expect(destinationName(path, CARDS)).toBe(name);
});

test('after signing in one goes on to where one was going, if it was oneself', () => {
  const to = (whose: number | null) => ({ from: '/tools/rentals', whose });
  expect(goingOn(to(null), 7, null)).toBe('/tools/rentals');
  expect(goingOn(to(7), 7, null)).toBe('/tools/rentals');
  expect(goingOn(to(8), 7, null)).toBe('/home');
  expect(goingOn(null, 7, null)).toBe('/home');
  expect(goingOn(to(null), 7, 'descargar')).toBe('/home');
});
