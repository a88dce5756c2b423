// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toast } from '../../../../src/ui/index.ts';
import type { GridModel } from '../../../../src/workbench/index.ts';
import { viewStatesOf } from '../../../../src/workbench/documents/viewStates.ts';
import { nameRefused } from '../../../../src/workbench/session/refused.ts';
import tool from '../../tool.ts';
import { assumptionsGrid } from '../assumptions/assumptionsGrid.ts';
import { EXPENSES, INCOMES } from '../assumptions/streamLists.ts';
import { downloadProject } from './exchange.ts';
import { type OpenProject, ProjectWorkspace } from './project-workspace.ts';

const OWNER = 7;
const LIST = 'operatormax.projects:7';
const names = (workspace: ProjectWorkspace) => workspace.cases.map(({ name }) => name);

/** A tab: its own workspace on the storage that all tabs share, its session kept as on the page. */
const closing: (() => void)[] = [];

function openTab() {
  const workspace = new ProjectWorkspace(tool, OWNER);
  const stops = new Map<string, () => void>();
  closing.push(workspace.subscribe(() => {}));
  const attach = () => {
    const open = workspace.open();
    if (!open) throw new Error('no project is open');
    if (!stops.has(open.id)) {
      const stop = open.sync.attach(open.session);
      stops.set(open.id, stop);
      closing.push(stop);
    }
    return open;
  };
  const rate = () => attach().session.document.tasaOportunidad;
  const type = (text: string) => {
    const { session, sync } = attach();
    session.type({ id: 'tasaOportunidad' }, text);
    sync.flush();
  };
  return { workspace, rate, type, status: () => attach().sync.status.state };
}

/** jsdom tells no tab of another's writing: this does what a browser does. */
function tellOtherTabs(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: LIST }));
}

const kept = () => localStorage.getItem(LIST) ?? '';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  for (const close of closing.splice(0)) close();
});

describe('the own project that arrives while a sample stands in for it', () => {
  /** What comes from the account over a slow line, or from another tab. */
  const arrive = () => {
    const other = openTab();
    other.workspace.create('Hotel Salento', other.workspace.current?.data);
    tellOtherTabs();
  };

  test('is shown, as on a device where it was there from the start', () => {
    const { workspace } = openTab();
    arrive();
    expect(workspace.current?.name).toBe('Hotel Salento');
  });

  test('takes nobody away from a sample that they went to', () => {
    const { workspace } = openTab();
    workspace.select(workspace.cases[0]?.id ?? '');
    arrive();
    expect(workspace.current?.name).toBe('Proyecto Principal');
  });

  test('takes nobody away from a sample that they changed', () => {
    const { workspace, type, rate } = openTab();
    type('9');
    arrive();
    expect([workspace.current?.name, rate()]).toEqual(['Proyecto Principal', 9]);
  });
});

