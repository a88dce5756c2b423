// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Session } from '../../../src/workbench/index.ts';
import { definitionsOf, partsOf } from '../../../src/workbench/report/parts.ts';
import { Sheets } from '../../../src/workbench/report/Sheets.tsx';
import { SessionContext } from '../../../src/workbench/session/useSession.ts';
import { emptyProject, type ProjectData } from '../document/document.ts';
import { newIncome } from '../document/create.ts';
import operatorMax from '../tool.ts';

afterEach(cleanup);

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
