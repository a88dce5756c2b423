// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type List, percent } from '../../../tool/index.ts';
import { testTool } from '../../../tool/testing/sample.ts';
import { toast } from '../../../ui/index.ts';
import { GridController } from '../../grid/controller.ts';
import { pasteBlock } from '../../grid/clipboard/clipboard.ts';
import { readBlock } from '../../grid/clipboard/clipboard-block.ts';
import { between } from '../../grid/selection/selection.ts';
import { Session } from '../../session/session.ts';
import { applied, shownIn, viewed } from '../sheet/view/sheetView.ts';
import { listGrid } from './listGrid.ts';

/** What the table begins with. */
const OCCUPANCY = [50, 60, 80, 90, 90, 90, 90, 90, 90, 90];
const MARGIN = [40, 50, 60, 65, 65, 65, 65, 65, 65, 65];

const tool = testTool({
  inputs: {},
  lists: {
    years: {
      label: 'Ocupación y margen por año',
      singular: 'Año',
      rowLabel: 'Año',
      minRecords: 10,
      maxRecords: 10,
      fields: {
        occupancy: percent('Ocupación', { initial: 90 }),
        margin: percent('Margen neto operativo', { initial: 65, also: ['Margen'] }),
      },
      initial: OCCUPANCY.map((occupancy, at) => ({ occupancy, margin: MARGIN[at] ?? 0 })),
    },
  },
});

/** What is pasted: 61 % and 31 % of year 1, up to 70 % and 40 % of year 10. */
const PASTED_OCCUPANCY = [61, 62, 63, 64, 65, 66, 67, 68, 69, 70];
const PASTED_MARGIN = [31, 32, 33, 34, 35, 36, 37, 38, 39, 40];
const FIGURES = PASTED_OCCUPANCY.map((occupancy, at) => `${occupancy}%\t${PASTED_MARGIN[at]}%`);
const YEARS = FIGURES.map((figures, at) => `${at + 1}\t${figures}`);
const HEADS = 'Año\tOcupación\tMargen';

const COLUMNS = { Año: 0, Ocupación: 1, 'Margen neto operativo': 2 } as const;

function years({ descending = false } = {}) {
  document.body.innerHTML =
    '<div id="root" tabindex="-1"><div class="ag-grid-viewport"></div><div id="layer"></div><div id="status"></div></div>';
  const find = (id: string) => document.getElementById(id) as HTMLElement;
  const session = new Session(tool);
  const list = session.calculation.declaration.lists['years'] as List;
  const table = listGrid(session, 'years', list);
  const byYear = { by: { id: '#', name: 'Año' }, descending: true };
  const view = applied(table, { sorting: descending ? byYear : null, filters: [] });
  const model = descending ? viewed(table, view, shownIn(table, view), session.revision) : table;
  const parts = { root: find('root'), layer: find('layer'), status: find('status') };
  const grid = new GridController(model, parts, 28);
  vi.spyOn(grid.sight, 'reveal').mockImplementation(() => undefined);
  const [info, warning] = (['info', 'warning'] as const).map((level) =>
    vi.spyOn(toast, level).mockReturnValue(() => undefined),
  );
  const paste = (row: number, column: keyof typeof COLUMNS, lines: readonly string[]) => {
    const at = { row, col: COLUMNS[column] };
    grid.selecting.select(between(at, at));
    pasteBlock(grid, readBlock({ exact: '', html: '', text: lines.join('\n') }));
  };
  const values = (id: string) =>
    Array.from({ length: 10 }, (_, row) => session.calculation.value({ id, table: 'years', row }));
  const figures = () => [values('occupancy'), values('margin')];
  return {
    session,
    paste,
    figures,
    info: () => info?.mock.calls.at(-1)?.[0],
    warning: () => warning?.mock.calls.at(-1)?.[0],
  };
}

const ALL = [PASTED_OCCUPANCY, PASTED_MARGIN];

afterEach(() => vi.restoreAllMocks());

