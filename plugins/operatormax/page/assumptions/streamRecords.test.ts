import { afterEach, expect, test, vi } from 'vitest';
import { toast } from '../../../../src/ui/index.ts';
import { Session } from '../../../../src/workbench/index.ts';
import { newExpense, newIncome } from '../../document/create.ts';
import { emptyProject, type ProjectData } from '../../document/document.ts';
import tool from '../../tool.ts';
import { relationTo } from '../../document/edits.ts';
import { INCOMES } from './streamLists.ts';
import { streamRecords } from './streamRecords.ts';

const head = { flowType: 'mensual', createdAt: '2026-01-01T00:00:00.000Z' } as const;

afterEach(() => vi.restoreAllMocks());

test('a copy of a stream that is a copy counts on', () => {
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

test('who deletes an income is told which costs count 0 without it', () => {
  const warned = vi.spyOn(toast, 'warning').mockReturnValue(() => undefined);
  const said = vi.spyOn(toast, 'success').mockReturnValue(() => undefined);
  const [rooms, shop] = ['Habitaciones', 'Local'].map((name) =>
    newIncome('servicios', { ...head, id: name, name }),
  );
  if (!rooms || !shop) throw new Error('two incomes');
  const cost = newExpense('variable', { ...head, id: 'ota', name: 'Comisión OTA' });
  if (cost.type !== 'variable') throw new Error('a variable cost');
  cost.variableData.relationVariable = relationTo(rooms);
  const session = new Session<ProjectData>(tool, {
    ...emptyProject(),
    createdIncomes: [rooms, shop],
    createdExpenses: [cost],
  });
  const records = streamRecords(session, INCOMES);
  records.remove([1]);
  expect([warned.mock.calls.length, said.mock.calls.length]).toEqual([0, 1]);
  records.remove([0]);
  expect(warned.mock.calls[0]?.[0]).toBe(
    'Se eliminó 1 fila. «Comisión OTA» se queda sin su ingreso base y cuenta 0.',
  );
});
