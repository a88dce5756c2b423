// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { CaseWorkspace } from '../documents/cases/case-workspace.ts';
import { holdStudies } from '../documents/studies.ts';
import { sampleTool } from '../testing/sample.ts';
import { caseStudies } from './useCaseStudies.ts';

const tool = sampleTool();
const scenario = (id: string, rate = 8) => ({ id, name: `Escenario ${id}`, values: { rate } });
const newer = { id: 'n', name: 'Pronóstico', kind: 'forecast', question: { horizon: 5 } };

beforeEach(() => localStorage.clear());

/** A case with studies, as they are kept. */
function caseWith(studies?: object): CaseWorkspace {
  const workspace = new CaseWorkspace(tool, null);
  const { id = '' } = workspace.open() ?? {};
  if (studies) workspace.changeStudies(id, () => studies);
  return workspace;
}
const keptIn = (workspace: CaseWorkspace) =>
  workspace.store.lastKnown(workspace.open()?.id ?? '')?.studies;

describe('the studies of a case in its file', () => {
  it('go out as they are, those that this version can not read too, and come in elsewhere', () => {
    const studies = { scenarios: [scenario('a')], studies: [newer] };
    const file: unknown = JSON.parse(JSON.stringify(caseStudies(caseWith(studies)).forFile()));
    expect(file).toEqual(studies);
    localStorage.clear();
    const elsewhere = caseWith();
    expect(caseStudies(elsewhere).news(file)).toEqual(['Escenario a', 'Pronóstico']);
    caseStudies(elsewhere).take(file);
    expect(keptIn(elsewhere)).toEqual(studies);
  });

  it('are no part of it where there are none', () => {
    expect(caseStudies(caseWith()).forFile()).toBeUndefined();
    expect(caseStudies(caseWith({ scenarios: [], studies: [] })).forFile()).toBeUndefined();
    expect(caseStudies(null).forFile()).toBeUndefined();
  });

  it('has what was changed a moment ago and is not written yet', () => {
    const workspace = caseWith();
    const { id = '', session = {} } = workspace.open() ?? {};
    holdStudies(session, () =>
      workspace.changeStudies(id, () => ({ scenarios: [scenario('late')], studies: [] })),
    );
    expect(caseStudies(workspace).forFile()).toMatchObject({ scenarios: [{ id: 'late' }] });
  });

  it('come in beside those that are there: nothing is replaced or there twice', () => {
    const workspace = caseWith({ scenarios: [scenario('a'), scenario('b', 9)], studies: [] });
    const file = { scenarios: [scenario('a'), scenario('b', 12), scenario('c')], studies: [] };
    expect(caseStudies(workspace).news(file)).toEqual(['Escenario b (del archivo)', 'Escenario c']);
    caseStudies(workspace).take(file);
    const { scenarios } = keptIn(workspace) as { scenarios: ReturnType<typeof scenario>[] };
    expect(scenarios.map(({ name, values }) => [name, values.rate])).toEqual([
      ['Escenario a', 8],
      ['Escenario b', 9],
      ['Escenario b (del archivo)', 12],
      ['Escenario c', 8],
    ]);
    expect(new Set(scenarios.map(({ id }) => id)).size).toBe(4);
    expect(caseStudies(workspace).news(file)).toEqual([]);
  });

  it.each([undefined, 7, [], { scenarios: 'x' }])('%j brings none', (file) => {
    const workspace = caseWith({ scenarios: [scenario('a')], studies: [] });
    expect(caseStudies(workspace).news(file)).toEqual([]);
    caseStudies(workspace).take(file);
    expect(keptIn(workspace)).toEqual({ scenarios: [scenario('a')], studies: [] });
  });
});
