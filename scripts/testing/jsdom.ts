import { configure } from '@testing-library/react';

// A machine that does other things as well may take its time.
configure({ asyncUtilTimeout: 20_000 });

/** What components expect of a browser and jsdom hasn't: it lays nothing out. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