describe('texts that were refused in a sheet of streams', () => {
  /** The page is loaded anew: what is known is what the browser has. */
  const reload = () => {
    for (const close of closing.splice(0)) close();
    const states = viewStatesOf(OWNER);
    window.dispatchEvent(new Event('pagehide'));
    states.forget();
    states.drop('');
  };
  const sheets = () => {
    const tab = openTab();
    tab.status();
    const { session, sync } = tab.workspace.open() as OpenProject;
    const [incomes, expenses] = [
      assumptionsGrid(session, INCOMES).model,
      assumptionsGrid(session, EXPENSES).model,
    ];
    const named = (model: GridModel, name: string) =>
      Array.from({ length: model.rowCount }, (_, row) => row).find(
        (row) => model.cell(row, 'nombre').text === name,
      ) ?? -1;
    return { session, sync, incomes, expenses, named };
  };

  test('are in their cells on another visit, in columns of every kind and both lists', () => {
    const { sync, incomes, expenses } = sheets();
    const put = (model: GridModel, row: number, texts: Readonly<Record<string, string>>) =>
      model.edit(Object.entries(texts).map(([columnId, text]) => ({ row, columnId, text })));
    const laundry = { nombre: 'Lavado de sábanas', tipo: 'Fijo', valor: '900.000' };
    put(expenses, expenses.rowCount, { ...laundry, ciclo: 'por noche vendida', base: 'Ventas' });
    put(expenses, expenses.rowCount, { nombre: 'Gas', tipo: 'por galón', activo: 'a veces' });
    put(incomes, incomes.rowCount, { nombre: 'Sótano', tipo: 'Garajes', cantidad: 'veinte' });
    sync.flush();
    reload();

    const { session, named, ...again } = sheets();
    const cell = (model: GridModel, name: string, column: string) =>
      model.cell(named(model, name), column);
    expect(cell(again.expenses, laundry.nombre, 'ciclo')).toMatchObject({
      text: 'por noche vendida',
      refused: true,
      kept: 'Mensual',
    });
    const refused = (model: GridModel, name: string, column: string) => {
      const { text, refused: isRefused } = cell(model, name, column);
      return [text, isRefused];
    };
    expect(refused(again.expenses, laundry.nombre, 'base')).toEqual(['Ventas', true]);
    expect(refused(again.expenses, 'Gas', 'tipo')).toEqual(['por galón', true]);
    expect(refused(again.expenses, 'Gas', 'activo')).toEqual(['a veces', true]);
    expect(refused(again.incomes, 'Sótano', 'tipo')).toEqual(['Garajes', true]);
    expect(refused(again.incomes, 'Sótano', 'cantidad')).toEqual(['veinte', true]);
    expect(session.refused.map((one) => nameRefused(session.calculation, one))).toContain(
      'Lavado de sábanas (egreso): Ciclo',
    );
    again.sync.flush();
    reload();
    expect(sheets().session.refused).toHaveLength(6);
  });

  test('are in a copy of the project too, each in its stream', () => {
    const { sync, expenses, named } = sheets();
    const texts = { nombre: 'Lavado', ciclo: 'por noche vendida' };
    const row = expenses.rowCount;
    expenses.edit(Object.entries(texts).map(([columnId, text]) => ({ row, columnId, text })));
    sync.flush();
    const { workspace } = openTab();
    workspace.duplicate(workspace.current?.id ?? '');
    expect(workspace.current?.name).toBe('Proyecto Principal (copia)');
    const { session } = workspace.open() as OpenProject;
    const { model } = assumptionsGrid(session, EXPENSES);
    expect(session.refused).toHaveLength(1);
    expect(model.cell(named(model, 'Lavado'), 'ciclo')).toMatchObject({
      text: 'por noche vendida',
      refused: true,
      kept: 'Mensual',
    });
  });

  test('are told to lack in the file of the project', async () => {
    // Where there is no browser nothing makes an address of a file.
    Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => undefined });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const told = vi.spyOn(toast, 'warning').mockReturnValue(() => undefined);
    const { workspace } = openTab();
    const { session } = workspace.open() as OpenProject;
    const { model } = assumptionsGrid(session, EXPENSES);
    model.edit([{ row: 0, columnId: 'tipo', text: 'por galón' }]);
    expect(session.refused).toHaveLength(1);
    downloadProject(workspace);
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
    expect(told.mock.calls[0]?.[0]).toBe(
      'El archivo lleva lo que cuenta: un dato por corregir no va en él.',
    );
  });

  test('are gone once they are mended, or their stream is', () => {
    const { sync, expenses } = sheets();
    const row = expenses.rowCount;
    const type = (at: number, ciclo: string) =>
      expenses.edit([
        { row: at, columnId: 'nombre', text: `Costo ${at}` },
        { row: at, columnId: 'ciclo', text: ciclo },
      ]);
    type(row, 'Cada 45 días');
    type(row + 1, 'por noche vendida');
    sync.flush();
    reload();
    const next = sheets();
    next.expenses.edit([{ row, columnId: 'ciclo', text: 'Trimestral' }]);
    next.expenses.records?.remove([row + 1]);
    expect(next.session.refused).toEqual([]);
    next.sync.flush();
    reload();
    expect(sheets().session.refused).toEqual([]);
  });
});

