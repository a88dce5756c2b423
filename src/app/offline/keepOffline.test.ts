import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepOffline } from './keepOffline.ts';

const offered = vi.hoisted(() => vi.fn<(text: string, options: { action: Action }) => void>());
vi.mock('../../ui/index.ts', () => ({ toast: { info: offered } }));
vi.mock('../account/session.ts', () => ({ onSession: () => {}, readSession: () => null }));

interface Action {
  readonly label: string;
  readonly onSelect: () => void;
}

const reload = vi.fn<() => void>();
const asked = vi.fn<(message: string) => void>();
/** The workers of a page that an older build serves, with a newer one that waits. */
let workers: EventTarget & { controller: unknown; register: () => Promise<unknown> };
let registration: EventTarget & { waiting: { postMessage: typeof asked } | null };

beforeEach(() => {
  vi.useFakeTimers();
  registration = Object.assign(new EventTarget(), { waiting: { postMessage: asked } });
  workers = Object.assign(new EventTarget(), {
    controller: {},
    register: () => Promise.resolve(registration),
  });
  vi.stubGlobal('navigator', { serviceWorker: workers });
  vi.stubGlobal('window', { location: { reload } });
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** The page is told of the new build; returns what its button does. */
async function toldOfNew(): Promise<() => void> {
  keepOffline();
  await vi.advanceTimersByTimeAsync(0);
  const [text, options] = offered.mock.lastCall ?? [];
  expect([text, options?.action.label]).toEqual(['Hay una versión nueva de Ábaco', 'Actualizar']);
  return () => options?.action.onSelect();
}

test('the page is loaded anew as soon as the new build has taken over', async () => {
  const update = await toldOfNew();
  update();
  expect(asked).toHaveBeenCalledExactlyOnceWith('take over');
  vi.advanceTimersByTime(3_900);
  expect(reload).not.toHaveBeenCalled();
  workers.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
});

test('it is loaded anew after four seconds where the old build is too busy to give way', async () => {
  const update = await toldOfNew();
  update();
  vi.advanceTimersByTime(3_999);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
});

test('it is loaded at once where no build waits any more', async () => {
  const update = await toldOfNew();
  registration.waiting = null;
  update();
  vi.advanceTimersByTime(0);
  expect(reload).toHaveBeenCalledOnce();
});

test('where another tab asked for it, the page stays and says so', async () => {
  await toldOfNew();
  workers.dispatchEvent(new Event('controllerchange'));
  expect(reload).not.toHaveBeenCalled();
  expect(offered.mock.lastCall?.[0]).toBe('Ábaco se actualizó en otra pestaña');
});
