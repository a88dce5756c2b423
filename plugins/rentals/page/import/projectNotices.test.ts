import { expect, test } from 'vitest';
import { Session } from '../../../../src/workbench/index.ts';
import { guessMapping } from '../../../../src/workbench/listImport/match/guess.ts';
import { planOf } from '../../../../src/workbench/listImport/records/plan.ts';
import { tried } from '../../../../src/workbench/listImport/records/trial.ts';
import { addProject, addStream } from '../../document/edits.ts';
import type { RentalsDocument } from '../../document/types.ts';
import tool from '../../tool.ts';
import { projectTarget } from './projectTarget.ts';

test('what isn’t said of an expense is told as it comes in; what isn’t touched is not told', () => {
  const session = new Session<RentalsDocument>(tool);
  session.edit('Dos egresos', (draft) => {
    draft.expenses.length = 0;
    addStream(draft, 'expenses', 'fixed', 'Administración');
    addStream(draft, 'expenses', 'variable', 'Mantenimiento');
  });
  const target = projectTarget(session.calculation.declaration.lists.projects);
  if (!target) throw new Error('the tool declares its projects');
  const rest = { mode: 'add', mark: ',', turned: false, ways: new Map() } as const;
  const noticesOf = (...heads: string[]) => {
    const amount = heads[1]?.endsWith('%') ? '4 %' : '44.495.000';
    const lines = [{ cells: ['Hotel Cali', amount, 'Anual'].slice(0, heads.length), at: 1 }];
    const mapping = guessMapping({ heads, lines }, target);
    const plan = planOf({ heads, lines }, { mapping, ...rest }, target, target.names(session));
    return [...plan.notices, ...tried(session, target, plan, false).lacks];
  };
  // A new project of Rentals is of 2029, of one share, and costs nothing yet (operating tools, 'Rentals').
  const begun =
    'Lo que tu tabla no dice entra así: «Año» 2029, «Participaciones» 1 y «Costo del activo» $\u00a00. Cámbialo en la hoja donde sea otro.';
  expect(noticesOf('Proyecto', 'Administración')).toEqual([
    'Tu tabla no dice «Administración · Ciclo de pago»: donde falte, es Mensual.',
    begun,
  ]);
  expect(noticesOf('Proyecto', 'Administración', 'Administración · Ciclo de pago')).toEqual([
    begun,
  ]);
  expect(noticesOf('Proyecto')).toEqual([begun]);
  // Nobody having chosen another one it follows all incomes.
  expect(noticesOf('Proyecto', 'Mantenimiento %')).toEqual([
    'Tu tabla no dice «Mantenimiento · Relacionado con»: donde falte, es Todos los ingresos.',
    begun,
  ]);
});

test('what a project begins with where its cell is empty is told', () => {
  const session = new Session<RentalsDocument>(tool);
  const target = projectTarget(session.calculation.declaration.lists.projects);
  if (!target) throw new Error('the tool declares its projects');
  const heads = ['Inmueble', 'Año', 'Costo del activo', 'Participaciones'];
  const rows = [
    ['Lote A', '2026', '$ 100.000.000', '12'],
    ['Lote B', '', '$ 200.000.000', '8'],
    ['Lote C', '2027', '', '4'],
  ];
  const records = { heads, lines: rows.map((cells, at) => ({ cells, at: at + 1 })) };
  const mapping = guessMapping(records, target);
  const choices = { mapping, mode: 'add', mark: ',', turned: false, ways: new Map() } as const;
  const plan = planOf(records, choices, target, target.names(session));
  const { lacks, shownAt } = tried(session, target, plan, false);
  // A new project of Rentals is of 2029 and costs nothing yet (operating tools, 'Rentals').
  expect(lacks).toEqual([
    'Donde falta «Año» entra 2029: «Lote B».',
    'Donde falta «Costo del activo» entra $\u00a00: «Lote C».',
  ]);
  const [row = 0] = plan.edits.filter(({ text }) => text === 'Lote B').map((edit) => edit.row);
  expect(shownAt(row, 'year')).toBe('2029');
  // Nothing of an income that it has no value for, and nothing for what is left empty.
  const { calculation } = session;
  const parts = Object.keys(calculation.declaration.lists.projects?.fields ?? {});
  const empty = parts.filter((id) => id.includes('.') && id !== 'operador.baseCalculo');
  expect(empty.length).toBeGreaterThan(5);
  expect(empty.map((id) => shownAt(row, id)).filter((text) => text !== null)).toEqual([]);
});

