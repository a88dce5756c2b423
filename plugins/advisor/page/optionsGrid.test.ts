import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rowsInSight, Session, type TransposedGrid } from '../../../src/workbench/index.ts';
import { sections } from '../rows.ts';
import tool from '../tool.ts';
import { NAMELESS } from './option.ts';
import { optionsGrid } from './optionsGrid.ts';
import { sheetRows } from './sheetRows.ts';

const ONE = 'OPCIÓN 1 COLIVING';
const TWO = 'OPCIÓN 2 MULTIFAMILY';
const OPEN = [...sections.map(({ title }) => title), 'capRatePercent'];

let session: Session;
let grid: TransposedGrid;
let ids: readonly string[];
const askRemove = vi.fn<(options: readonly number[]) => void>();

beforeEach(() => {
  session = new Session(tool);
  const list = session.calculation.declaration.lists['options'];
  if (!list) throw new Error('Advisor declares its options');
  const rows = rowsInSight(
    sheetRows(() => session.calculation),
    new Set(OPEN),
  );
  ids = rows.map(({ id }) => id);
  grid = optionsGrid(session, list, { rows: () => rows, toggle: () => {}, askRemove });
});

const at = (id: string) => ids.indexOf(id);
/** Of a row's cells, with plain spaces. */
const texts = (id: string) =>
  grid.columns.slice(1).map((column) => grid.cell(at(id), column.id).text.replace(/\s/g, ' '));
const first = 'r.1';
const second = 'r.2';

describe('the sheet of options', () => {
  it('has a column an option and one for who leads', () => {
    expect(grid.columns.map(({ header }) => header)).toEqual(['Criterio', ONE, TWO, 'Lidera']);
    // 4.200 million × 9,96 %, and 9.600 million × 7,67 %.
    expect(texts('capRateAmount')).toEqual(['$ 418.320.000', '$ 736.320.000', '']);
    expect(texts('debt')).toEqual(['Palanca negativa', 'Sin deuda', '']);
    expect(texts('leadCount')).toEqual(['5 de 13', '8 de 13', TWO]);
    expect(texts('scores.legalStructure.score')).toEqual(['4,0', '4,5', TWO]);
    expect(grid.cell(at('scores.legalStructure.score'), 'lead').badge?.text).toBe(
      '+0,5\u00a0puntos',
    );
    expect(grid.cell(at('minExitTime'), 'lead').badge?.text).toBe('−2,0\u00a0años');
  });

  it('shows a score on its colour, and what it is read from beneath', () => {
    // 9,96 against 9,5 is 4,84 % away: up to 5 % is a 5.
    expect(grid.cell(at('capRatePercent'), first).badge).toEqual({
      text: '5',
      color: 'green',
      says: 'Frente al mercado: 5 de 5, verde',
    });
    expect(texts('capRatePercent.marketCapRatePercent')[0]).toBe('9,50 %');
    expect(texts('capRatePercent.variance.capRatePercent.variation')[0]).toBe('4,84 %');
    grid.edit([{ row: at('capRatePercent'), columnId: first, text: '12,45' }]);
    expect(grid.cell(at('capRatePercent'), first).badge).toMatchObject({ text: '1', color: 'red' });
  });

  it('is typed where a figure is, opens its dialog by F2, and has what it computes locked', () => {
    expect(grid.cell(at('irrAnnual'), first)).toMatchObject({ editable: true, opens: 'edit' });
    expect(grid.cell(at('scores.marketRisks.score'), first)).toMatchObject({
      editable: false,
      opens: 'edit',
    });
    expect(grid.cell(at('assetType'), first).editable).toBe(false);
    grid.edit([{ row: at('capRateAmount'), columnId: first, text: '1' }]);
    grid.edit([{ row: at('irrAnnual'), columnId: 'lead', text: '1' }]);
    expect(session.calculation.value({ id: 'irrAnnual', table: 'options', row: 0 })).toBe(17.57);
  });

  it('never leaves an option without a name', () => {
    const outcome = grid.edit([
      { row: at('name'), columnId: first, text: '  ' },
      { row: at('name'), columnId: second, text: 'Laureles' },
    ]);
    expect(outcome.refused.map(({ columnId, reason }) => [columnId, reason])).toEqual([
      [first, NAMELESS],
    ]);
    expect(grid.columns.map(({ header }) => header)).toEqual([
      'Criterio',
      ONE,
      'Laureles',
      'Lidera',
    ]);
  });

  it('asks before options go, and doubles them at once with their notes', () => {
    grid.records?.remove([1]);
    expect(askRemove).toHaveBeenCalledWith([1]);
    const rate = (row: number) => ({ id: 'irrAnnual', table: 'options', row });
    session.setNote(rate(0), { text: 'Del promotor' });
    grid.records?.duplicate([0]);
    const noted = [0, 1, 2].map((row) => session.noteAt(rate(row))?.text);
    expect(noted).toEqual(['Del promotor', 'Del promotor', undefined]);
    expect(grid.columns.map(({ header }) => header)).toEqual([
      'Criterio',
      ONE,
      `${ONE} (copia)`,
      TWO,
      'Lidera',
    ]);
  });

  it('leads from a value of all options to the column that says it', () => {
    expect(grid.refAt({ row: at('irrAnnual'), columnId: 'lead' })).toEqual({
      id: 'lead.irrAnnual',
    });
    expect(grid.addressOf({ id: 'lead.irrAnnual' })).toEqual({
      row: at('irrAnnual'),
      columnId: 'lead',
    });
    expect(grid.refAt({ row: at('debtCost'), columnId: 'lead' })).toBeNull();
    expect(grid.addressOf({ id: 'irrAnnual', table: 'options', row: 1 })).toEqual({
      row: at('irrAnnual'),
      columnId: second,
    });
  });
});
