import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { Build } from '../src/app/offline/shelf.ts';

const WORKER = 'sw.js';
const PLACE = '__BUILD__';
/** Pictures of the landing page, and what judges a new password: of no use without a network. */
const LEFT_OUT = /\.(webp|map|html)$|common-words/;

/** What the service worker keeps of a build, by its files as they will be written. */
export function buildOf(
  bundle: Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>,
): Build {
  const all = Object.values(bundle);
  const entry = all.find((file) => file.type === 'chunk' && file.isEntry && file.name === 'index');
  if (!entry) throw new Error('the build has no entry');
  const names = all.map(({ fileName }) => fileName).filter((name) => name !== WORKER);
  const files = names.filter((name) => !LEFT_OUT.test(name)).map((name) => `/${name}`);
  const page = bundle['index.html'];
  const hash = createHash('sha256').update(files.sort().join('\n'));
  if (page?.type === 'asset') hash.update(page.source);
  return { version: hash.digest('hex').slice(0, 16), entry: `/${entry.fileName}`, files };
}

/** Builds the service worker as /sw.js; `npm run dev` has none. */
export function offline(): Plugin {
  return {
    name: 'abaco:offline',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      const id = path.resolve(import.meta.dirname, '../src/app/offline/worker.ts');
      this.emitFile({ type: 'chunk', id, fileName: WORKER });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') throw new Error('the build has no service worker');
        if (worker.imports.length > 0) throw new Error('the service worker imports from the app');
        worker.code = worker.code.replace(PLACE, () => JSON.stringify(buildOf(bundle)));
      },
    },
  };
}
