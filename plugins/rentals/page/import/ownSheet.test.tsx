// @vitest-environment jsdom
import { cleanup, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { Session } from '../../../../src/workbench/index.ts';
import { blankDocument } from '../../document/sample.ts';
import { addStream } from '../../document/edits.ts';
import { structureOf } from '../../document/structure.ts';
import type { RentalsDocument } from '../../document/types.ts';
import tool from '../../tool.ts';
import { fileOfCopied, isCopiedSheet } from './ownSheet.ts';
import { fileRows } from '../sheet/csv.ts';
import { projectTarget } from './projectTarget.ts';
import { sheetRows } from '../sheet/rows.ts';
import { shownImport } from '../testing/shownImport.tsx';

afterEach(cleanup);

const sample = new Session<RentalsDocument>(tool);
/** As a spreadsheet of Colombia opens the file. */
const fileOf = (session: Session<RentalsDocument>): string[][] =>
  fileRows(session, sheetRows(structureOf(session.document), session)).map((line) =>
    line.map((value) => String(value ?? '').replace(/^(-?\d+)\.(\d+)$/, '$1,$2')),
  );
const FILE = fileOf(sample);

const shown = (session: Session<RentalsDocument>, rows = FILE) =>
  shownImport(session, rows, 'hoja.csv');

/** As a document is after it was kept and opened again. */
function kept(document: RentalsDocument): Session<RentalsDocument> {
  const checked = tool.document.check(JSON.parse(JSON.stringify(document)));
  if ('problems' in checked) throw new Error('it is a document of the tool');
  return new Session<RentalsDocument>(tool, checked.document as RentalsDocument);
}

const figures = ({ calculation }: Session<RentalsDocument>) =>
  ['ingresos', 'egresos', 'utilidad'].map((of) => calculation.value({ id: `totales.${of}` }));

test('the file of all rows comes back into a case without examples', async () => {
  const session = kept(blankDocument());
  const dialog = shown(session);
  expect(dialog.textContent).toContain('Se crean los ingresos que la hoja trae: «Alojamiento»');
  expect(dialog.textContent).toContain('Se quita «Proyecto 1», que está sin llenar.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Importar 2 proyectos' }));
  expect(session.document.projects.map(({ name }) => name)).toEqual(['Casa Club', 'Apartamento']);
  expect(figures(session)).toEqual(figures(sample));
});

test.each([
  ['costs something', { assetCost: 300_000_000 }, 'Proyecto 1'],
  ['has a name of its own', { name: 'Lote en Cota' }, 'Lote en Cota'],
])('a first project that %s stays beside those that come in', async (_, filled, name) => {
  const session = kept(blankDocument());
  session.edit('Un dato', (draft) => void Object.assign(draft.projects[0] ?? {}, filled));
  const dialog = shown(session);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Importar 2 proyectos' }));
  expect(session.document.projects.map((one) => one.name)).toEqual([
    name,
    'Casa Club',
    'Apartamento',
  ]);
});

test('where all of it is there already it brings the same projects up to date', async () => {
  const session = new Session<RentalsDocument>(tool);
  session.write('Tarifa', [
    { ref: { id: 'assetCost', table: 'projects', row: 1 }, value: 300_000_000 },
  ]);
  const dialog = shown(session);
  expect(dialog.textContent).not.toContain('Se crean');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Importar 2 proyectos' }));
  expect(session.document.projects.map(({ assetCost }) => assetCost)).toEqual([
    33_500_000_000, 280_000_000,
  ]);
  expect(figures(session)).toEqual(figures(sample));
});

test('so does that of a portfolio whose properties could be columns of any table', async () => {
  const portfolio = new Session<RentalsDocument>(tool, blankDocument());
  portfolio.edit('Un ingreso y un egreso', (draft) => {
    addStream(draft, 'incomes', 'revpar', 'Canon');
    for (const name of ['Predial', 'Administración', 'Seguro'])
      addStream(draft, 'expenses', 'fixed', name);
  });
  const target = projectTarget(portfolio.calculation.declaration.lists['projects']);
  const [rent, tax] = ['incomes', 'expenses'].map(
    (side) => structureOf(portfolio.document)[side as 'incomes'][0]?.key ?? '',
  );
  const edits = ['Apto El Poblado 101', 'Apto Laureles 108', 'Apto Envigado 115'].flatMap(
    (name, row) =>
      Object.entries({
        name,
        assetCost: `${300 + row}.000.000`,
        [`${rent}.tarifa`]: `1.${row}00.000`,
        [`${tax}.amount`]: '980.000',
      }).map(([columnId, text]) => ({ row, columnId, text })),
  );
  target?.take(portfolio, { label: '', edits, count: 3, replace: true });
  const session = new Session<RentalsDocument>(tool, blankDocument());
  const dialog = shown(session, fileOf(portfolio));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Importar 3 proyectos' }));
  expect(session.document.projects.map(({ name }) => name)).toEqual([
    'Apto El Poblado 101',
    'Apto Laureles 108',
    'Apto Envigado 115',
  ]);
  expect(figures(session)).toEqual(figures(portfolio));
  // (1.000.000 + 1.100.000 + 1.200.000) × 12 of rents, let whole.
  expect(figures(session)[0]).toBe(39_600_000);
});

