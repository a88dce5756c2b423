import { expect, test } from 'vitest';
import { loadTools } from '../../tool/check/folder.ts';
import { isFixed, recordsIn } from '../../tool/index.ts';
import { doubtsOf } from '../listImport/doubts/doubts.ts';
import { listTarget } from '../listImport/fieldsTarget.ts';
import { guessMapping } from '../listImport/match/guess.ts';
import { recordsFor } from '../listImport/records/parts.ts';
import { planOf } from '../listImport/records/plan.ts';
import { laidTable, layoutOf } from '../listImport/sheetLayout/laidTable.ts';
import { tablesIn } from '../listImport/table/tables.ts';
import { Session } from '../session/session.ts';
import { allRows } from './blockRows.ts';
import { toCsv } from './csv.ts';

/** Takes its projects by a target of its own (`ownTable.test.tsx` there). */
const OTHER = 'rentals';

const lists = [...(await loadTools()).values()].flatMap((tool) => {
  const source = new Session(tool);
  return Object.entries(source.calculation.declaration.lists)
    .filter(([id, list]) => !isFixed(list) && tool.id !== OTHER && id in source.document)
    .map(([id, list]) => ({ tool, id, list, source }));
});

const withoutIds = ({ document }: Session, id: string) =>
  recordsIn(document, id).map((record) => ({ ...record, id: '' }));

test.each(lists.map((one) => [one.tool.id, one.id, one] as const))(
  'the file of all tables of %s brings its %s back',
  async (_, id, { tool, list, source }) => {
    const [table] = await tablesIn(new TextEncoder().encode(toCsv(allRows(source), ',')));
    if (!table) throw new Error('the file has a table');
    const into = new Session(tool);
    into.edit('Vaciar', (draft) => void (recordsIn(draft, id).length = 0));
    const target = listTarget(id, list).forFile?.(into, table.rows);
    if (!target) throw new Error('it is known for one of its own');
    const laid = laidTable(table, target);
    const layout = layoutOf(laid, target);
    const records = recordsFor(laid, layout, target);
    const mapping = guessMapping(records, target);
    expect(doubtsOf(records, mapping, ',', target)).toEqual([]);
    const choices = {
      mapping,
      mode: 'add',
      mark: ',',
      turned: layout.turned,
      ways: new Map(),
    } as const;
    const { edits, count } = planOf(records, choices, target, []);
    expect(target.take(into, { label: 'Importar', edits, count, replace: false })).toEqual([]);
    expect(withoutIds(into, id)).toEqual(withoutIds(source, id));
  },
);
