// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import type { ToolCard } from '../../tool/contract/tool.ts';
import { CaseStore } from '../../workbench/documents/cases/case-store.ts';
import { newRecord } from '../../workbench/documents/records.ts';
import { clearOf, unsentOf } from './leaving.ts';
import { TestService } from './testing/service.ts';

const CARD: ToolCard = {
  id: 'hoja',
  title: 'Hoja',
  description: '',
  category: 'Modelos de Renta',
  path: '/tools/hoja',
  listed: 'card',
};
const LIST = 'abaco.casos.hoja:7';

function keep(id: string, name: string, more = {}): void {
  const store = new CaseStore(LIST);
  store.refresh();
  store.add(newRecord(name, 1, { rent: 5 }, { id, ...more }));
}

const unsent = async (service: TestService) =>
  (await unsentOf([CARD], 7, service)).map(({ name, why }) => [name, why]);

beforeEach(() => localStorage.clear());

test('what can be sent is sent, and nothing is left to ask about', async () => {
  keep('a1b2c3d4-0000-4000-8000-000000000001', 'Hotel');
  const service = new TestService();
  expect(await unsent(service)).toEqual([]);
  expect([...service.documents.values()].map(({ name }) => name)).toEqual(['Hotel']);
});

test('what the account doesn’t have is told with its reason', async () => {
  keep('a1b2c3d4-0000-4000-8000-000000000001', 'Hotel');
  keep('a1b2c3d4-0000-4000-8000-000000000002', 'Borrador', { isDraft: true });
  keep('a1b2c3d4-0000-4000-8000-000000000003', 'Muestra', { isSample: true });
  localStorage.setItem(`${LIST}.apartado.${Date.UTC(2026, 4, 3)}`, '{broken');
  const service = new TestService();
  service.isAway = true;
  const others = [
    ['Borrador', 'los borradores solo están en este equipo'],
    ['Documento aparte', 'solo está en este equipo'],
  ];
  expect(await unsent(service)).toEqual([
    ['Hotel', 'sin conexión: todavía no llegó a tu cuenta'],
    ...others,
  ]);
  service.isAway = false;
  service.isFull = true;
  expect(await unsent(service)).toEqual([['Hotel', 'tu cuenta está llena'], ...others]);
});

test('clearing takes a person’s documents and nobody else’s, and leaves how pages were', () => {
  const stays = [
    'abaco.casos.hoja:8',
    'abaco.casos.hoja',
    'abaco.casos.hoja:77',
    'abaco.view.formula:7',
    'abaco.recientes:7',
    'jwt',
  ];
  const goes = [
    LIST,
    `${LIST}.abierto`,
    `${LIST}.apartado.1`,
    'abaco.sync:7',
    'abaco.preguntas.hoja:7',
    'abaco.formularios:7',
  ];
  for (const key of [...stays, ...goes]) localStorage.setItem(key, 'x');
  clearOf([CARD], 7);
  expect(Object.keys(localStorage).sort()).toEqual([...stays].sort());
});