test('names that are alike stay apart: what is worked out comes in nowhere', async () => {
  const [from, into] = ['Admón', 'Administración'].map((name) => {
    const session = new Session<RentalsDocument>(tool, blankDocument());
    session.edit('Un egreso', (draft) => addStream(draft, 'expenses', 'fixed', name));
    const key = structureOf(session.document).expenses[0]?.key ?? '';
    const texts = { name: 'Apto 301', [`${key}.amount`]: '310.000' };
    const edits = Object.entries(texts).map(([columnId, text]) => ({ row: 0, columnId, text }));
    projectTarget(session.calculation.declaration.lists['projects'])?.take(session, {
      label: '',
      edits,
      count: 1,
      replace: true,
    });
    return session;
  });
  if (!from || !into) throw new Error('both are made above');
  const dialog = shown(into, fileOf(from));
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Reemplazar todo' }));
  await userEvent.click(within(dialog).getByRole('button', { name: /por 1 proyecto/ }));
  // 310.000 × 12, once.
  expect(figures(into)[1]).toBe(3_720_000);
});

test('cells of the sheet that were copied are told from its file, and from other tables', () => {
  const copied = [
    ['Concepto', 'Apto 702', 'Local 5'],
    ['INGRESOS OPERATIVOS', '24000000', '46800000'],
    ['Tarifa mensual', '2100000', '3900000'],
    ['EGRESOS OPERATIVOS', '1000', '2000'],
  ];
  expect(isCopiedSheet(copied)).toBe(true);
  const [, ...lines] = copied;
  expect(isCopiedSheet([['Concepto', 'Período', 'Unidad', 'Apto 702'], ...lines])).toBe(false);
  expect(
    isCopiedSheet([
      ['Concepto', 'Valor'],
      ['Canon', '2100000'],
    ]),
  ).toBe(false);
});

describe('cells that were copied from the sheet', () => {
  /** As they are copied from all rows: streams with their period behind them, parts by their own names. */
  const copied = FILE.slice(1).map(([label = '', period = '', unit = '', ...values]) => [
    period === '' ? (label.split(' · ').at(-1) ?? '') : `${label} · ${period}`,
    ...values.map((text) => (unit === '%' && text !== '' ? `${text} %` : text)),
  ]);

  test.each([
    ['with their heads', [['Concepto', 'Casa Club', 'Apartamento'], ...copied]],
    ['without heads', copied],
    [
      'with the rows that only invite',
      copied.flatMap((row) =>
        ['EGRESOS OPERATIVOS', 'UTILIDAD BRUTA OPERATIVA'].includes(row[0] ?? '')
          ? [['Crear ingreso…', '', ''], row]
          : [row],
      ),
    ],
  ])('come back into an empty case %s', async (_, rows) => {
    const session = kept(blankDocument());
    const file = fileOfCopied(rows) ?? [];
    const dialog = shown(
      session,
      file.map((row) => [...row]),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Importar 2 proyectos' }));
    expect(session.document.projects.map(({ name }) => name)).toEqual(['Casa Club', 'Apartamento']);
    expect(figures(session)).toEqual(figures(sample));
  });

  test('are no file where their parts are folded, or they are anything else', () => {
    const folded = copied.filter(([label]) => label !== 'Monto' && label !== 'Ciclo de pago');
    expect(fileOfCopied(folded)).toBeNull();
    expect(fileOfCopied(FILE)).toBeNull();
    expect(
      fileOfCopied([
        ['Concepto', 'Norte'],
        ['Nombre', 'Norte'],
      ]),
    ).toBeNull();
  });
});

test.each([[/^Eventos · Bodas/], [/^Eventos · /]])(
  'amounts that no project has any more leave the rest of the file as it is: %s',
  async (none) => {
    const session = kept(blankDocument());
    const rows = FILE.map((row) =>
      row.map((text, at) => (at > 2 && none.test(row[0] ?? '') ? '' : text)),
    );
    const dialog = shown(session, rows);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Importar 2 proyectos' }));
    const left = FILE.flatMap(([label = '', , , amount]) =>
      label.startsWith('Eventos · ') && !none.test(label) ? Number(amount) : [],
    );
    const events = session.document.incomes.find(({ name }) => name === 'Eventos');
    const [first] = session.document.projects;
    expect(events?.values[first?.id ?? '']?.['incomes'] ?? []).toEqual(
      left.map((value) => expect.objectContaining({ value })),
    );
  },
);
