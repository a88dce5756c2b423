import type { Plugin } from 'vite';

const VITES_OWN = '\0vite/preload-helper.js';

/** Has parts of the app that load on demand arrive before they are imported: see `src/app/preload.ts`. */
export function preload(): Plugin {
  return {
    name: 'abaco:preload',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // A module that imports no other is named as well.
          resolveDependencies: (file, dependencies, { hostType }) =>
            hostType === 'html' || dependencies.includes(file)
              ? dependencies
              : [file, ...dependencies],
        },
      },
    }),
    load: (id) =>
      id === VITES_OWN
        ? "export { preload as __vitePreload } from '/src/app/preload.ts';"
        : undefined,
  };
}
