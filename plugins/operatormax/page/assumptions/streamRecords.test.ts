import { expect, test } from 'vitest';
import { Session } from '../../../../src/workbench/index.ts';
import { newIncome } from '../../document/create.ts';
import { emptyProject, type ProjectData } from '../../document/document.ts';
import tool from '../../tool.ts';
import { INCOMES } from './streamLists.ts';
import { streamRecords } from './streamRecords.ts';

test('a copy of a stream that is a copy counts on', () => {
  const head = { flowType: 'mensual', createdAt: '2026-01-01T00:00:00.000Z' } as const;
  const rooms = newIncome('revpar', { ...head, id: 'rooms', name: 'Habitaciones' });
  const session = new Session<ProjectData>(tool, { ...emptyProject(), createdIncomes: [rooms] });
  const records = streamRecords(session, INCOMES);
  records.duplicate([0]);
  records.duplicate([1]);
  expect(session.document.createdIncomes.map(({ name }) => name)).toEqual([
    'Habitaciones',
    'Habitaciones (copia)',
    'Habitaciones (copia 2)',
  ]);
});
