import { planned, sheetOf } from '../../../../src/workbench/listImport/testing/planned.ts';
import { expect, test } from 'vitest';
import { Session } from '../../../../src/workbench/index.ts';
import { guessMapping } from '../../../../src/workbench/listImport/match/guess.ts';
import { hasHeads } from '../../../../src/workbench/listImport/records/parts.ts';
import { recordsOf } from '../../../../src/workbench/listImport/table/layout.ts';
import { planOf } from '../../../../src/workbench/listImport/records/plan.ts';
import { addStream } from '../../document/edits.ts';
import { structureOf } from '../../document/structure.ts';
import type { RentalsDocument } from '../../document/types.ts';
import tool from '../../tool.ts';
import { projectTarget } from './projectTarget.ts';

const PORTFOLIO = [
  ['PORTAFOLIO 2028', '', '', '', ''],
  ['', '', '', '', ''],
  ['Proyecto', 'Ciudad', 'Costo del activo (COP)', 'Año', 'Ingreso en caja'],
  ['Hotel Bogotá', 'Bogotá', '$ 12.500.000.000', '2028', '$ 1.250.000'],
  ['Bodega Cali', 'Cali', 'N/D', '2030', '980.000,5'],
  ['TOTAL', '', '$ 12.500.000.000', '', ''],
];

test('a table of projects, one a row, is known by its heads and comes in as columns', () => {
  const session = new Session<RentalsDocument>(tool);
  const target = projectTarget(session.calculation.declaration.lists.projects);
  if (!target) throw new Error('the tool declares its projects');
  expect(hasHeads(PORTFOLIO, target)).toBe(true);
  // Cells of the sheet itself, its names among them, go where they are pasted.
  expect(
    hasHeads(
      [
        ['Casa Club', 'Apartamento'],
        ['2029', '2029'],
      ],
      target,
    ),
  ).toBe(false);
  expect(
    hasHeads(
      [
        ['Nombre', 'Casa Club'],
        ['Año', '2029'],
      ],
      target,
    ),
  ).toBe(false);

  const before = session.document.projects.length;
  const table = { name: '', rows: PORTFOLIO };
  const records = recordsOf(table, { head: 2, turned: false });
  const mapping = guessMapping(records, target);
  const rest = {
    mapping,
    mode: 'add',
    mark: ',',
    turned: false,
    ways: new Map(),
  } as const;
  const { edits, count } = planOf(records, rest, target, target.names(session));
  const refused = target.take(session, { label: 'Pegar', edits, count, replace: false });
  expect(refused.map(({ text }) => text)).toEqual(['N/D']);
  const [hotel, store] = session.document.projects.slice(before);
  expect(hotel).toMatchObject({
    name: 'Hotel Bogotá',
    assetCost: 12_500_000_000,
    year: 2028,
    cashIncome: 1_250_000,
  });
  expect(store).toMatchObject({ name: 'Bodega Cali', year: 2030, cashIncome: 980_000.5 });
  expect(session.document.projects).toHaveLength(before + 2);
});

test('in the place of the examples a table brings its own incomes, and one step brings those back', () => {
  const session = new Session<RentalsDocument>(tool);
  session.edit('Uno propio', (draft) => addStream(draft, 'expenses', 'fixed', 'Vigilancia'));
  const target = projectTarget(session.calculation.declaration.lists.projects);
  const [seguro] = structureOf(session.document).expenses.filter(({ id }) => id === 'seguro');
  const edits = Object.entries({ name: 'Lote Cota', [`${seguro?.key}.amount`]: '640.000' }).map(
    ([columnId, text]) => ({ row: 0, columnId, text }),
  );
  target?.take(session, { label: 'Pegar', edits, count: 1, replace: true });
  const names = () =>
    [...session.document.incomes, ...session.document.expenses].map((one) => one.name);
  // What somebody made stays, and so does what the table has a value of.
  expect(names()).toEqual(['Seguro todo riesgo', 'Vigilancia']);
  session.undo();
  expect(session.document.projects.map(({ name }) => name)).toEqual(['Casa Club', 'Apartamento']);
  expect(names()).toHaveLength(11);
});

test('how often a head says that a cost is paid holds for new projects, whatever the others have', () => {
  const session = new Session(tool);
  const target = projectTarget(session.calculation.declaration.lists.projects);
  if (!target) throw new Error('the tool declares its projects');
  const sheet = sheetOf(`Inmueble | Ciudad | Seguro mensual
    Local 1 | Bogotá | $ 12.400
    Local 2 | Cali   | $ 22.400`);
  const names = target.names(session);
  const { plan } = planned(sheet, target, { mode: 'replace', names });
  const taken = { label: 'Pegar', edits: plan.edits, count: plan.count, replace: true };
  expect(target.take(session, taken)).toEqual([]);
  const cycle = (row: number) => target.valueAt?.(session, row, 'e_seguro.billingCycle');
  expect([cycle(0), cycle(1)]).toEqual(['mensual', 'mensual']);
});
