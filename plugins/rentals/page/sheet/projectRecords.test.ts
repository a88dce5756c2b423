import { describe, expect, it, vi } from 'vitest';
import { Session } from '../../../../src/workbench/index.ts';
import { removeProjects } from '../../document/edits.ts';
import type { RentalsDocument } from '../../document/types.ts';
import tool from '../../tool.ts';
import { LAST_STAYS, projectRecords } from './projectRecords.ts';

function open() {
  const session = new Session<RentalsDocument>(tool);
  const ask = vi.fn<(projects: readonly number[]) => void>();
  const records = projectRecords(session, () => null, ask);
  const names = () => session.document.projects.map(({ name }) => name);
  const net = (row: number) =>
    session.calculation.value({ id: 'utilidadNetaOperativa', table: 'projects', row });
  return { session, ask, records, names, net };
}

describe('several projects at once', () => {
  it('are inserted where one is, each under a name of its own, in one step', () => {
    const { session, records, names } = open();
    records.insert(1, 2);
    expect(names()).toEqual(['Casa Club', 'Proyecto 3', 'Proyecto 4', 'Apartamento']);
    session.undo();
    expect(names()).toEqual(['Casa Club', 'Apartamento']);
  });

  it('are duplicated with their figures, in one step', () => {
    const { session, records, names, net } = open();
    const before = [net(0), net(1)];
    records.duplicate([0, 1]);
    expect(names()).toEqual([
      'Casa Club',
      'Casa Club (copia)',
      'Apartamento',
      'Apartamento (copia)',
    ]);
    expect([net(1), net(3)]).toEqual(before);
    session.undo();
    expect(names()).toEqual(['Casa Club', 'Apartamento']);
  });

  it('are put into another order with all that is theirs', () => {
    const { session, records, names, net } = open();
    const [club, flat] = [net(0), net(1)];
    records.arrange?.([1, 0], 'Mover proyecto');
    expect(names()).toEqual(['Apartamento', 'Casa Club']);
    expect([net(0), net(1)]).toEqual([flat, club]);
    expect(session.undoLabel).toBe('Mover proyecto');
  });

  it('go after a question only, and one has to stay', () => {
    const { session, ask, records, names } = open();
    expect(records.remove([0, 1])).toBe(LAST_STAYS);
    expect(ask).not.toHaveBeenCalled();
    expect(records.remove([0])).toBeNull();
    expect(ask).toHaveBeenCalledWith([0]);
    expect(names()).toHaveLength(2);
    session.edit('Eliminar', (draft) => removeProjects(draft, ['casa-club', 'apartamento']));
    expect(names()).toHaveLength(2);
    session.edit('Eliminar', (draft) => removeProjects(draft, ['casa-club']));
    expect(names()).toEqual(['Apartamento']);
    expect(session.document.incomes.every(({ values }) => !('casa-club' in values))).toBe(true);
  });
});
