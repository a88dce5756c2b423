import { describe, expect, it } from 'vitest';
import { guessMapping } from '../../../../../src/workbench/listImport/match/guess.ts';
import { planOf } from '../../../../../src/workbench/listImport/records/plan.ts';
import { tried } from '../../../../../src/workbench/listImport/records/trial.ts';
import { Session } from '../../../../../src/workbench/index.ts';
import { emptyProject, type ProjectData } from '../../../document/document.ts';
import tool from '../../../tool.ts';
import { EXPENSES, INCOMES } from '../streamLists.ts';
import { streamTarget } from './streamTarget.ts';

describe('streams from elsewhere', () => {
  it('are expenses by what the cash flow calls their groups', () => {
    const heads = ['Concepto', 'Tipo de gasto', 'Salario mensual', 'No. personas'];
    const lines = [
      { cells: ['Recepción', 'Gastos de personal', '1.850.000', '6'], at: 1 },
      { cells: ['Energía', 'Gastos fijos', '', ''], at: 2 },
    ];
    const session = new Session<ProjectData>(tool, emptyProject());
    const target = streamTarget(EXPENSES);
    const mapping = guessMapping({ heads, lines }, target);
    const rest = { mode: 'add', mark: ',', turned: false, ways: new Map() } as const;
    const recast = target.recast?.(session);
    const { edits, count } = planOf({ heads, lines }, { mapping, ...rest }, target, [], recast);
    expect(target.take(session, { label: 'Pegar', edits, count, replace: false })).toEqual([]);
    expect(session.document.createdExpenses.map(({ name, type }) => [name, type])).toEqual([
      ['Recepción', 'personal'],
      ['Energía', 'fixed'],
    ]);
  });

  it('say their unit where it counts; elsewhere it is told, and nothing is to be corrected', () => {
    const heads = ['Concepto', 'Tipo', 'Cantidad', 'Unidad', 'Tarifa'];
    const lines = [
      ['Suite', 'Hotel', '8', 'hab', '9.000.000'],
      ['Spa', 'Servicios', '180', 'sesión', '145.000'],
    ].map((cells, at) => ({ cells, at: at + 1 }));
    const session = new Session<ProjectData>(tool, emptyProject());
    const target = streamTarget(INCOMES);
    const mapping = guessMapping({ heads, lines }, target);
    const rest = { mode: 'add', mark: ',', turned: false, ways: new Map() } as const;
    const plan = planOf({ heads, lines }, { mapping, ...rest }, target, []);
    const { refused, lacks, idle } = tried(session, target, plan, false);
    expect(refused).toEqual([]);
    expect(idle.map(({ row, columnId, text }) => [row, columnId, text])).toEqual([
      [0, 'unidad', 'hab'],
    ]);
    expect(lacks[0]).toBe('«Unidad» solo la tienen los servicios: no se toma la de «Suite».');
    target.take(session, { label: 'Pegar', edits: plan.edits, count: plan.count, replace: false });
    expect(session.document.createdIncomes[1]).toMatchObject({
      serviceData: { unitType: 'sesión' },
    });
  });

  it('are of the type that has what they bring, where their table says none', () => {
    const heads = ['Concepto', 'Valor', 'Personas', 'Prestaciones', '%', 'Base'];
    const lines = [
      ['Camareras', '1.750.905', '9', '52%', '', ''],
      ['Comisiones', '', '', '', '14%', 'Suite'],
      ['Energía', '16.800.000', '1', '0', '', ''],
    ].map((cells, at) => ({ cells, at: at + 1 }));
    const session = new Session<ProjectData>(tool, emptyProject());
    const target = streamTarget(EXPENSES);
    const mapping = guessMapping({ heads, lines }, target);
    expect(mapping).toEqual(['nombre', 'valor', 'personas', 'prestaciones', 'porcentaje', 'base']);
    const rest = { mode: 'add', mark: ',', turned: false, ways: new Map() } as const;
    const plan = planOf({ heads, lines }, { mapping, ...rest }, target, []);
    const taken = { label: 'Pegar', edits: plan.edits, count: plan.count, replace: false };
    // There is no income 'Suite'.
    expect(target.take(session, taken).map(({ columnId }) => columnId)).toEqual(['base']);
    expect(session.document.createdExpenses.map(({ name, type }) => [name, type])).toEqual([
      ['Camareras', 'personal'],
      ['Comisiones', 'variable'],
      ['Energía', 'fixed'],
    ]);
    expect(plan.notices[0]).toBe(
      'Tu tabla no dice «Tipo»: los nuevos entran como Personal, Variable y Fijo, por lo que traen. Cámbialo en la hoja donde sea otro.',
    );
  });

  it('are of staff where they earn a salary, one of them too, whatever is noted of them', () => {
    const heads = ['Cargo', 'Cantidad', 'Salario mensual', 'Descripción'];
    const lines = [
      ['Gerente', '1', '12.500.000', 'Tiempo completo'],
      ['Camareras', '9', '1.980.000', 'Pisos'],
    ].map((cells, at) => ({ cells, at: at + 1 }));
    const session = new Session<ProjectData>(tool, emptyProject());
    const target = streamTarget(EXPENSES);
    const mapping = guessMapping({ heads, lines }, target);
    expect(mapping).toEqual(['nombre', 'personas', 'valor', 'descripcion']);
    const choices = { mapping, mode: 'add', mark: ',', turned: false, ways: new Map() } as const;
    const plan = planOf({ heads, lines }, choices, target, []);
    const taken = { label: 'Pegar', edits: plan.edits, count: plan.count, replace: false };
    expect(target.take(session, taken)).toEqual([]);
    expect(session.document.createdExpenses.map(({ name, type }) => [name, type])).toEqual([
      ['Gerente', 'personal'],
      ['Camareras', 'personal'],
    ]);
    expect(target.lacks?.(session, plan.edits, plan.heads, 0, session)[0]).toBe(
      '«Descripción» no la tienen los gastos de personal: no se toma la de «Gerente» y «Camareras».',
    );
  });
});

it('a quantity of one says nothing of an expense that is no position, another is told', () => {
  const session = new Session<ProjectData>(tool, emptyProject());
  const target = streamTarget(EXPENSES);
  const heads = ['Concepto', 'Tipo', 'Cant.', 'Valor mensual'];
  const lines = [
    ['Camareras', 'Personal', '6', '1.690.000'],
    ['Energía', 'Fijo', '1', '9.400.000'],
    ['Licencias', 'Fijo', '3', '800.000'],
  ].map((cells, at) => ({ cells, at: at + 1 }));
  const rest = { mode: 'add', mark: ',', turned: false, ways: new Map() } as const;
  const mapping = guessMapping({ heads, lines }, target);
  const { edits, count } = planOf({ heads, lines }, { mapping, ...rest }, target, []);
  const refused = target.take(session, { label: 'Pegar', edits, count, replace: false });
  expect(refused.map(({ row, columnId }) => [row, columnId])).toEqual([[2, 'personas']]);
  expect(session.document.createdExpenses[0]).toMatchObject({
    personalData: { personasPorCargo: 6 },
  });
});