describe('a first visit', () => {
  test('finds both projects, the first of them active, and nothing of older forms', () => {
    localStorage.setItem('operatormax_projects', '[]');
    localStorage.setItem('operatormax-project-7', '{}');
    localStorage.setItem('abaco.rentals', 'x');
    const { workspace } = openTab();
    expect(names(workspace)).toEqual(['Proyecto Principal', 'Plura Laureles']);
    expect(workspace.current?.name).toBe('Proyecto Principal');
    expect(Object.keys(localStorage).sort()).toEqual(['abaco.rentals', LIST]);
  });

  test('with no project left finds the main one again, and not the sample that was deleted', () => {
    const first = openTab().workspace;
    for (const { id } of first.cases) first.remove(id);
    expect(first.current).toBeNull();
    const later = openTab().workspace;
    expect(names(later)).toEqual(['Proyecto Principal']);
    expect(later.current?.name).toBe('Proyecto Principal');
  });

  test('finds the sample again where it is missing, unless the person deleted or renamed it', () => {
    const { workspace } = openTab();
    const [main, plura] = workspace.cases;
    const list = JSON.parse(kept()) as { value: { projects: object[] } };
    list.value.projects.pop();
    localStorage.setItem(LIST, JSON.stringify(list));
    const later = openTab().workspace;
    expect(names(later)).toEqual(['Proyecto Principal', 'Plura Laureles']);
    expect(later.current?.name).toBe('Proyecto Principal');
    expect(later.cases[1]?.id).not.toBe(plura?.id);
    later.rename(later.cases[1]?.id ?? '', 'Hotel');
    later.rename(main?.id ?? '', 'Edificio');
    expect(names(openTab().workspace)).toEqual(['Edificio', 'Hotel']);
  });
});

describe('projects', () => {
  test('are created, renamed and deleted, and the active one is remembered', () => {
    const { workspace } = openTab();
    workspace.create('Hotel');
    const hotel = workspace.current?.id ?? '';
    workspace.rename(hotel, 'Hotel Norte');
    const later = openTab().workspace;
    expect(later.current?.name).toBe('Hotel Norte');
    later.remove(hotel);
    expect(later.current?.name).toBe('Proyecto Principal');
    expect(names(openTab().workspace)).toEqual(['Proyecto Principal', 'Plura Laureles']);
  });

  test('come back with their data and to their place after a deletion that is undone', () => {
    const { workspace, rate, type } = openTab();
    const main = workspace.current?.id ?? '';
    type('15');
    const undo = workspace.remove(main);
    expect(names(workspace)).toEqual(['Plura Laureles']);
    expect(names(openTab().workspace)).toEqual(['Plura Laureles']);
    undo();
    expect(names(workspace)).toEqual(['Proyecto Principal', 'Plura Laureles']);
    expect(workspace.current?.id).toBe(main);
    expect(rate()).toBe(15);
    // It is worked on as before, and brought back no second time.
    type('16');
    undo();
    expect(openTab().rate()).toBe(16);
  });

  test('keep their own edits, and their history while one looks at another', () => {
    const { workspace, rate, type } = openTab();
    const [main, plura] = workspace.cases.map(({ id }) => id) as [string, string];
    type('15');
    workspace.select(plura);
    type('9');
    workspace.select(main);
    expect(rate()).toBe(15);
    workspace.open()?.session.undo();
    expect(rate()).toBe(14);
    const later = openTab();
    later.workspace.select(plura);
    expect(later.rate()).toBe(9);
  });

  test('go back to their backup, and from there forward again', () => {
    const { workspace, rate, type } = openTab();
    expect(workspace.restore()).toBe(false);
    expect(workspace.backUp()).toBe('saved');
    type('20');
    expect(openTab().workspace.restore()).toBe(true);
    expect(workspace.restore()).toBe(true);
    expect(rate()).toBe(14);
    workspace.open()?.session.undo();
    expect(rate()).toBe(20);
  });
});

