// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { money, percent, text } from '../../../../tool/index.ts';
import { testTool } from '../../../../tool/testing/sample.ts';
import { Session } from '../../../session/session.ts';
import { SessionContext } from '../../../session/useSession.ts';
import { plain } from '../../../testing/toolPage.tsx';
import { listGrid } from '../../list/listGrid.ts';
import { FilteredTotals } from './FilteredTotals.tsx';
import { applied, WHOLE } from './sheetView.ts';

afterEach(cleanup);

const home = (id: string, city: string, value: number, net: number) => ({ id, city, value, net });

const tool = testTool({
  lists: {
    homes: {
      label: 'Viviendas',
      singular: 'Vivienda',
      name: 'city',
      fields: { city: text('Ciudad'), value: money('Valor'), net: money('Neto') },
      totals: ['value', 'capRate'],
      initial: [
        home('a', 'Cali', 100, 4),
        home('b', 'Bogotá', 300, 24),
        home('c', 'Cali', 400, 41),
      ],
    },
  },
  formulas: {
    value: money('Valor total', 'sum(homes.value)'),
    capRate: percent('Cap rate', 'sum(homes.net) / sum(homes.value) * 100'),
  },
  figures: ['value'],
});

function show(values: readonly string[]) {
  const session = new Session(tool);
  return { session, said: showIn(session, values) };
}

/** What is said of the homes in some cities. */
function showIn(session: Session, values: readonly string[]) {
  const list = session.calculation.declaration.lists['homes'];
  if (!list) throw new Error('the list of the tool');
  const table = listGrid(session, 'homes', list);
  const filters = values.length > 0 ? [{ by: { id: 'city', name: 'Ciudad' }, values }] : [];
  const view = applied(table, { ...WHOLE, filters });
  render(
    <SessionContext value={session}>
      <FilteredTotals table={table} view={view} />
    </SessionContext>,
  );
  return () =>
    within(screen.getByRole('group', { name: 'Totales de lo filtrado' }))
      .getAllByRole('button')
      .map(({ textContent }) => plain(textContent));
}

test('the totals of what a filter leaves are computed as those of all', async () => {
  const { session, said } = show(['Cali']);
  // 100 + 400, and (4 + 41) ÷ 500: no average of 4 % and 10,25 %.
  await waitFor(() => expect(said()).toEqual(['Valor total $ 500', 'Cap rate 9,00 %']));
  expect(session.calculation.value({ id: 'value' })).toBe(800);
  const edit = (row: number, value: number) =>
    act(() => session.write('Editar', [{ ref: { id: 'value', table: 'homes', row }, value }]));
  edit(0, 350);
  await waitFor(() => expect(said()).toEqual(['Valor total $ 750', 'Cap rate 6,00 %']));
  // What the filter hides has no part in them.
  edit(1, 9000);
  edit(2, 550);
  await waitFor(() => expect(said()).toEqual(['Valor total $ 900', 'Cap rate 5,00 %']));
});

test('an average says of how many it is, where some in sight have nothing to average', async () => {
  const session = new Session(
    testTool({
      lists: {
        homes: {
          label: 'Viviendas',
          singular: 'Vivienda',
          fields: {
            city: text('Ciudad'),
            rate: percent('Tasa', { initial: null, optional: true }),
          },
          totals: ['mean'],
          initial: [
            { city: 'Cali', rate: 4 },
            { city: 'Cali', rate: null },
            { city: 'Cali', rate: 7 },
            { city: 'Bogotá', rate: null },
          ],
        },
      },
      formulas: { mean: percent('Tasa promedio', 'average(homes.rate)') },
      figures: ['mean'],
    }),
  );
  const said = showIn(session, ['Cali']);
  // (4 + 7) ÷ 2; the one of Bogotá isn't in sight.
  await waitFor(() => expect(said()).toEqual(['Tasa promedio 5,50 % · 2 de 3 viviendas']));
  const write = (row: number, value: number | null) =>
    act(() => session.write('Editar', [{ ref: { id: 'rate', table: 'homes', row }, value }]));
  write(1, 1);
  await waitFor(() => expect(said()).toEqual(['Tasa promedio 4,00 %']));
});

test.each([[[]], [['Cali', 'Bogotá']], [['Neiva']]])(
  'where %j leaves all or none there are no others',
  (values) => {
    show(values);
    expect(screen.queryByRole('group')).toBeNull();
  },
);
