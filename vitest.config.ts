import { configDefaults, defineConfig } from 'vitest/config';

const SERVER = 'src/server/**/*.test.ts';

// On its own, without the plugins of the app's build: `import.meta.glob` is Vite's, and JSX is
// compiled from what tsconfig.json says. A test that needs a document asks for jsdom in its first
// line: `// @vitest-environment jsdom`.
export default defineConfig({
  test: {
    environment: 'node',
    pool: 'threads',
    maxWorkers: 2,
    setupFiles: ['scripts/property-seed.ts', 'scripts/testing/jsdom.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: ['{src,plugins,schemas,scripts,fixtures}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, SERVER],
          // Files share what they import: loading it anew for each took longer than the tests.
          isolate: false,
          // A machine that does other things as well may take its time.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: [SERVER],
          // A PostgreSQL server, which the other tests need not wait for.
          globalSetup: 'src/server/testing/postgres.ts',
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
