import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { testFiles } from './scripts/test-files.ts';

const SERVER = 'src/server/**/*.test.ts';
/** Seconds each: `npm run check` leaves them out. */
const LONG = '**/*.long.test.ts';
/** Tests of pages, which say so in their first line. */
const PAGES = testFiles((text) => text.startsWith('// @vitest-environment jsdom'));
const inPackages = (file: string): string => path.join(import.meta.dirname, 'node_modules', file);
const UNITS = '{src,plugins,schemas,scripts,fixtures}';

// A machine that does other things as well may take its time.
const testTimeout = 60_000;
// Files share what they import: loading it anew for each took longer than the tests.
const shared = { isolate: false, testTimeout };

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
      // Each file has a document of its own, and may put other modules in the place of some.
      {
        extends: true,
        optimizeDeps: { noDiscovery: true },
        test: {
          name: 'pages',
          include: PAGES,
          setupFiles: ['scripts/testing/jsdom.ts'],
          // Makes a document and its modules in a third of the time that a thread of its own takes.
          pool: 'vmThreads',
          vmMemoryLimit: '1GB',
          // What they have for Node asks for modules of another kind, which such a context doesn't read.
          alias: {
            'react-router-dom': inPackages('react-router-dom/dist/index.mjs'),
            recharts: inPackages('recharts/es6/index.js'),
          },
          server: { deps: { inline: ['recharts'] } },
          testTimeout,
        },
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
