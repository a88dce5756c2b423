import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogue } from './scripts/catalogue.ts';
import { commonWordsModule } from './scripts/common-words.ts';
import { courseCards } from './scripts/course-cards.ts';
import { heads } from './scripts/heads.ts';
import { lightRouter } from './scripts/light-router.ts';
import { offline } from './scripts/offline.ts';
import { precompress } from './scripts/precompress.ts';
import { preload } from './scripts/preload.ts';
import { workbenchChunks } from './scripts/workbench-chunks.ts';

const ROUTER = path.resolve(
  import.meta.dirname,
  'node_modules/react-router/dist/production/index.mjs',
);
const NO_CALENDAR = path.resolve(import.meta.dirname, 'src/workbench/charts/noCalendar.ts');
const SERVICE = `http://localhost:${process.env['PORT'] ?? 3000}`;

/**
 * The libraries that every page stands on, with the icons of its frame: they stay in a browser's cache when
 * the app changes. Apart from them the app's first file is short, so that gzip sees in the names of the
 * parts that it imports those of its list of files.
 */
const BASE =
  /node_modules\/(react|react-dom|react-router|react-router-dom|react-error-boundary|scheduler)\/|createLucideIcon|src\/ui\/cx|useTitle|icons\/(graduation-cap|layout-grid|search|chevron-down|layout-dashboard|log-out|user-round|rotate-ccw|cloud-off)\.m?js/;

/** Small controls without a library behind them, which most pages have some of, and what dialogs and messages share. */
const CONTROLS =
  /src\/ui\/(Badge|Checkbox|Disclosure|FileInput|IconButton|Kbd|ProgressBar|ScoreBadge|Section|SegmentedControl|SelectField|Switch|TextArea|keepFocus|openers|noticePlaces)\./;

export default defineConfig({
  plugins: [
    react(),
    catalogue(),
    courseCards(),
    commonWordsModule(),
    preload(),
    lightRouter(),
    heads(),
    offline(),
    precompress(),
  ],
  // Its package names the build with development's warnings, whatever is built.
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: ROUTER },
      { find: /^d3-time-format$/, replacement: NO_CALENDAR },
    ],
  },
  // `npm run dev` shows the app; the API is that of an `npm start` beside it.
  // The host stays, by which the service knows its own pages.
  server: { proxy: { '/api': { target: SERVICE, changeOrigin: false } } },
  build: {
    outDir: 'dist',
    assetsDir: 'assets',
    target: 'es2022',
    reportCompressedSize: false,
    // AG Grid alone is larger than the bundler likes. What may load when, e2e/first-load.spec.ts holds.
    chunkSizeWarningLimit: 1200,
    // How long each plugin took is no news to somebody who starts the product.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // Small things that every page loads come in one file.
      output: {
        // The first file names all others: each letter of a hash counts 140 times there. Seven letters
        // (42 bits) tell versions of one file apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'base', test: BASE, priority: 3 },
            {
              name: 'search',
              priority: 2,
              test: /src\/app\/(search\/|LinkCard)|src\/ui\/(SearchField|TextInput|pasteIntoFigure|Spinner|usePressing)\.|icons\/(x|arrow-up-right)\.m?js/,
            },
            // One by one their names would weigh more in the first file than they do themselves.
            { name: 'icons', test: /lucide-react\/dist\/esm\/icons\//, priority: 1 },
            { name: 'controls', test: CONTROLS, priority: 1 },
            { name: workbenchChunks(), includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
