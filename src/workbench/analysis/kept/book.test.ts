// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CaseWorkspace } from '../../documents/cases/case-workspace.ts';
import { DocumentStore } from '../../documents/document-store.ts';
import { sampleTool } from '../../testing/sample.ts';
import { StudyBook } from './book.ts';
import { emptyQuestion } from './kept.ts';
import { takeInScenarios } from './older.ts';
import { UnsavedQuestions } from './unsaved.ts';

const tool = sampleTool();
const LIST = 'abaco.casos.sample';
const scenario = (id: string, name = id) => ({ id, name, values: { rate: 12 } });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A tab with the dock open. */
function openTab(wanted: string | null = null) {
  const workspace = new CaseWorkspace(tool, null, { wanted });
  const { id = '' } = workspace.open() ?? {};
  const unkept = vi.fn<() => void>();
  const book = new StudyBook(
    {
      read: () => workspace.store.lastKnown(id)?.studies,
      write: (change) => workspace.changeStudies(id, change),
      listen: workspace.subscribe,
    },
    unkept,
  );
  const close = book.subscribe(() => undefined);
  return { workspace, book, id, close, unkept };
}
const names = ({ book }: { book: StudyBook }) => book.studies.scenarios.map(({ name }) => name);
const tellOtherTabs = () => window.dispatchEvent(new StorageEvent('storage', { key: LIST }));

describe('studies of a case', () => {
  it('are there at once, are written after a pause, and come back', () => {
    const tab = openTab();
    expect(localStorage.length).toBe(0);
    tab.book.change({ list: 'scenarios', put: scenario('a') });
    expect(names(tab)).toEqual(['a']);
    vi.runAllTimers();
    tab.close();
    expect(names(openTab(tab.id))).toEqual(['a']);
  });

  it('make a case of what was not kept yet, with its data', () => {
    const tab = openTab();
    tab.book.change({ list: 'scenarios', put: scenario('a') });
    tab.book.flush();
    expect(tab.workspace.current).toMatchObject({ isDraft: true, data: { amount: 1000 } });
  });

  it('are written when the page goes away', () => {
    const tab = openTab();
    tab.book.change({ list: 'scenarios', put: scenario('a') });
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem(LIST)).toContain('"rate":12');
  });

  it('of two tabs come together', () => {
    const one = openTab();
    one.book.change({ list: 'scenarios', put: scenario('a') });
    one.book.flush();
    const two = openTab(one.id);
    one.book.change({ list: 'scenarios', put: scenario('b') });
    two.book.change({ list: 'scenarios', put: scenario('c') });
    one.book.flush();
    two.book.flush();
    tellOtherTabs();
    expect(names(one)).toEqual(['a', 'b', 'c']);
    expect(names(two)).toEqual(['a', 'b', 'c']);
  });

  it('hold for the visit where there is no room, and that is said', () => {
    const tab = openTab();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    tab.book.change({ list: 'scenarios', put: scenario('a') });
    tab.book.flush();
    expect(names(tab)).toEqual(['a']);
    expect(tab.unkept).toHaveBeenCalledOnce();
  });

  it('are taken along by a copy of the case', () => {
    const { workspace, book, id } = openTab();
    workspace.save('Hotel', '');
    book.change({ list: 'scenarios', put: scenario('a') });
    book.flush();
    workspace.duplicate(id);
    expect(workspace.current).toMatchObject({
      name: 'Hotel (copia)',
      studies: { scenarios: [scenario('a')] },
    });
  });
});

describe('scenarios that were kept for a whole tool', () => {
  const OLDER = 'abaco.scenarios.sample';
  const keepOlder = () => new DocumentStore(OLDER, 1).write([scenario('a'), scenario('b')], null);
  const takeIn = ({ workspace, id }: ReturnType<typeof openTab>) =>
    takeInScenarios(workspace.store, tool.id, null, workspace.changeStudies.bind(workspace), id);

  it('belong to each of its cases from then on', () => {
    keepOlder();
    const tab = openTab();
    tab.workspace.addBeside('Hotel', tool.document.initial());
    takeIn(tab);
    const kept = tab.workspace.store.live.map(({ studies }) => studies);
    expect(kept).toHaveLength(2);
    for (const studies of kept) {
      expect(studies).toMatchObject({ scenarios: [scenario('a'), scenario('b')] });
    }
    expect(localStorage.getItem(OLDER)).toBeNull();
    expect(names(tab)).toEqual(['a', 'b']);
  });

  it('stay where they are while there is no room', () => {
    keepOlder();
    const before = localStorage.getItem(OLDER);
    const tab = openTab();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    takeIn(tab);
    expect(localStorage.getItem(OLDER)).toBe(before);
    expect(names(tab)).toEqual(['a', 'b']);
  });
});

describe('a question that is not kept as a study', () => {
  const asked = { figure: 'total', spread: '25', inputs: [] };

  it('is there again on another day, for the same case', () => {
    new UnsavedQuestions('k', 'one').put('tornado', asked);
    expect(new UnsavedQuestions('k', 'one').get('tornado')).toEqual(asked);
    expect(new UnsavedQuestions('k', 'two').get('tornado')).toEqual(emptyQuestion('tornado'));
  });

  it('of a page without cases lasts as long as the page', () => {
    const questions = new UnsavedQuestions('k', null);
    questions.put('tornado', asked);
    expect(questions.get('tornado')).toEqual(asked);
    expect(localStorage.length).toBe(0);
  });
});