describe('another tab', () => {
  test('on another project loses nothing', () => {
    const here = openTab();
    const there = openTab();
    there.workspace.select(there.workspace.cases[1]?.id ?? '');
    here.type('15');
    there.type('8');
    here.type('16');
    const later = openTab();
    later.workspace.select(later.workspace.cases[0]?.id ?? '');
    expect(later.rate()).toBe(16);
    later.workspace.select(later.workspace.cases[1]?.id ?? '');
    expect(later.rate()).toBe(8);
  });

  test('on the same project is heard; where both changed it, the person is asked', () => {
    const here = openTab();
    const there = openTab();
    expect([here.rate(), there.rate()]).toEqual([14, 14]);
    here.type('15');
    tellOtherTabs();
    expect(there.rate()).toBe(15);
    vi.useFakeTimers();
    try {
      // Typed, and not yet written.
      there.workspace.open()?.session.type({ id: 'tasaOportunidad' }, '22');
      vi.setSystemTime(Date.now() + 5);
      here.type('33');
      tellOtherTabs();
      expect(there.status()).toBe('conflict');
      expect(there.rate()).toBe(22);
    } finally {
      vi.useRealTimers();
    }
  });

  test('that deletes the project leads this one to the first that is left', () => {
    const here = openTab();
    const there = openTab();
    there.workspace.remove(there.workspace.current?.id ?? '');
    tellOtherTabs();
    expect(here.workspace.current?.name).toBe('Plura Laureles');
  });
});

describe('what is kept', () => {
  test('and cannot be read is set aside whole', () => {
    localStorage.setItem(LIST, '{"version":1,"mark":');
    const { workspace } = openTab();
    expect(workspace.store.setAside).toBe('{"version":1,"mark":');
    expect(names(workspace)).toContain('Proyecto Principal');
    const texts = Object.keys(localStorage).map((key) => localStorage.getItem(key));
    expect(texts).toContain('{"version":1,"mark":');
  });

  test('by a newer version is not touched', () => {
    const newer = JSON.stringify({
      version: 9,
      mark: 'm',
      savedAt: '2026-01-01T00:00:00Z',
      value: {},
    });
    localStorage.setItem(LIST, newer);
    const { type, status } = openTab();
    type('20');
    expect(kept()).toBe(newer);
    expect(status()).toBe('newer');
  });

  test('after a full quota takes along what waited, and leaves what others wrote', () => {
    const here = openTab();
    const there = openTab();
    const [main = '', plura = ''] = here.workspace.cases.map(({ id }) => id);
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    here.type('44');
    expect(here.workspace.create('Importado', { tasaOportunidad: 5 })).toBe(false);
    expect(here.status()).toBe('full');
    expect(here.workspace.open()?.sync.isAtRisk).toBe(true);
    full.mockRestore();
    there.workspace.select(plura);
    there.type('8');
    there.workspace.select(main);
    there.type('21');
    here.workspace.rename(here.workspace.current?.id ?? '', 'Hotel importado');
    const later = openTab().workspace;
    expect(names(later)).toEqual(['Proyecto Principal', 'Plura Laureles', 'Hotel importado']);
    const rates = later.cases.map(({ id }) => {
      later.select(id);
      return later.open()?.session.document.tasaOportunidad;
    });
    // The other tab's, in both projects; this tab's 44 is in its own, which asks.
    expect(rates).toEqual([21, 8, 5]);
    here.workspace.select(main);
    here.workspace.open()?.sync.flush();
    expect(here.status()).toBe('conflict');
    expect(here.rate()).toBe(44);
  });

  test('is written again where another tab wrote over it without having seen it', () => {
    const here = openTab();
    const there = openTab();
    there.workspace.select(there.workspace.cases[1]?.id ?? '');
    there.rate();
    const before = kept();
    here.type('33');
    // The other process doesn't see it yet.
    localStorage.setItem(LIST, before);
    there.type('8');
    tellOtherTabs();
    const later = openTab().workspace;
    const rates = later.cases.map(({ id }) => {
      later.select(id);
      return later.open()?.session.document.tasaOportunidad;
    });
    expect(rates).toEqual([33, 8]);
  });

  test('stays where there is no room for more', () => {
    const { workspace, type, rate, status } = openTab();
    expect(rate()).toBe(14);
    const before = kept();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    type('19');
    type('20');
    expect(status()).toBe('full');
    workspace.create('Otro');
    expect(kept()).toBe(before);
    expect(names(workspace)).toContain('Otro');
    workspace.select(workspace.cases[0]?.id ?? '');
    expect(rate()).toBe(20);
    vi.restoreAllMocks();
    type('21');
    expect(status()).toBe('saved');
    expect(names(openTab().workspace)).toContain('Otro');
    expect(openTab().rate()).toBe(21);
  });
});
