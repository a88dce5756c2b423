// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { fieldsTarget, Session } from '../../../../src/workbench/index.ts';
import { structureOf } from '../../document/structure.ts';
import tool from '../../tool.ts';
import type { RentalsDocument } from '../../document/types.ts';
import { doubtsOf } from '../../../../src/workbench/listImport/doubts/doubts.ts';
import { guessMapping } from '../../../../src/workbench/listImport/match/guess.ts';
import { knownHeads } from '../../../../src/workbench/listImport/match/heads.ts';
import { guessLayout, recordsOf } from '../../../../src/workbench/listImport/table/layout.ts';
import { planOf } from '../../../../src/workbench/listImport/records/plan.ts';
import { tried } from '../../../../src/workbench/listImport/records/trial.ts';
import { recordsFor } from '../../../../src/workbench/listImport/records/parts.ts';
import { laidTable } from '../../../../src/workbench/listImport/sheetLayout/laidTable.ts';
import { makeRoom } from '../../document/edits.ts';
import { blankDocument } from '../../document/sample.ts';
import { fileRows } from './csv.ts';
import { projectTarget } from '../import/projectTarget.ts';
import { sheetRows } from './rows.ts';

const session = new Session<RentalsDocument>(tool);
const rows = sheetRows(structureOf(session.document), session);

describe('the sheet as a table', () => {
  const file = fileRows(session, rows);
  const row = (label: string) => file.find(([first]) => first === label);

  test('has every row with its period, folded or not', () => {
    expect(file[0]).toEqual(['Concepto', 'Período', 'Unidad', 'Casa Club', 'Apartamento']);
    expect(row('Alojamiento')).toEqual(['Alojamiento', 'anual', 'COP', 4_821_120_000, 31_824_000]);
    expect(row('Alojamiento · Tarifa mensual')).toEqual([
      'Alojamiento · Tarifa mensual',
      null,
      'COP',
      5_400_000,
      3_900_000,
    ]);
    expect(row('Local comercial')).toEqual([
      'Local comercial',
      'mensual',
      'COP al mes',
      14_535_000,
      null,
    ]);
    expect(row('Alimentos y bebidas · Ingreso base')?.slice(3)).toEqual(['Alojamiento', null]);
    expect(row('Seguro todo riesgo · Ciclo de pago')?.slice(3)).toEqual(['Anual', 'Anual']);
    expect(row('Margen Neto Operativo')?.slice(0, 3)).toEqual(['Margen Neto Operativo', null, '%']);
    // Its apartment has yearly incomes and costs only; the club both.
    expect(row('Período del cap rate')?.slice(3)).toEqual(['mensual y anual', 'anual']);
    expect(file.some(([first]) => String(first).startsWith('Crear'))).toBe(false);
  });

  test('comes back as it was: projects of the same names, with all that was typed for them', () => {
    const texts = file.map((line) =>
      line.map((value) => String(value ?? '').replace(/^(-?\d+)\.(\d+)$/, '$1,$2')),
    );
    const list = session.calculation.declaration.lists['projects'];
    if (!list) throw new Error('Rentals declares its projects');
    const target = fieldsTarget<RentalsDocument>('projects', list, makeRoom);
    const table = { name: '', rows: texts };
    const layout = guessLayout(table, (lines, at) => knownHeads(lines[at] ?? [], target));
    expect(layout).toEqual({ head: 0, turned: true });
    const records = recordsOf(table, layout);
    const mapping = guessMapping(records, target);
    expect(mapping.filter((id) => id !== '').length).toBeGreaterThan(30);
    for (const mode of ['update', 'replace'] as const) {
      const work = new Session<RentalsDocument>(tool);
      const before = work.calculation.value({ id: 'totales.utilidad' });
      const choices = {
        mapping,
        mode,
        mark: ',',
        turned: true,
        ways: new Map(),
      } as const;
      const cost = { id: 'assetCost', table: 'projects', row: 1 };
      work.setNote(cost, { text: 'Avalúo de la Lonja', source: '', date: '' });
      const { edits, count } = planOf(records, choices, target, target.names(work));
      expect(count).toBe(2);
      const taken = { label: 'Importar', edits, count, replace: mode === 'replace' };
      expect(target.take(work, taken)).toEqual([]);
      expect(work.calculation.value({ id: 'totales.utilidad' })).toBe(before);
      expect(work.noteAt(cost)?.text).toBe('Avalúo de la Lonja');
    }
  });

  test('comes back into a blank sheet, which gets the incomes and expenses that it names', () => {
    const texts = file.map((line) =>
      line.map((value) => String(value ?? '').replace(/^(-?\d+)\.(\d+)$/, '$1,$2')),
    );
    const work = new Session<RentalsDocument>(tool, blankDocument());
    const before = work.document;
    const list = projectTarget(work.calculation.declaration.lists['projects']);
    const target = list?.forFile?.(work, texts);
    if (!target) throw new Error('the file is one of ours');
    const table = laidTable({ name: '', rows: texts }, target);
    const { layout } = target;
    if (!layout) throw new Error('its layout is known');
    const records = recordsFor(table, layout, target);
    const mapping = guessMapping(records, target);
    const choices = { mapping, mode: 'replace', mark: ',', turned: true, ways: new Map() } as const;
    const plan = planOf(records, choices, target, target.names(work));
    expect(plan.added).toBe(2);
    expect(doubtsOf(records, mapping, ',', target)).toEqual([]);
    const found = tried(work, target, plan, true);
    expect(found.refused).toEqual([]);
    expect(found.lacks.slice(0, 2)).toEqual([
      'Se crean los ingresos que la hoja trae: «Alojamiento», «Alimentos y bebidas», «Parqueadero de visitantes», «Local comercial» y «Eventos».',
      expect.stringMatching(/^Se crean los egresos que la hoja trae: «Recepción y servicio», /),
    ]);
    const { edits, count } = plan;
    expect(target.take(work, { label: 'Importar', edits, count, replace: true })).toEqual([]);
    expect(fileRows(work, sheetRows(structureOf(work.document), work))).toEqual(file);
    const kept = work.document.projects.map(({ id }) => id);
    const valued = [...work.document.incomes, ...work.document.expenses].flatMap(({ values }) =>
      Object.keys(values),
    );
    expect(new Set(valued)).toEqual(new Set(kept));
    // One step takes it all back.
    work.undo();
    expect(work.document).toEqual(before);
    expect(work.undoLabel).toBeUndefined();
  });

  test('of today’s incomes and expenses nothing is created, and any other table is none of ours', () => {
    const texts = file.map((line) => line.map((value) => String(value ?? '')));
    const list = projectTarget(session.calculation.declaration.lists['projects']);
    const known = list?.forFile?.(session, texts);
    expect(known?.columns).toEqual(list?.columns);
    const blank = new Session<RentalsDocument>(tool, blankDocument());
    expect(list?.forFile?.(blank, [['Inmueble', 'Canon']])).toBeNull();
  });
});
