import { expect, test } from 'vitest';
import { newIncome } from '../../document/create.ts';
import { emptyProject } from '../../document/document.ts';
import { removeAll } from './replacing.ts';
import { INCOMES } from './streamLists.ts';

test('real months stay with the stream that comes back, and go with one whose id only ends the same', () => {
  const head = { flowType: 'mensual', createdAt: '2026-01-01T00:00:00.000Z' } as const;
  const months = { '2028-03': 12_000_000 };
  const project = {
    ...emptyProject(),
    createdIncomes: [
      newIncome('revpar', { ...head, id: 'rooms', name: 'Habitaciones' }),
      newIncome('revpar', { ...head, id: 'old-rooms', name: 'Anexo' }),
    ],
    overrides: { rooms: months, 'old-rooms': months },
  };
  const edits = [{ row: 3, columnId: 'nombre', text: 'HABITACIONES' }];
  expect([...removeAll(project, INCOMES, edits)]).toEqual([[3, 'rooms']]);
  expect([project.createdIncomes, project.overrides]).toEqual([[], { rooms: months }]);
});
