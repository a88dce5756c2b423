import { describe, expect, test } from 'vitest';
import { Session } from '../../../src/workbench/index.ts';
import type { ProjectData } from '../document/document.ts';
import { removeIncome } from '../document/edits.ts';
import { checked } from '../testing/documents.ts';
import tool from '../tool.ts';

const income = (id: string, name: string) => ({
  id,
  name,
  incomeType: 'servicios',
  serviceData: { rate: 5, unitType: 'por persona', monthlyQuantity: 2 },
});
const given = (): ProjectData =>
  checked({ createdIncomes: [income('parking', 'Parqueo'), income('rooms', 'Habitaciones')] });

describe('a selected cell', () => {
  test('stays on its stream when the first one is removed', () => {
    const session = new Session(tool, given());
    const name = () => {
      const { selected, calculation } = session;
      return selected && calculation.formula(selected)?.label;
    };
    session.select({ id: 'i2.flow', table: 'months', row: 4 });
    expect(name()).toBe('Habitaciones');
    session.edit('Eliminar', (draft) => removeIncome(draft, 0));
    expect(session.selected).toEqual({ id: 'i1.flow', table: 'months', row: 4 });
    expect(name()).toBe('Habitaciones');
    session.undo();
    expect(session.selected).toEqual({ id: 'i2.flow', table: 'months', row: 4 });
    session.edit('Eliminar', (draft) => removeIncome(draft, 1));
    expect(session.selected).toBeNull();
  });
});
