import { configDefaults, defineConfig } from 'vitest/config';
import { testFiles } from './scripts/test-files.ts';

const SERVER = 'src/server/**/*.test.ts';
/** Seconds each: `npm run check` leaves them out. */
const LONG = '**/*.long.test.ts';
/** Tests of pages, which say so in their first line. */
const isPage = (text: string): boolean => text.startsWith('// @vitest-environment jsdom');
const PAGES = testFiles(isPage);
/** Those that put other modules in the place of some, which no other file may get to see. */
const REPLACING = testFiles((text) => isPage(text) && text.includes('vi.mock('));
const UNITS = '{src,plugins,schemas,scripts,fixtures}';

// A machine that does other things as well may take its time.
const testTimeout = 60_000;
// Files share what they import: loading it anew for each took longer than the tests.
const shared = { isolate: false, testTimeout };
// Those of a page share its document as well, which each leaves as new.
const page = { environment: 'jsdom', setupFiles: 'scripts/testing/jsdom.ts' };

// On its own, without the plugins of the app's build: `import.meta.glob` is Vite's, and JSX is
// compiled from what tsconfig.json says. A test that needs a document asks for jsdom in its first
// line: `// @vitest-environment jsdom`.
export default defineConfig({
  test: {
    environment: 'node',
    pool: 'threads',
    maxWorkers: 2,
    setupFiles: ['scripts/property-seed.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: [`${UNITS}/**/*.test.{ts,tsx}`],
          exclude: [...configDefaults.exclude, SERVER, LONG, ...PAGES],
          ...shared,
        },
      },
      {
        extends: true,
        optimizeDeps: { noDiscovery: true },
        test: { name: 'pages', include: PAGES, exclude: REPLACING, ...page, ...shared },
      },
      {
        extends: true,
        optimizeDeps: { noDiscovery: true },
        test: { name: 'replacing', include: REPLACING, ...page, testTimeout },
      },
      {
        extends: true,
        test: { name: 'long', include: [`${UNITS}/${LONG}`], ...shared },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: [SERVER],
          isolate: false,
          // A PostgreSQL server, which the other tests need not wait for.
          globalSetup: 'src/server/testing/postgres.ts',
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
