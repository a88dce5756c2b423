// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from '../../ui/index.ts';
import { computedMatrix } from '../blocks/matrix/computedMatrix.ts';
import {
  downloadAll,
  downloadDocument,
  downloadJson,
  downloadPicture,
  downloadRows,
  downloadTable,
  downloadText,
  downloadWorkbook,
  downloadZip,
} from '../onDemand.ts';
import { Session } from '../session/session.ts';
import { sampleTool } from '../testing/sample.ts';

// What they need of a browser isn't there.
vi.mock(import('./zip.ts'), () => ({ zipOf: async () => new Uint8Array() }));
vi.mock(import('./workbook.ts'), () => ({ writeWorkbook: async () => new Uint8Array() }));

const order: string[] = [];

beforeEach(() => {
  order.length = 0;
  // Where there is no browser nothing makes an address of a file.
  Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => void order.push('file'));
  vi.spyOn(toast, 'warning').mockImplementation((message) => {
    order.push(message);
    return () => undefined;
  });
});

afterEach(() => vi.restoreAllMocks());

/** 45 is no term, which is of 30 years at most, and no type of a house. */
function withRefused(count: number): Session {
  const session = new Session(sampleTool());
  const [kind, other] = [0, 1].map((row) => ({ table: 'homes', row, id: 'kind' }));
  const refs = [{ id: 'years' }, kind, other].slice(0, count);
  for (const ref of refs) if (ref) session.type(ref, '45');
  return session;
}

const WAYS: Record<string, (session: Session) => unknown> = {
  'one table': (session) => {
    const matrix = session.calculation.declaration.matrices['grid'];
    if (matrix) downloadTable(session, computedMatrix(session, 'grid', matrix), { heads: false });
  },
  'all tables': downloadAll,
  'a ZIP': (session) => downloadZip(session, ''),
  'the data': (session) => downloadDocument(session, undefined),
  'rows of a page': (session) => downloadRows(session, 'hoja', [['Uno', 1]]),
  'a file of a tool’s own': (session) => downloadJson('copia.json', {}, session),
  'a picture': (session) => downloadPicture(session, '', 'Saldo', '<svg/>'),
  'a workbook': (session) =>
    downloadWorkbook(session, null, '', new AbortController().signal, () => undefined),
};

test.each(Object.entries(WAYS))(
  'once %s is written it is told that what couldn’t be taken isn’t in it',
  async (_, write) => {
    write(withRefused(3));
    // Its parts are loaded first, which a busy machine takes its time for.
    await vi.waitFor(
      () =>
        expect(order).toEqual([
          'file',
          'El archivo lleva lo que cuenta: 3 datos por corregir no van en él.',
        ]),
      { timeout: 10_000 },
    );
  },
);

test('of a single one it is told as of one', async () => {
  await downloadDocument(withRefused(1), undefined);
  expect(order).toEqual([
    'file',
    'El archivo lleva lo que cuenta: un dato por corregir no va en él.',
  ]);
});

test('nothing is told where all was taken, or of a text that has no figures', async () => {
  await downloadDocument(withRefused(0), undefined);
  downloadText(withRefused(1), 'apartado', '{');
  await vi.waitFor(() => expect(order).toEqual(['file', 'file']));
});
