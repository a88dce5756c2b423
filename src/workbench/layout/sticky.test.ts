// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('what sticks below the others begins where they end, whichever came first', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
    },
  );
  const { coveredEdges, measureSticky, stickyPart } = await import('./sticky.ts');
  const part = (height: number, top: string): HTMLElement => {
    const element = document.createElement('div');
    Object.assign(element.style, { position: 'sticky', top });
    Object.defineProperty(element, 'offsetHeight', { value: height });
    document.body.append(element);
    stickyPart(element);
    return element;
  };
  const below = part(40, '');
  below.dataset['below'] = '';
  part(34, '0px');
  measureSticky();
  expect(below.style.top).toBe('34px');
  expect(coveredEdges()).toEqual({ top: 74, bottom: 0 });
});
