import { vi } from 'vitest';

/** jsdom has no layout to scroll in nor to observe: gives it what does nothing. */
export function stubLayout(): void {
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
}
