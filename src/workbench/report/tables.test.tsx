// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { defineTool, type Formula, money, number, percent } from '../../tool/index.ts';
import { SessionContext } from '../session/useSession.ts';
import { Session } from '../session/session.ts';
import { Sheets } from './Sheets.tsx';

afterEach(cleanup);

const CONCEPTS = Array.from({ length: 12 }, (_, at) => at + 1);

/** Years from 2031 on, of many amounts each. */
const tool = (rows: number) =>
  defineTool({
    id: 'prueba',
    version: 1,
    title: 'Prueba',
    description: '',
    category: 'Financiamiento',
    path: '/tools/prueba',
    listed: 'none',
    inputs: { base: money('Base', { initial: 1_000_000_000 }) },
    tables: {
      years: {
        label: 'Años',
        rows: String(rows),
        rowLabel: 'Año',
        rowHead: 'year',
        columns: {
          year: number('Año calendario', '2030 + row', { plain: true }),
          share: percent('Parte', 'row / 10', { unit: 'del total' }),
          ...Object.fromEntries(
            CONCEPTS.map((n): [string, Formula] => [
              `c${n}`,
              money(`Concepto ${n}`, `base * ${n} * row`),
            ]),
          ),
        },
      },
    },
  });

function printed(rows: number): string[][][] {
  const page = (
    <SessionContext value={new Session(tool(rows))}>
      <Sheets
        title="Prueba"
        by=""
        paper="letter"
        orientation={undefined}
        left={new Set(['inputs'])}
        studies={[]}
      />
    </SessionContext>
  );
  const { container } = render(page);
  return [...container.querySelectorAll('table')].map((table) =>
    [...table.rows].map((row) =>
      [...row.cells].map(({ textContent }) => textContent.replace(/\s/g, ' ')),
    ),
  );
}

it('a table of few rows and many columns is read across, a column a year under its name', () => {
  const tables = printed(3);
  expect(tables).toHaveLength(1);
  const [heads, share, first] = tables[0] ?? [];
  expect(heads).toEqual(['Año', '2031', '2032', '2033']);
  expect(share).toEqual(['Parte (% del total)', '0,10 %', '0,20 %', '0,30 %']);
  expect(first).toEqual(['Concepto 1', '$ 1.000.000.000', '$ 2.000.000.000', '$ 3.000.000.000']);
  // What heads the columns is no row besides.
  expect(tables[0]).toHaveLength(1 + 1 + CONCEPTS.length);
});

it('one of many rows stays upright, with its columns in blocks', () => {
  const tables = printed(40);
  expect(tables.length).toBeGreaterThan(1);
  for (const table of tables) expect(table).toHaveLength(1 + 40);
});
