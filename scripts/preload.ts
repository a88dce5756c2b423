import type { Plugin } from 'vite';

const VITES_OWN = '\0vite/preload-helper.js';

/** What the page itself loads: it is there before any part. */
const FIRST = /\/(base|search|rolldown-runtime)-/;

/** The files of a part: its own, which is named as well where it imports no other, and what it imports. */
function filesOf(file: string, dependencies: readonly string[]): string[] {
  return [...new Set([file, ...dependencies])].filter((name) => !FIRST.test(name));
}

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
          resolveDependencies: (file, dependencies, { hostType }) =>
            hostType === 'html' ? dependencies : filesOf(file, dependencies),
        },
      },
    }),
    load: (id) =>
      id === VITES_OWN
        ? "export { preload as __vitePreload } from '/src/app/preload.ts';"
        : undefined,
  };
}
