// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { listGrid } from '../blocks/list/listGrid.ts';
import { tablesIn } from '../listImport/table/tables.ts';
import { downloadRows, downloadTable } from '../onDemand.ts';
import { Session } from '../session/session.ts';
import { sampleTool } from '../testing/sample.ts';
import { keepSaved } from '../testing/savedFiles.ts';

afterEach(() => vi.restoreAllMocks());

const linesOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes).trim().split('\r\n');

function downloadHomes(session: Session): void {
  const homes = session.calculation.declaration.lists['homes'];
  if (homes) downloadTable(session, listGrid(session, 'homes', homes));
}

const TOLD = ['', '"Avisos"', '"«Lote» en Tipo · Sur no se acepta: cuenta Apartamento."'];

test('a table by itself says below it what of it couldn’t be taken, and is read without that', async () => {
  const saved = keepSaved();
  const session = new Session(sampleTool());
  session.type({ table: 'homes', row: 1, id: 'kind' }, 'Lote');
  downloadHomes(session);
  const bytes = await saved.next();
  expect(linesOf(bytes).slice(3)).toEqual(TOLD);
  const [table] = await tablesIn(bytes);
  expect(table?.rows.map(([name]) => name)).toEqual(['Nombre', 'Norte', 'Sur']);
});

test('so do the rows of a page; where all was taken there is nothing below', async () => {
  const saved = keepSaved();
  const session = new Session(sampleTool());
  void downloadRows(session, 'hoja', [['Uno', 1]]);
  expect(linesOf(await saved.next())).toEqual(['"Uno";1']);
  session.type({ table: 'homes', row: 1, id: 'kind' }, 'Lote');
  void downloadRows(session, 'hoja', [['Uno', 1]]);
  expect(linesOf(await saved.next()).slice(1)).toEqual(TOLD);
});