test('what a head says holds for empty cells too, and what is waited for is told', () => {
  const session = new Session<RentalsDocument>(tool);
  session.edit('Un ingreso y un egreso', (draft) => {
    draft.incomes.length = 0;
    draft.expenses.length = 0;
    addStream(draft, 'incomes', 'revpar', 'Arriendo');
    addStream(draft, 'expenses', 'fixed', 'Predial');
  });
  const target = projectTarget(session.calculation.declaration.lists.projects);
  if (!target) throw new Error('the tool declares its projects');
  const heads = ['Proyecto', 'Arriendo mensual', '% ocupación', 'Predial anual'];
  const rows = [
    ['Apto 101', '2.500.000', '92%', '3.200.000'],
    ['Apto 102', '2.700.000', '92%', ''],
  ];
  const records = { heads, lines: rows.map((cells, at) => ({ cells, at: at + 1 })) };
  const mapping = guessMapping(records, target);
  const choices = { mapping, mode: 'replace', mark: ',', turned: false, ways: new Map() } as const;
  const plan = planOf(records, choices, target, []);
  const { edits, count } = plan;
  expect(tried(session, target, plan, true).lacks).toContain(
    'Tu tabla no dice «Arriendo · Número de unidades»: donde falte, es 1.',
  );
  expect(target.take(session, { label: 'Pegar', edits, count, replace: true })).toEqual([]);
  const [predial] = session.document.expenses;
  const cycles = session.document.projects.map(({ id }) => predial?.values[id]?.['billingCycle']);
  expect(cycles).toEqual(['anual', 'anual']);
  const nameless = { ...choices, mapping: mapping.with(0, '') };
  expect(planOf(records, nameless, target, []).notices).toContain(
    'Nada de tu tabla es «Nombre»: los nuevos entran con uno cualquiera.',
  );
});

test('what a new property is filled with is told; those that are updated keep their own', () => {
  const session = new Session<RentalsDocument>(tool);
  session.edit('Tres apartamentos', (draft) => {
    draft.incomes.length = 0;
    draft.expenses.length = 0;
    draft.projects = draft.projects.slice(0, 2);
    draft.projects.forEach((project, at) => (project.name = `Apto ${at + 1}`));
    addStream(draft, 'incomes', 'revpar', 'Canon');
    const [canon] = draft.incomes;
    for (const [at, { id }] of draft.projects.entries()) {
      const value = { tarifa: 2_000_000, ocupacion: 90 + at, numeroUnidades: 1 };
      if (canon) canon.values[id] = value;
    }
    // Nothing is let there yet.
    addProject(draft, 'Apto 3');
  });
  const target = projectTarget(session.calculation.declaration.lists.projects);
  if (!target) throw new Error('the tool declares its projects');
  const toldOf = (...names: string[]) => {
    const lines = names.map((name, at) => ({ cells: [name, '2.500.000'], at: at + 1 }));
    const records = { heads: ['Inmueble', 'Canon'], lines };
    const mapping = guessMapping(records, target);
    const choices = { mapping, mode: 'update', mark: ',', turned: false, ways: new Map() } as const;
    const plan = planOf(records, choices, target, target.names(session));
    const told = tried(session, target, plan, false).lacks;
    return told.filter((notice) => notice.includes('Canon · '));
  };
  expect(toldOf('Apto 1', 'Apto 2', 'Apto 99 Chía')).toEqual([
    'Tu tabla no dice «Canon · Ocupación»: en «Apto 99 Chía», que es nuevo, es 100,00\u00a0%.',
    'Tu tabla no dice «Canon · Número de unidades»: en «Apto 99 Chía», que es nuevo, es 1.',
  ]);
  expect(toldOf('Apto 1', 'Local', 'Bodega')).toEqual([
    'Tu tabla no dice «Canon · Ocupación»: en «Local» y «Bodega», que son nuevos, es 100,00\u00a0%.',
    'Tu tabla no dice «Canon · Número de unidades»: en «Local» y «Bodega», que son nuevos, es 1.',
  ]);
  // Each keeps its own.
  expect(toldOf('Apto 1', 'Apto 2')).toEqual([]);
  expect(toldOf('Apto 1', 'Apto 3')).toEqual([
    'Tu tabla no dice «Canon · Ocupación»: en «Apto 3», donde faltaba, es 100,00\u00a0%.',
    'Tu tabla no dice «Canon · Número de unidades»: en «Apto 3», donde faltaba, es 1.',
  ]);
});
