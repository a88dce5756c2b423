import { cleanup, configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

// A machine that does other things as well may take its time.
configure({ asyncUtilTimeout: 20_000 });

/** What components expect of a browser and jsdom hasn't: it lays nothing out. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// It scrolls nothing.
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};
window.scrollBy = () => {};
// Nothing stands anywhere. What is read is looked for a moment after a touch, which a slow machine's test may last.
Object.assign(document, { elementFromPoint: () => null });

const { innerWidth } = window;

/** The next file has this document, too: it finds it as a new one. */
afterAll(async () => {
  // What loads when it is needed may still be on its way.
  await vi.dynamicImportSettled();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  cleanup();
  // What is written a moment later is written now, and not into the storage of the next file.
  window.dispatchEvent(new Event('pagehide'));
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.body.replaceChildren();
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  window.innerWidth = innerWidth;
});
