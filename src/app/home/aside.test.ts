// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import type { ToolCard } from '../../tool/contract/tool.ts';
import { asideDocuments, discard, takeBack } from './aside.ts';
import { savedCases } from './saved.ts';

const CARD: ToolCard = {
  id: 'hoja',
  title: 'Hoja',
  description: '',
  category: 'Modelos de Renta',
  path: '/tools/hoja',
  listed: 'card',
  storageKey: 'abaco.hoja',
};
const sheet = (name: string) =>
  JSON.stringify({
    version: 1,
    mark: 'm',
    savedAt: '2026-05-01T10:00:00Z',
    value: { projects: [{ name }] },
  });
const AT = Date.UTC(2026, 4, 3);
const read = () => asideDocuments([CARD], 7);
const first = () => {
  const [aside] = read();
  if (!aside) throw new Error('nothing is set aside');
  return aside;
};

beforeEach(() => localStorage.clear());

it('is a person’s own, with its names where it can be read', () => {
  localStorage.setItem(`abaco.hoja:7.apartado.${AT}`, sheet('Hotel'));
  localStorage.setItem(`abaco.hoja:7.apartado.${AT - 1}`, '{broken');
  localStorage.setItem(`abaco.hoja:8.apartado.${AT}`, sheet('De otra persona'));
  localStorage.setItem(`abaco.hoja:70.apartado.${AT}`, sheet('De otra persona'));
  localStorage.setItem('abaco.hoja:7', sheet('Mío'));
  expect(read().map(({ names, since, isUsable }) => [names, since.getTime(), isUsable])).toEqual([
    [['Hotel'], AT, true],
    [[], AT - 1, false],
  ]);
});

it('comes back among the cases of its tool, whose own stay', () => {
  localStorage.setItem(`abaco.hoja:7.apartado.${AT}`, sheet('Hotel'));
  localStorage.setItem('abaco.hoja:7', sheet('Mío'));
  expect(savedCases([CARD], 7).map(({ names }) => names)).toEqual([['Mío']]);
  expect(takeBack(first(), 7)).toBe(true);
  const names = savedCases([CARD], 7).flatMap((each) => each.names);
  expect(new Set(names)).toEqual(new Set(['Hotel', 'Mío']));
  expect(read()).toEqual([]);
});

it('goes for good when it is deleted', () => {
  localStorage.setItem(`abaco.hoja:7.apartado.${AT}`, sheet('Hotel'));
  discard(first());
  expect(localStorage.length).toBe(0);
});
