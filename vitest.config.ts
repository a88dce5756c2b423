import { defineConfig } from 'vitest/config';

// On its own, without the plugins of the app's build: `import.meta.glob` is Vite's, and JSX is
// compiled from what tsconfig.json says. A test that needs a document asks for jsdom in its first
// line: `// @vitest-environment jsdom`.
export default defineConfig({
  test: {
    include: ['{src,plugins,schemas,scripts}/**/*.test.{ts,tsx}'],
    environment: 'node',
    pool: 'threads',
    maxWorkers: 2,
    restoreMocks: true,
    // Properties run thousands of cases; on a busy machine that takes longer than the usual 5 s.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
