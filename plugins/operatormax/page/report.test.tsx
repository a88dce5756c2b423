// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Session } from '../../../src/workbench/index.ts';
import { PrintedTablesContext } from '../../../src/workbench/report/printedTables.ts';
import { definitionsOf, partsOf } from '../../../src/workbench/report/parts.ts';
import { Sheets } from '../../../src/workbench/report/Sheets.tsx';
import { separateFiles } from '../../../src/workbench/exchange/separateFiles.ts';
import { SessionContext } from '../../../src/workbench/session/useSession.ts';
import { checked } from '../testing/documents.ts';
import { emptyProject, type ProjectData } from '../document/document.ts';
import { newIncome } from '../document/create.ts';
import operatorMax from '../tool.ts';
import { printedFlow } from './cash-flow/printedFlow.ts';

afterEach(cleanup);

const SECURITY = { id: 'vig', name: 'Vigilancia', type: 'fixed', amount: 41_200_000 };

function print(document: ProjectData): void {
  render(
    <SessionContext value={new Session(operatorMax, document)}>
      <PrintedTablesContext value={printedFlow}>
        <Sheets
          title="Hotel"
          by=""
          paper="letter"
          orientation={undefined}
          left={new Set(['charts', 'definitions'])}
          studies={[]}
        />
      </PrintedTablesContext>
    </SessionContext>,
  );
}

it('a report explains its figures, and nothing that only serves other formulas', () => {
  const { calculation } = new Session(operatorMax);
  const shown = partsOf(calculation).flatMap(({ block }) =>
    block.kind === 'results' ? block.items : [],
  );
  expect(shown).toContain('roi');
  expect(shown.filter((id) => calculation.formula({ id })?.internal)).toEqual([]);
  const roi = definitionsOf(calculation).find(({ id }) => id === 'roi');
  expect(roi?.formula).not.toBe('');
  expect(roi?.formula).not.toMatch(/equityPayment|total[A-Z]/);
});

it('a month that was typed over is marked on paper, what was computed beneath it', () => {
  const project = emptyProject();
  const head = { id: 'hotel', name: 'Hotel', flowType: 'mensual', createdAt: '' } as const;
  const income = newIncome('servicios', head);
  if (income.incomeType === 'servicios') {
    Object.assign(income.serviceData, { rate: 100, monthlyQuantity: 5 });
  }
  const document: ProjectData = {
    ...project,
    dateConfig: { ...project.dateConfig, projectionPeriod: 1 },
    createdIncomes: [income],
    overrides: { hotel: { '2028-03': 777 } },
  };
  print(document);
  const marked = [...window.document.querySelectorAll('td[class*="actual"]')];
  const textOf = (cell: Element) => cell.textContent?.replace(/\s/g, ' ');
  // In pesos, as the head of the table says: so small amounts fit.
  expect(marked.map(textOf)).toEqual(['777']);
  expect(marked[0]?.closest('table')?.tHead?.textContent).toContain('Concepto (COP)');
  const cellsOf = (row: Element | null | undefined) => [...(row?.children ?? [])].map(textOf);
  const row = marked[0]?.closest('tr');
  // A sum with it is computed all the same: 11 × 500 + 777.
  expect(cellsOf(row).at(-1)).toBe('6.277');
  // 100 × 5 in March beneath it, and 777 − 500.
  const [projected, difference] = [
    row?.nextElementSibling,
    row?.nextElementSibling?.nextElementSibling,
  ];
  expect(cellsOf(projected).slice(0, 4)).toEqual(['Hotel: proyectado', '500', '500', '500']);
  expect(cellsOf(projected).at(-1)).toBe('6.000');
  expect(cellsOf(difference)[3]).toBe('277');
  expect(screen.getAllByText(/\* Con datos reales/)).toHaveLength(1);
});

it('the annual flow is a pro forma: concepts as rows, the years and their total as columns', () => {
  const income = { id: 'hab', name: 'Habitaciones', incomeType: 'servicios' };
  print(
    checked({
      dateConfig: { startMonth: 1, startYear: 2028, projectionPeriod: 10 },
      createdIncomes: [
        { ...income, serviceData: { rate: 1_000_000, unitType: '', monthlyQuantity: 250 } },
      ],
      createdExpenses: [{ ...SECURITY, fixedData: { billingCycle: 'trimestral' } }],
    }),
  );
  const tables = [...window.document.querySelectorAll('table')];
  const titles = tables.map(({ caption }) => caption?.textContent ?? '');
  // One table, and a year of months each.
  expect(titles.filter((title) => title.startsWith('Flujo anual'))).toEqual(['Flujo anual']);
  const years = Array.from({ length: 10 }, (_, at) => 2028 + at);
  expect(titles.filter((title) => title.startsWith('Flujo mensual'))).toEqual(
    years.map((year) => `Flujo mensual · ${year}`),
  );
  const rowsOf = (title: string) =>
    [...(tables[titles.indexOf(title)]?.rows ?? [])].map((row) =>
      [...row.cells].map(({ textContent }) => textContent),
    );
  const annual = rowsOf('Flujo anual');
  expect(annual[0]).toEqual(['Concepto (miles de COP)', ...years.map(String), 'Total']);
  // 12 × 250 million a year; 4 payments of 41,2 million.
  const row = (name: string) => annual.find(([head]) => head === name);
  expect(row('Ingresos Operativos')?.slice(1, 3)).toEqual(['3.000.000', '3.000.000']);
  expect(row('Ingresos Operativos')?.at(-1)).toBe('30.000.000');
  expect(row('Vigilancia')?.[1]).toBe('164.800');
  const names = annual.map(([head]) => head);
  expect(names.indexOf('Margen neto operativo')).toBe(
    names.indexOf('(=) Utilidad Neta Operativa') + 1,
  );
  const january = rowsOf('Flujo mensual · 2030');
  expect(january[0]?.slice(1, 3)).toEqual(['ene 2030', 'feb 2030']);
  expect(january[0]?.at(-1)).toBe('2030');
});

