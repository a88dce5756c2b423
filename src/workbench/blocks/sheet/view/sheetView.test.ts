import { describe, expect, it, test, vi } from 'vitest';
import { choice } from '../../../../tool/index.ts';
import { testTool } from '../../../../tool/testing/sample.ts';
import { sampleModel } from '../../../grid/testing/grid-sample.ts';
import { Session } from '../../../session/session.ts';
import { listGrid } from '../../list/listGrid.ts';
import { rowName } from './equals.ts';
import { byCondition, EMPTY, type Filter, labelOf, valuesOf } from './filters.ts';
import { askedIn } from './keptView.ts';
import {
  applied,
  linesOf,
  orderName,
  type SheetView,
  shownIn,
  sorted,
  type Sorting,
  sortedOnTop,
  valuesInOrder,
  viewed,
  WHOLE,
} from './sheetView.ts';
import { type ViewedSheet, whole } from './useSheetView.ts';

const model = sampleModel(
  [
    ['Chapinero', 850],
    ['Ávila', 620],
    ['Bocagrande', null],
    ['casa 10', 620],
    ['Casa 9', -5],
  ],
  { rowsCanGrow: true },
);
const still = () => 0;
const names = (sorting: Sorting | null, filters: readonly Filter[] = []) => {
  const view = applied(model, { sorting, filters });
  const shown = viewed(model, view, shownIn(model, view), still);
  return Array.from({ length: shown.rowCount }, (_, row) => shown.cell(row, 'a').value);
};
const NAME = { id: 'a', name: 'Columna A' };
const VALUE = { id: 'b', name: 'Columna B' };

describe('a sorted view', () => {
  it('orders numbers, equals as they were, and what is empty last in both ways', () => {
    expect(names({ by: VALUE, descending: false })).toEqual([
      'Casa 9',
      'Ávila',
      'casa 10',
      'Chapinero',
      'Bocagrande',
    ]);
    expect(names({ by: VALUE, descending: true })).toEqual([
      'Chapinero',
      'Ávila',
      'casa 10',
      'Casa 9',
      'Bocagrande',
    ]);
  });

  it('shows what is left right after records went, before the page makes another view', () => {
    const rows = ['a', 'b', 'c', 'd', 'e'].map((name, at): [string, number] => [
      name,
      (at * 3) % 5,
    ]);
    const table = {
      ...sampleModel([['', 0]]),
      get rowCount() {
        return rows.length;
      },
      row: (at: number) => ({ id: rows[at]?.[0] ?? '', kind: 'data' as const, depth: 0 }),
      cell: (at: number, columnId: string) => {
        const value = rows[at]?.[columnId === 'a' ? 0 : 1] ?? null;
        return { text: String(value), value, editable: true, tone: 'input' as const };
      },
    };
    const view = applied(table, { sorting: { by: VALUE, descending: false }, filters: [] });
    let revision = 0;
    const shown = viewed(table, view, shownIn(table, view), () => revision);
    const ids = () =>
      Array.from({ length: shown.rowCount }, (_, row) => shown.row(row).id).join('');
    // By 0, 3, 1, 4, 2.
    expect(ids()).toBe('acebd');
    // As 'Ordenar el documento así' does it.
    rows.reverse();
    revision += 1;
    expect(ids()).toBe('acebd');
    rows.reverse();
    rows.splice(0, 1);
    rows.splice(1, 1);
    revision += 1;
    expect(ids()).toBe('ebd');
  });

  it('orders texts as a dictionary does, and the numbers in them as numbers', () => {
    expect(names({ by: NAME, descending: false })).toEqual([
      'Ávila',
      'Bocagrande',
      'Casa 9',
      'casa 10',
      'Chapinero',
    ]);
  });

  it('orders options that go from less to more as they are declared, and others by their letters', () => {
    const kinds = [
      ['Alto', 'Oficina'],
      ['Bajo', 'Lote'],
      ['Medio', 'Bodega'],
      ['Bajo', 'Casa'],
    ] as const;
    const tool = testTool({
      lists: {
        homes: {
          label: 'Inmuebles',
          singular: 'Inmueble',
          fields: {
            risk: choice('Riesgo', ['Bajo', 'Medio', 'Alto'], { ordered: true }),
            use: choice('Uso', ['Oficina', 'Lote', 'Bodega', 'Casa']),
          },
          formulas: {
            level: choice('Nivel', ['Bajo', 'Alto'], 'risk == "Alto" ? "Alto" : "Bajo"', {
              ordered: true,
            }),
          },
          initial: kinds.map(([risk, use]) => ({ risk, use })),
        },
      },
    });
    const session = new Session(tool);
    const list = session.calculation.declaration.lists['homes'];
    if (!list) throw new Error('the list of the tool');
    const table = listGrid(session, 'homes', list);
    const [RISK, USE, LEVEL] = ['risk', 'use', 'level'].map((id) => ({ id, name: id }));
    if (!RISK || !USE || !LEVEL) throw new Error('there are three');
    const by = (line: typeof RISK, descending = false) =>
      sorted(table, { by: line, descending }).map((row) => kinds[row]?.[line === USE ? 1 : 0]);
    expect(by(RISK)).toEqual(['Bajo', 'Bajo', 'Medio', 'Alto']);
    expect(by(RISK, true)).toEqual(['Alto', 'Medio', 'Bajo', 'Bajo']);
    expect(by(LEVEL, true)[0]).toBe('Alto');
    expect(by(USE)).toEqual(['Bodega', 'Casa', 'Lote', 'Oficina']);
    expect(valuesInOrder(table, RISK)).toEqual(['Bajo', 'Medio', 'Alto']);
    expect(orderName(table, RISK, true)).toBe('de mayor a menor');
    expect(orderName(table, USE, true)).toBe('de la Z a la A');
  });

  it('keeps its order when values change: rows that came later are last', () => {
    const view = applied(model, { sorting: { by: VALUE, descending: true }, filters: [] });
    const grown = sampleModel([['Nueva', 9999], ...Array.from({ length: 5 }, () => ['x', 1])]);
    // Its ids are r0 to r5; r5 wasn't there when the order was asked for.
    expect(shownIn(grown, view)).toEqual([0, 1, 3, 4, 2, 5]);
  });

  it('writes into the row of the table that is shown, and tells refusals by what is shown', () => {
    const view = applied(model, { sorting: { by: VALUE, descending: true }, filters: [] });
    const rows = shownIn(model, view);
    const refusing = {
      ...model,
      edit: (edits: Parameters<typeof model.edit>[0]) => ({
        applied: 0,
        refused: edits.map((edit) => ({ ...edit, reason: 'no' })),
      }),
    };
    const edit = { row: 4, columnId: 'b', text: '1' };
    viewed(model, view, rows, still).edit([edit, { ...edit, row: 6 }]);
    expect(model.calls.at(-1)?.map(({ row }) => row)).toEqual([2, 6]);
    expect(viewed(refusing, view, rows, still).edit([edit]).refused[0]?.row).toBe(4);
  });
});

