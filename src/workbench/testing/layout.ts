import { vi } from 'vitest';

/** jsdom has no layout to scroll in nor to observe: gives it what does nothing. */
export function stubLayout(): void {
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal('ResizeObserver', Unmoved);
  vi.stubGlobal('IntersectionObserver', Unmoved);
}

/** Of what never changes its size, nor comes into sight. */
class Unmoved {
  observe() {}
  unobserve() {}
  disconnect() {}
}
