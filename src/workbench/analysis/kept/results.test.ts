// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { perform, type Work } from '../../../whatif/index.ts';
import { CaseWorkspace } from '../../documents/cases/case-workspace.ts';
import { sampleTool } from '../../testing/sample.ts';
import { emptyQuestion, keptAs, type StudyChange, withChange } from './kept.ts';
import { studyResults } from './results.ts';

// There are no workers here: the same work is done at once.
vi.mock(import('../workers.ts'), async (load) => {
  const real = await load();
  const ask = ((kind: string, work: object) => {
    const steps = perform({ kind, ...work } as Work);
    let step = steps.next();
    while (!step.done) step = steps.next();
    return Promise.resolve(step.value);
  }) as typeof real.ask;
  return { ...real, ask };
});

const tool = sampleTool();
const watched = () => ({ signal: new AbortController().signal, onProgress: vi.fn<() => void>() });

beforeEach(() => localStorage.clear());

/** A case of the sample: 1000 at 10 % for 3 years, an interest of 300. */
function caseWith(...changes: readonly StudyChange[]) {
  const workspace = new CaseWorkspace(tool, null);
  const open = workspace.open();
  if (!open) throw new Error('nothing is open');
  const change = (studies: unknown) => changes.reduce<unknown>(withChange, studies);
  workspace.changeStudies(open.id, change);
  return { workspace, session: open.session };
}

const results = async (...changes: readonly StudyChange[]) => {
  const { workspace, session } = caseWith(...changes);
  return studyResults(session, workspace, watched());
};
const goal = (more: object = {}) =>
  keptAs(
    'goal',
    { id: 'g', name: 'Mi meta' },
    { ...emptyQuestion('goal'), figure: 'interest', input: 'rate', target: '450', ...more },
  );

describe('the kept studies of a case', () => {
  it('are none where nothing was kept', async () => {
    expect(await results()).toEqual([]);
  });

  it('come with the answers that its data give', async () => {
    const [found] = await results({ list: 'studies', put: goal() });
    // 1000 × 15 % × 3 = 450.
    expect(found).toMatchObject({ kind: 'goal', name: 'Mi meta', fault: null });
    expect(found?.tables[0]?.rows[0]?.map(({ value }) => value)).toEqual([
      expect.closeTo(15, 10),
      expect.closeTo(450, 9),
    ]);
    // Above it its name alone; what it shows is for those who don't see it.
    expect(found?.charts.map(({ kind, title }) => [kind, title])).toEqual([
      ['lines', `${found?.tables[1]?.title}`],
    ]);
  });

  it('are tables of numbers with their kinds', async () => {
    const question = {
      ...emptyQuestion('table'),
      figure: 'interest',
      input: 'rate',
      across: 'years',
      values: { rate: '5; 10', years: '1; 2; 3' },
    };
    const [found] = await results({
      list: 'studies',
      put: keptAs('table', { id: 't', name: 'Tabla' }, question),
    });
    const [table] = found?.tables ?? [];
    expect(table?.rows.map((row) => row.map(({ value }) => value))).toEqual([
      [5, 50, 100, 150],
      [10, 100, 200, 300],
    ]);
    expect(table?.rows[0]?.[1]?.shape).toMatchObject({ kind: 'money' });
    expect(table?.head).toHaveLength(4);
  });

  it('say why one of them can not be answered any more, and answer the others', async () => {
    const found = await results(
      { list: 'studies', put: { ...goal({ input: 'homes[id=99].price' }), id: 'gone' } },
      { list: 'studies', put: { ...goal({ target: '' }), id: 'half' } },
      { list: 'studies', put: goal() },
    );
    expect(found.map(({ fault }) => fault)).toEqual([
      expect.stringContaining('ya no está'),
      expect.stringContaining('le falta la cifra'),
      null,
    ]);
  });

  it('end with the scenarios, side by side, and why the figure differs', async () => {
    const found = await results({
      list: 'scenarios',
      put: { id: 's', name: 'Pesimista', values: { rate: 12 } },
    });
    const [table] = found[0]?.tables ?? [];
    expect(table?.head).toEqual(['Dato o cifra', 'Hoy', 'Pesimista']);
    expect(table?.rows[0]?.map(({ value }) => value)).toEqual(['Tasa', 10, 12]);
  });
});