describe('a filtered view', () => {
  it('lists each value once, and has the rows with those that are wanted', () => {
    expect(valuesOf(model, 'b')).toEqual(['850', '620', EMPTY, '-5']);
    expect(names(null, [{ by: VALUE, values: ['620', EMPTY] }])).toEqual([
      'Ávila',
      'Bocagrande',
      'casa 10',
    ]);
  });

  it('lists them in their order, what is empty last', () => {
    expect(valuesInOrder(model, VALUE)).toEqual(['-5', '620', '850', EMPTY]);
    expect(valuesInOrder(model, NAME).slice(0, 2)).toEqual(['Ávila', 'Bocagrande']);
  });

  it('says the order of texts by their letters, of numbers by their size', () => {
    expect(orderName(model, VALUE, false)).toBe('de menor a mayor');
    expect(orderName(model, VALUE, true)).toBe('de mayor a menor');
    expect(orderName(model, NAME, false)).toBe('de la A a la Z');
    expect(orderName(model, NAME, true)).toBe('de la Z a la A');
  });

  it('has the rows that meet every condition', () => {
    const more = byCondition(VALUE, 'more', '600');
    const has = byCondition(NAME, 'has', 'avi');
    if (typeof more === 'string' || typeof has === 'string') throw new Error('both can be read');
    expect(names(null, [more])).toEqual(['Chapinero', 'Ávila', 'casa 10']);
    expect(names(null, [more, has])).toEqual(['Ávila']);
    expect(labelOf(more)).toBe('Columna B es mayor que 600');
  });

  it('names limits as cells show them, whatever they were typed as', () => {
    for (const [typed, shown] of [
      ['1500000000', '1.500.000.000'],
      ['$ 1,5 M', '$ 1.500.000'],
      ['12,5%', '12,5 %'],
    ] as const) {
      const more = byCondition(VALUE, 'more', typed);
      if (typeof more === 'string') throw new Error(more);
      expect(labelOf(more)).toBe(`Columna B es mayor que ${shown}`);
    }
  });

  it('has the rows between two limits, in whichever order they were typed', () => {
    for (const limit of ['600 y 700', '$ 700 y $ 600', '620 y 849,5']) {
      const between = byCondition(VALUE, 'between', limit);
      if (typeof between === 'string') throw new Error(between);
      expect(names(null, [between])).toEqual(['Ávila', 'casa 10']);
    }
    expect(byCondition(VALUE, 'between', '600')).toBe('Escribe los dos límites: 40 y 60');
    expect(byCondition(VALUE, 'between', '600 y mucho')).toBe('«mucho» no es un número');
    expect(byCondition(VALUE, 'between', '600 y ')).toBe('Escribe los dos límites: 40 y 60');
  });

  it('says what is wrong with a limit that is no number', () => {
    expect(byCondition(VALUE, 'more', 'mucho')).toBe('«mucho» no es un número');
    expect(byCondition(VALUE, 'less', '')).toBe('Escribe un número');
  });

  it('is the table itself while nothing is asked for', () => {
    expect(shownIn(model, WHOLE)).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('what takes a view back', () => {
  const both: SheetView = applied(model, {
    sorting: { by: VALUE, descending: true },
    filters: [{ by: NAME, values: ['Ávila', 'casa 10'] }],
  });
  const after = (view: SheetView, label: string) => {
    const set = vi.fn<ViewedSheet['set']>();
    whole(model, view, set)
      .find((command) => command.label === label)
      ?.run?.();
    return set.mock.calls[0]?.[0];
  };
  it('shows all again in the order that it has, or in the document’s what it has', () => {
    expect(after(both, 'Mostrar todo')).toMatchObject({ sorting: both.sorting, filters: [] });
    expect(after(both, 'Quitar el orden')).toMatchObject({ sorting: null, filters: both.filters });
  });
  it('is offered for what there is alone', () => {
    expect(after({ ...both, sorting: null }, 'Quitar el orden')).toBeUndefined();
    expect(after({ ...both, filters: [] }, 'Mostrar todo')).toBeUndefined();
  });
});

describe('a view that was kept', () => {
  const kept = (value: unknown) => {
    const view = applied(model, askedIn(model, JSON.parse(JSON.stringify(value))));
    const shown = viewed(model, view, shownIn(model, view), still);
    return Array.from({ length: shown.rowCount }, (_, row) => shown.cell(row, 'a').value);
  };
  const ALL = ['Chapinero', 'Ávila', 'Bocagrande', 'casa 10', 'Casa 9'];
  const more = { by: VALUE, condition: 'more', limit: '600' };

  it('sorts and filters as it was asked to', () => {
    const sorting = { by: NAME, descending: true };
    expect(kept({ sorting, filters: [more] })).toEqual(['Chapinero', 'casa 10', 'Ávila']);
    expect(kept({ sorting: null, filters: [{ by: VALUE, values: ['620'] }] })).toEqual([
      'Ávila',
      'casa 10',
    ]);
  });

  it('leaves out what goes by a column that is gone', () => {
    const gone = { id: 'z', name: 'Columna Z' };
    expect(
      kept({ sorting: { by: gone, descending: true }, filters: [{ ...more, by: gone }] }),
    ).toEqual(ALL);
    expect(kept({ sorting: null, filters: [more, { by: gone, values: ['1'] }] })).toEqual([
      'Chapinero',
      'Ávila',
      'casa 10',
    ]);
  });

  it('leaves out values that none has any more, and then the filter by them', () => {
    expect(kept({ filters: [{ by: VALUE, values: ['620', '1'] }] })).toEqual(['Ávila', 'casa 10']);
    expect(kept({ filters: [{ by: VALUE, values: ['1'] }] })).toEqual(ALL);
  });

  it.each([
    undefined,
    [],
    'x',
    { sorting: 'a', filters: 'b' },
    { sorting: { by: 'a' }, filters: [null, {}, { by: VALUE }, { by: VALUE, values: [3] }] },
    {
      filters: [
        { ...more, limit: 'mucho' },
        { ...more, condition: 'constructor' },
      ],
    },
  ])('is the whole table where it was written otherwise: %j', (value) => {
    expect(kept(value ?? null)).toEqual(ALL);
  });
});

describe('a view of columns that are equals', () => {
  // Projects side by side: a head column, then three of them.
  const sides = {
    ...sampleModel([
      ['Nombre', 'Torre', 'Ático', 'Casa'],
      ['Costo', 90, null, 40],
    ]),
    equals: 'columns' as const,
  };
  const turned = {
    ...sides,
    columns: sides.columns.map((column, at) => (at === 0 ? { ...column, pinned: true } : column)),
  };
  const shown = (sorting: Sorting | null, filters: readonly Filter[] = []) => {
    const view = applied(turned, { sorting, filters });
    return viewed(turned, view, shownIn(turned, view), still);
  };
  const heads = (model: { readonly columns: readonly { readonly id: string }[] }) =>
    model.columns.map(({ id }) => id);

  it('orders them by a row, the heads where they are and what is empty last', () => {
    expect(heads(shown({ by: { id: 'r1', name: '' }, descending: false }))).toEqual([
      'a',
      'd',
      'b',
      'c',
    ]);
    expect(heads(shown({ by: { id: 'r1', name: '' }, descending: true }))).toEqual([
      'a',
      'b',
      'd',
      'c',
    ]);
    expect(heads(shown({ by: { id: 'r0', name: '' }, descending: false }))).toEqual([
      'a',
      'c',
      'd',
      'b',
    ]);
  });

  it('says at its row what it goes by, and reads and writes the cells of the table', () => {
    const model = shown({ by: { id: 'r1', name: '' }, descending: true });
    expect(model.row(1).sorted).toBe('descending');
    expect(model.row(0).sorted).toBeUndefined();
    expect(model.cell(1, 'd').value).toBe(40);
    model.edit([{ row: 1, columnId: 'd', text: '7' }]);
    expect(sides.calls.at(-1)).toEqual([{ row: 1, columnId: 'd', text: '7' }]);
  });

  it('has no row that just went, before the page makes another view', () => {
    let rows = turned.rowCount;
    const table = {
      ...turned,
      get rowCount() {
        return rows;
      },
    };
    const filters = [{ by: { id: 'r0', name: '' }, values: ['Torre', 'Casa'] }];
    const view = applied(table, { sorting: null, filters });
    const model = viewed(table, view, shownIn(table, view), still);
    expect(model.rowCount).toBe(2);
    rows = 1;
    expect(model.rowCount).toBe(1);
  });

  it('has one that was just added, last, before the page makes another view', () => {
    const columns = [...turned.columns];
    const table = { ...turned, columns };
    const view = applied(table, {
      sorting: { by: { id: 'r1', name: '' }, descending: false },
      filters: [],
    });
    let revision = 0;
    const model = viewed(table, view, shownIn(table, view), () => revision);
    columns.push({ id: 'e', header: 'Nueva', align: 'right' });
    revision += 1;
    expect(heads(model)).toEqual(['a', 'd', 'b', 'c', 'e']);
  });

  it('hides those that a row lets not through', () => {
    const dear = byCondition({ id: 'r1', name: 'Costo' }, 'more', '50');
    if (typeof dear === 'string') throw new Error('it can be read');
    expect(heads(shown(null, [dear]))).toEqual(['a', 'b']);
    expect(shown(null, [dear]).row(1).filtered).toBe(true);
    expect(valuesOf(turned, 'r1')).toEqual(['90', EMPTY, '40']);
  });

  it('hides them from what is looked for where rows are folded, too', () => {
    const table = { ...turned, folding: { whole: turned, open: () => undefined } };
    const dear = byCondition({ id: 'r1', name: 'Costo' }, 'more', '50');
    if (typeof dear === 'string') throw new Error('it can be read');
    const view = applied(table, { sorting: null, filters: [dear] });
    const { folding } = viewed(table, view, shownIn(table, view), still);
    expect(folding && heads(folding.whole)).toEqual(['a', 'b']);
  });
});

test('a table that is sorted again keeps the order that it had among equals', () => {
  const rows = [
    [2028, 640],
    [2026, 1_126],
    [2028, 1_673],
    [2026, 2_642],
    [2028, null],
  ];
  const model = { ...sampleModel(rows), equals: 'rows' as const };
  const byCost = sortedOnTop({ id: 'b', name: 'Costo' }, true, null);
  const byYear = sortedOnTop({ id: 'a', name: 'Año' }, false, byCost);
  const { order } = applied(model, { sorting: byYear, filters: [] });
  expect(order).toEqual(['r3', 'r1', 'r2', 'r0', 'r4']);
  // By a line anew it is that line's last way that counts.
  const again = sortedOnTop({ id: 'b', name: 'Costo' }, false, byYear);
  expect(linesOf(again).map(({ by, descending }) => [by.id, descending])).toEqual([
    ['b', false],
    ['a', false],
  ]);
});

test('a row of a part is called with what it is a part of', () => {
  const names = ['Egresos', 'Comisión', 'Porcentaje', 'Seguro'];
  const depths = [0, 1, 2, 1];
  const sheet = sampleModel(names.map((name) => [name]));
  const row = sheet.row.bind(sheet);
  const table = { ...sheet, row: (at: number) => ({ ...row(at), depth: depths[at] ?? 0 }) };
  expect(names.map((_, at) => rowName(table, at))).toEqual([
    'Egresos',
    'Comisión',
    'Comisión · Porcentaje',
    'Seguro',
  ]);
});
