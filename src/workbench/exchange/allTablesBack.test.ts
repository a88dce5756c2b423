import { expect, test } from 'vitest';
import { loadTools } from '../../tool/check/folder.ts';
import { isFixed, recordsIn } from '../../tool/index.ts';
import { doubtsOf } from '../listImport/doubts/doubts.ts';
import { listTarget } from '../listImport/fieldsTarget.ts';
import { planned } from '../listImport/testing/planned.ts';
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
    const { records, mapping, plan } = planned(table.rows, target);
    expect(doubtsOf(records, mapping, ',', target)).toEqual([]);
    const { edits, count } = plan;
    expect(target.take(into, { label: 'Importar', edits, count, replace: false })).toEqual([]);
    expect(withoutIds(into, id)).toEqual(withoutIds(source, id));
  },
);
