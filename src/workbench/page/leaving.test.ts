// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { arrived } from '../../ui/backCloses.ts';
import { interceptLinks, interceptTravel, sameAddress } from './intercept.ts';
import { listenToTravel } from './leaving.ts';

/** As a person clicks; false where something kept the link from being followed. */
function click(id: string, init: MouseEventInit = {}): boolean {
  const link = document.getElementById(id);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  return link?.dispatchEvent(event) ?? true;
}

describe('interceptLinks', () => {
  const asked: string[] = [];
  const stays = (event: Event): void => event.preventDefault();
  let stop = () => {};
  beforeEach(() => {
    asked.length = 0;
    document.body.innerHTML = `
      <a id="other" href="/tools?x=1#y"><b id="inside">Herramientas</b></a>
      <a id="same" href="#contenido">Contenido</a>
      <a id="blank" href="/tools" target="_blank">Otra</a>
      <a id="away" href="https://example.com/">Fuera</a>`;
    // Nothing may leave the page of the test.
    document.body.addEventListener('click', stays);
    stop = interceptLinks((path) => asked.push(path));
  });
  afterEach(() => {
    document.body.removeEventListener('click', stays);
    stop();
  });

  it('asks instead of following a link of the app, whatever of it is clicked', () => {
    click('inside');
    expect(asked).toEqual(['/tools?x=1#y']);
  });

  it('lets through what stays on the page, opens another, or leaves to the browser', () => {
    click('same');
    click('blank');
    click('away');
    click('other', { ctrlKey: true });
    click('other', { button: 1 });
    expect(asked).toEqual([]);
  });

  it('asks no more once stopped', () => {
    stop();
    click('other');
    expect(asked).toEqual([]);
  });
});

describe('interceptTravel', () => {
  const router = vi.fn<(event: PopStateEvent) => void>();
  const go = vi.fn<(steps?: number) => void>();

  /** What the browser does: the address changes, then the listeners hear of it. */
  function travel(idx: number, path: string): void {
    window.history.replaceState({ idx }, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: { idx } }));
  }

  listenToTravel();
  window.addEventListener('popstate', router);
  beforeEach(() => {
    router.mockClear();
    go.mockReset();
    vi.spyOn(window.history, 'go').mockImplementation(go);
    window.history.replaceState({ idx: 3 }, '', '/tools/sample');
    arrived();
  });

  it('takes the step back, and makes it after all when told so', () => {
    const asked: (() => void)[] = [];
    const stop = interceptTravel((leave) => asked.push(leave));
    travel(2, '/tools');
    expect(router).not.toHaveBeenCalled();
    expect(go).toHaveBeenLastCalledWith(1);
    expect(asked).toHaveLength(1);
    // The way back to the page doesn't reach the router either: it never left.
    travel(3, '/tools/sample');
    expect(router).not.toHaveBeenCalled();

    asked[0]?.();
    expect(go).toHaveBeenLastCalledWith(-1);
    travel(2, '/tools');
    expect(router).toHaveBeenCalledTimes(1);
    stop();
  });

  it('takes a step to another tab of the page back, where one stands in a tab alone', () => {
    const ask = vi.fn<(leave: () => void) => void>();
    window.history.replaceState({ idx: 3 }, '', '/tools/sample?pestana=fechas');
    arrived();
    const stop = interceptTravel(ask, sameAddress());
    travel(4, '/tools/sample?pestana=fechas#tabla');
    expect(ask).not.toHaveBeenCalled();
    router.mockClear();
    travel(2, '/tools/sample?pestana=egresos');
    expect(ask).toHaveBeenCalledTimes(1);
    expect(router).not.toHaveBeenCalled();
    travel(3, '/tools/sample?pestana=fechas');
    stop();
  });

  it('lets a step within the page through, and everything once stopped', () => {
    const ask = vi.fn<(leave: () => void) => void>();
    const stop = interceptTravel(ask);
    travel(4, '/tools/sample#tabla');
    expect(router).toHaveBeenCalledTimes(1);
    stop();
    travel(2, '/tools');
    expect(router).toHaveBeenCalledTimes(2);
    expect(ask).not.toHaveBeenCalled();
  });
});
