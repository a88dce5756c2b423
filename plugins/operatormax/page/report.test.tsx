// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Session } from '../../../src/workbench/index.ts';
import { definitionsOf, partsOf } from '../../../src/workbench/report/parts.ts';
import { Sheets } from '../../../src/workbench/report/Sheets.tsx';
import { separateFiles } from '../../../src/workbench/exchange/separateFiles.ts';
import { SessionContext } from '../../../src/workbench/session/useSession.ts';
import { checked } from '../testing/documents.ts';
import { emptyProject, type ProjectData } from '../document/document.ts';
import { newIncome } from '../document/create.ts';
import operatorMax from '../tool.ts';

afterEach(cleanup);

function print(document: ProjectData): void {
  render(
    <SessionContext value={new Session(operatorMax, document)}>
      <Sheets
        title="Hotel"
        by=""
        paper="letter"
        orientation={undefined}
        left={new Set(['charts', 'definitions'])}
        studies={[]}
      />
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

it('a month that was typed over is marked on paper, what was computed beside it', () => {
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
  expect(marked.map(textOf)).toEqual(['$ 777']);
  // A sum with it is computed all the same. The year: 11 × 500 + 777.
  const cells = [...window.document.querySelectorAll('td')];
  expect(cells.map(textOf)).toContain('$ 6.277');
  // 100 × 5, in the column beside it.
  const row = marked[0]?.closest('tr')?.textContent?.replace(/\s/g, ' ');
  expect(row).toContain('$ 500');
  expect(screen.getAllByText(/\* Con datos reales/)).toHaveLength(1);
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

const SECURITY = { id: 'vig', name: 'Vigilancia', type: 'fixed', amount: 41_200_000 };
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
