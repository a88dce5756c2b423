/** What components expect of a browser and jsdom hasn't: it lays nothing out, and loads no typeface. */
if (typeof document !== 'undefined') {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  if (!('fonts' in document)) Object.assign(document, { fonts: new EventTarget() });
}
