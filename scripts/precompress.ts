import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json|txt|webmanifest)$/;

/** Below this many bytes an answer fits one packet, compressed or not. */
const WORTH_IT = 1024;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

async function compressFile(file: string) {
  const content = await readFile(file);
  if (content.length < WORTH_IT) return;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await asBrotli(content, { params }));
  await writeFile(`${file}.gz`, await asGzip(content, { level: constants.Z_BEST_COMPRESSION }));
}

/** Writes a `.br` and a `.gz` beside each text file of the build, which the server sends instead. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'abaco:precompress',
    apply: 'build',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir);
    },
    // Once all files are written: a build that fails before has nothing to compress, and its own
    // error is the one to be read.
    writeBundle: {
      order: 'post',
      async handler() {
        const names = await readdir(folder, { recursive: true });
        const texts = names.filter((name) => TEXT.test(name));
        await Promise.all(texts.map((name) => compressFile(path.join(folder, name))));
      },
    },
  };
}