describe('a block with heads of the columns', () => {
  test('stands at its years below a title, which is told, and is taken back at once', () => {
    const { session, paste, figures, info } = years();
    paste(0, 'Ocupación', ['Proyección de ocupación', '', HEADS, ...YEARS]);
    expect(figures()).toEqual(ALL);
    expect(info()).toBe(
      'Se pegaron las cifras en las columnas de sus títulos y en la fila de su «Año». Sin «Proyección de ocupación».',
    );
    session.undo();
    expect(figures()).toEqual([OCCUPANCY, MARGIN]);
  });

  test.each(['Promedio\t82%\t38%', 'Total\t655%\t355%', 'Promedio 10 años\t82%\t38%'])(
    'leaves out its last row %j',
    (last) => {
      const { paste, figures, info } = years();
      paste(0, 'Año', [HEADS, ...YEARS, last]);
      expect(figures()).toEqual(ALL);
      expect(info()).toContain(`Sin «${last.split('\t')[0]}».`);
    },
  );

  test('goes by its heads and years wherever one is, in another order, beside what has no column here', () => {
    const { paste, figures, info } = years();
    const turned = PASTED_MARGIN.map(
      (margin, at) => `${margin}%\t$ 120.000\t${PASTED_OCCUPANCY[at]}%\tAño ${at + 1}`,
    ).reverse();
    paste(7, 'Margen neto operativo', ['Margen NOI\tADR\t% Ocupación\tYear', ...turned]);
    expect(figures()).toEqual(ALL);
    expect(info()).toContain('Sin «ADR».');
  });

  test('says which years the table has not', () => {
    const { paste, figures, warning } = years();
    paste(3, 'Ocupación', [HEADS, ...YEARS, '11\t71%\t41%', '12\t72%\t42%']);
    expect(figures()).toEqual(ALL);
    expect(warning()).toContain('No se pegaron «Año 11» y «Año 12»: aquí no están.');
  });

  test.each([
    ['Año 3 (2028)', 'Año 5 (2030)'],
    ['Año 3 - 2028', 'Año 5 - 2030'],
    ['3 / 2028', '5 / 2030'],
  ])('goes by the number of %s beside its year of the calendar', (third, fifth) => {
    const { paste, figures, info } = years();
    paste(0, 'Ocupación', [HEADS, `${third}\t71%\t55%`, `${fifth}\t72%\t56%`]);
    expect(figures()).toEqual([OCCUPANCY.with(2, 71).with(4, 72), MARGIN.with(2, 55).with(4, 56)]);
    expect(info()).toContain('en la fila de su «Año»');
  });

  test('counts years of the calendar with gaps from the first as well', () => {
    const { paste, figures, info } = years();
    paste(0, 'Ocupación', [HEADS, '2026\t71%\t55%', '2028\t72%\t56%']);
    expect(figures()).toEqual([OCCUPANCY.with(0, 71).with(2, 72), MARGIN.with(0, 55).with(2, 56)]);
    expect(info()).toContain('«2026» es aquí «Año 1».');
  });

  test('says that it goes in order where nobody can read its years', () => {
    const { paste, figures, warning } = years();
    paste(2, 'Ocupación', [HEADS, 'Y-uno\t71%\t55%', 'Y-dos\t72%\t56%']);
    expect(figures()).toEqual([OCCUPANCY.with(2, 71).with(3, 72), MARGIN.with(2, 55).with(3, 56)]);
    expect(warning()).toContain('«Y-uno» no se entiende como «Año»');
  });

  test('keeps a year whose figures are the sum of those before it', () => {
    const { paste, figures } = years();
    paste(0, 'Ocupación', [HEADS, '1\t10%\t20%', '2\t20%\t30%', '3\t30%\t50%']);
    expect(figures()).toEqual([
      [10, 20, 30, ...OCCUPANCY.slice(3)],
      [20, 30, 50, ...MARGIN.slice(3)],
    ]);
  });

  test('counts years of the calendar from the first, and says so', () => {
    const { paste, figures, info } = years();
    const dated = FIGURES.map((line, at) => `${2027 + at}\t${line}`);
    paste(0, 'Ocupación', [HEADS, ...dated]);
    expect(figures()).toEqual(ALL);
    expect(info()).toContain('«2027» es aquí «Año 1».');
  });

  test('of a year that comes twice takes the first, and says so', () => {
    const { paste, figures, warning } = years();
    paste(0, 'Año', [HEADS, '1\t61%\t31%', '2\t62%\t32%', 'Optimista', HEADS, '1\t95%\t70%']);
    expect(figures()[0]?.slice(0, 3)).toEqual([61, 62, 80]);
    expect(warning()).toContain('De lo repetido entró lo primero: «Año 1».');
  });

  test('may have its years side by side', () => {
    const { paste, figures } = years();
    paste(0, 'Ocupación', [
      ['Concepto', ...YEARS.map((_, at) => `Año ${at + 1}`)].join('\t'),
      ['Ocupación', ...PASTED_OCCUPANCY.map((share) => `${share}%`)].join('\t'),
      ['Margen', ...PASTED_MARGIN.map((share) => `${share}%`)].join('\t'),
    ]);
    expect(figures()).toEqual(ALL);
  });

  test('without years goes down in order: from where one is, or from the first year where all are needed', () => {
    const whole = years();
    whole.paste(4, 'Margen neto operativo', ['Ocupación\tMargen', ...FIGURES]);
    expect(whole.figures()).toEqual(ALL);
    const part = years();
    part.paste(4, 'Ocupación', ['Ocupación\tMargen', ...FIGURES.slice(0, 2)]);
    expect(part.figures()).toEqual([
      [50, 60, 80, 90, 61, 62, 90, 90, 90, 90],
      [40, 50, 60, 65, 31, 32, 65, 65, 65, 65],
    ]);
  });

  test('finds its years where the table is sorted', () => {
    const { paste, figures } = years({ descending: true });
    paste(0, 'Ocupación', ['Proyección', HEADS, ...YEARS]);
    expect(figures()).toEqual(ALL);
  });
});

describe('a block without heads', () => {
  test.each([
    ['Ocupación', YEARS],
    ['Ocupación', YEARS.map((line) => `Año ${line}`)],
    ['Año', YEARS.map((line) => `Año ${line}`)],
    ['Ocupación', ['Proyección', ...YEARS, 'Promedio\t82%\t38%']],
  ] as const)('never has its years for figures: %s %#', (column, lines) => {
    const { paste, figures } = years();
    paste(0, column, lines);
    expect(figures()).toEqual(ALL);
  });

  test('with more years than there are says which stay out', () => {
    const { paste, figures, warning } = years();
    paste(0, 'Ocupación', [...YEARS, '11\t71%\t41%']);
    expect(figures()).toEqual(ALL);
    expect(warning()).toBe(
      'Se pegaron las cifras en la fila de su «Año». No se pegó «Año 11»: aquí no está.',
    );
  });

  test('of figures alone stands where one is, also where these follow each other', () => {
    const { paste, figures } = years();
    paste(3, 'Ocupación', FIGURES.slice(0, 2));
    paste(8, 'Margen neto operativo', ['71', '72']);
    expect(figures()).toEqual([
      [50, 60, 80, 61, 62, 90, 90, 90, 90, 90],
      [40, 50, 60, 31, 32, 65, 65, 65, 71, 72],
    ]);
  });
});