/** The lines of a printed report: a name, and what stands beside it. */
function printedLines(change: (project: ProjectData) => void): ReadonlyMap<string, string> {
  const document: ProjectData = structuredClone(emptyProject());
  change(document);
  print(document);
  return new Map(
    screen.getAllByRole('rowheader').map((head) => {
      const cells = [...(head.parentElement?.querySelectorAll('td') ?? [])];
      const said = cells.map(({ textContent }) => textContent).join(' ');
      return [head.textContent, said.replace(/\s+/g, ' ').trim()];
    }),
  );
}

it('on paper months have their names, years no dots, and the minimum fee what it is in', () => {
  const lump = { year: 2027, month: 12, value: 50_000_000 };
  const lines = printedLines((project) => {
    Object.assign(project.dateConfig, { startMonth: 4, startYear: 2027, projectionPeriod: 1 });
    Object.assign(project.financialConfig, { disbursementMonth: 3, disbursementYear: 2027 });
    Object.assign(project.operatorConfig, { minimumFeeType: 'percentage', minimumFeeValue: 3 });
    const head = { id: 'events', name: 'Eventos', flowType: 'mensual', createdAt: '' } as const;
    const income = newIncome('solo-ingresos', head);
    if (income.incomeType === 'solo-ingresos')
      income.soloIngresosData.incomes.push({ id: '1', ...lump });
    project.createdIncomes.push(income);
  });
  expect(lines.get('Mes de inicio')).toBe('Abril');
  // January is 0 there.
  expect(lines.get('Mes de desembolso')).toBe('Abril');
  expect(lines.get('Año de desembolso')).toBe('2027');
  expect(lines.get('Fee mínimo')).toBe('3,00 % de los ingresos operativos');
  expect(screen.getByText('Diciembre')).toBeDefined();
  expect(screen.queryByText('2.027')).toBeNull();
  cleanup();
  const inPesos = printedLines((project) => {
    Object.assign(project.dateConfig, { startMonth: 4, startYear: 2027, projectionPeriod: 1 });
    Object.assign(project.operatorConfig, { minimumFeeType: 'amount', minimumFeeValue: 5e6 });
  });
  expect(inPesos.get('Fee mínimo')).toBe('$ 5.000.000 COP al mes');
});

const COSTS = {
  createdIncomes: [
    { id: 'hab', name: 'Habitaciones', incomeType: 'servicios', serviceData: {} },
    { id: 'ayb', name: 'A&B', incomeType: 'dependientes', dependentData: { baseIncomeId: 'hab' } },
  ],
  createdExpenses: [
    { ...SECURITY, fixedData: { billingCycle: 'trimestral' } },
    {
      ...SECURITY,
      id: 'pol',
      name: 'Pólizas',
      fixedData: { billingCycle: 'manual', manualMonths: [2, 8, 11] },
    },
    {
      id: 'otas',
      name: 'OTAS',
      type: 'variable',
      variableData: { relationVariable: 'servicios-hab', relationPercentage: 14.5 },
    },
    { ...SECURITY, id: 'old', name: 'Contrato viejo', isActive: false, fixedData: {} },
  ],
};

it('on paper and in files a cost has what it takes to compute it again', () => {
  const project = checked(COSTS);
  print(project);
  const printed = new Map(
    [...window.document.querySelectorAll('table')].map((table) => [
      table.caption?.textContent,
      [...table.rows].map((row) => [...row.cells].slice(0, 2).map((cell) => cell.textContent)),
    ]),
  );
  const [summary] = separateFiles(new Session(operatorMax, project));
  const inFile = (title: string) => {
    const from = (summary?.rows ?? []).findIndex(([name]) => name === title) + 1;
    return (summary?.rows ?? []).slice(from, from + 3).map((row) => row.slice(0, 2));
  };
  const both = (title: string) => [printed.get(title), inFile(title)];
  const quarterly = [
    ['Tipo de egreso', 'Fijo'],
    ['Ciclo de facturación', 'Trimestral (enero, abril, julio y octubre)'],
  ];
  for (const rows of both('Vigilancia')) expect(rows).toEqual(expect.arrayContaining(quarterly));
  const manual = ['Ciclo de facturación', 'Manual (febrero, agosto y noviembre)'];
  for (const rows of both('Pólizas')) expect(rows).toContainEqual(manual);
  for (const rows of both('OTAS')) expect(rows).toContainEqual(['Ingreso base', 'Habitaciones']);
  for (const rows of both('A&B')) {
    expect(rows).toContainEqual(['Tipo de ingreso', 'Dependientes']);
    expect(rows).toContainEqual(['Ingreso base', 'Habitaciones']);
  }
  for (const rows of both('Contrato viejo')) {
    expect(rows).toContainEqual(['Estado', 'Inactivo: no entra en ninguna cifra']);
  }
});

it('a file leaves out what only serves other formulas, as a report does', () => {
  const session = new Session(operatorMax);
  const [summary] = separateFiles(session);
  const names = (summary?.rows ?? []).map(([name]) => name);
  expect(names).toContain('Margen NOI');
  expect(names.filter((name) => String(name).includes('con su signo'))).toEqual([]);
});
