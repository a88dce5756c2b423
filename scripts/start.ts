/**
 * `npm start`: builds the app where its sources have changed, and serves it. One process from the
 * build to the end, so that what stops npm reaches the service and not a shell in between.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { isBuilt, noteBuilt, sourceHash } from './build-stamp.ts';

const root = path.resolve(import.meta.dirname, '..');

function build() {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const options = { cwd: root, stdio: 'inherit' } as const;
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], options);
  if (status !== 0) process.exit(status ?? 1);
}

const hash = sourceHash(root);
if (!isBuilt(root, hash)) {
  console.log('Compilando la aplicación…');
  build();
  noteBuilt(root, hash);
}

await import('../src/server/main.ts');
