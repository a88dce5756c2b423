// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { copyRange } from '../../../../src/workbench/grid/clipboard/copy.ts';
import { readBlock } from '../../../../src/workbench/grid/clipboard/clipboard-block.ts';
import { OTHER_PARTS } from '../../../../src/workbench/grid/clipboard/cell-plan.ts';
import { planClear } from '../../../../src/workbench/grid/clipboard/fill.ts';
import { planPaste } from '../../../../src/workbench/grid/clipboard/paste.ts';
import { Session, transposedGrid } from '../../../../src/workbench/index.ts';
import { structureOf } from '../../document/structure.ts';
import tool from '../../tool.ts';
import type { RentalsDocument } from '../../document/types.ts';
import { sheetRows } from './rows.ts';

const GROUPS = ['generales', 'inversion', 'ingresos', 'egresos'];
const CLIPBOARDS = ['exact', 'html'] as const;

/** The sheet of the two sample projects, its streams folded or not. */
function open(folded: boolean) {
  const session = new Session<RentalsDocument>(tool);
  const all = sheetRows(structureOf(session.document), session);
  const rows = folded ? all.filter(({ under }) => under.every((id) => GROUPS.includes(id))) : all;
  const columns = session.document.projects.map(({ id, name }) => ({
    id,
    header: name,
    align: 'right' as const,
  }));
  const grid = transposedGrid(session, {
    list: 'projects',
    label: 'Proyectos',
    rows: () => rows,
    heads: { id: 'concepto', header: 'Concepto', align: 'left' },
    records: () => columns,
    toggle: () => undefined,
  });
  const row = (id: string) => rows.findIndex((entry) => entry.id === id);
  const named = (name: string) => rows.findIndex(({ head }) => head.value === name);
  /** Copies rows of one column, and pastes them into another one from a row on. */
  const paste = (
    from: number,
    to: number,
    top: number,
    bottom: number,
    by: 'exact' | 'html',
    at = top,
  ) => {
    const copied = copyRange(grid, grid.columns, {
      rows: Array.from({ length: bottom - top + 1 }, (_, line) => top + line),
      cols: [from],
    });
    const block = readBlock({ text: copied.text, html: '', exact: '', [by]: copied[by] });
    const place = { top: at, bottom: at, left: to, right: to };
    const plan = planPaste(grid, grid.columns, place, block);
    const { refused } = grid.edit(plan.edits);
    return [...plan.refused, ...refused];
  };
  const valuesOf = (project: number) => {
    const { projects, incomes, expenses } = session.document;
    const id = projects[project]?.id ?? '';
    return [...incomes, ...expenses].map(({ values }) => values[id] ?? null);
  };
  const total = (project: number) =>
    session.calculation.value({ id: 'totalIngresos', table: 'projects', row: project });
  const clear = (project: number, top: number, bottom = top) => {
    const range = { top, bottom, left: project + 1, right: project + 1 };
    const plan = planClear(grid, grid.columns, [range]);
    return [...plan.refused, ...grid.edit(plan.edits, 'clear').refused];
  };
  return { session, rows, row, named, paste, clear, valuesOf, total };
}

describe.each(CLIPBOARDS)('a project copied onto another, by %s', (by) => {
  test.each([true, false])(
    'brings its streams along, folded %s, and nothing is refused',
    (folded) => {
      const { session, rows, paste, valuesOf, total } = open(folded);
      const [source, target] = [valuesOf(0), valuesOf(1)];
      expect(source).not.toEqual(target);
      expect(paste(1, 2, 0, rows.length - 1, by)).toEqual([]);
      expect(valuesOf(1)).toEqual(source);
      // The sample's Casa Club, by its own worked case.
      expect(total(1)).toBe(6_719_588_600);
      session.undo();
      expect(valuesOf(1)).toEqual(target);
    },
  );

  test('what is not configured clears what was', () => {
    const { row, paste, valuesOf } = open(true);
    const at = valuesOf(1).findIndex(
      (value, place) => value === null && valuesOf(0)[place] !== null,
    );
    expect(at).toBeGreaterThanOrEqual(0);
    expect(paste(2, 1, row('ingresos'), row('egresos') - 1, by)).toEqual([]);
    expect(valuesOf(0)[at]).toBeNull();
  });

  test.each([true, false])('of one with less in it nothing else is kept, folded %s', (folded) => {
    const { rows, paste, valuesOf } = open(folded);
    const source = valuesOf(1);
    expect(paste(2, 1, 0, rows.length - 1, by)).toEqual([]);
    expect(valuesOf(0)).toEqual(source);
  });

  test('an income of another type is refused, and stays', () => {
    const { paste, named, valuesOf } = open(true);
    const before = valuesOf(1);
    const refused = paste(1, 2, named('Alojamiento'), named('Alojamiento'), by, named('Eventos'));
    expect(refused.map(({ reason }) => reason)).toEqual([OTHER_PARTS]);
    expect(valuesOf(1)).toEqual(before);
  });

  test('the parts of one income serve another of its type', () => {
    const { session, paste, named } = open(true);
    const value = (id: string, row: number) =>
      session.calculation.value({ id, table: 'projects', row });
    const admin = named('Administración');
    expect(paste(1, 2, admin, admin, by, named('Seguro todo riesgo'))).toEqual([]);
    // 118.000.000 twelve times a year.
    expect(value('e_seguro', 1)).toBe(1_416_000_000);
  });
});

test.each([true, false])('Delete empties a value with all its parts, folded %s', (folded) => {
  const { session, named, row, clear, valuesOf, total } = open(folded);
  const before = valuesOf(0);
  expect(clear(0, named('Alojamiento'))).toEqual([]);
  expect(session.undoLabel).toBe('Borrar una celda');
  expect(clear(0, named('Eventos'))).toEqual([]);
  const [lodging, , , , events, ...others] = valuesOf(0);
  expect([lodging, events]).toEqual([null, null]);
  expect(others).toEqual(before.slice(5));
  // Of Casa Club remain 34.020.000 of parking and 14.535.000 of a shop: food follows lodging.
  expect(total(0)).toBe(48_555_000);
  session.undo();
  session.undo();
  expect(valuesOf(0)).toEqual(before);
  // A whole group in one step; what is only computed in it stays as it is, without a word.
  expect(clear(0, row('ingresos'), row('egresos') - 1)).toEqual([]);
  expect(total(0)).toBe(0);
  session.undo();
  expect(valuesOf(0)).toEqual(before);
  expect(clear(0, row('ingresos'))).toHaveLength(1);
});

test('Delete leaves a project without a fee', () => {
  const { session, row, clear } = open(true);
  expect(clear(0, row('operadorTarifa'))).toEqual([]);
  const [club] = session.document.projects;
  expect(club?.operadorTarifaData).toMatchObject({ baseCalculo: '', porcentaje: null });
  session.undo();
  expect(session.document.projects[0]?.operadorTarifaData.porcentaje).toBe(12);
});
