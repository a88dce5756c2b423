/** What components expect of a browser and jsdom hasn't: it lays nothing out. */
if (typeof document !== 'undefined') {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
