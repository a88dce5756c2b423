import type { ReadAnswer, ReadRequest, ReadResults } from './read.worker.ts';

/** Longer than any file within the limits takes; whatever takes longer is given up. */
const PATIENCE_MS = 20_000;

/** Why a file can't be read, in Spanish. */
export class FileFault extends Error {
  override name = 'FileFault';
}

/** Reads a file in a worker. @throws {FileFault} */
export function readAway<As extends keyof ReadResults>(
  bytes: Uint8Array,
  as: As,
): Promise<ReadResults[As]> {
  const worker = new Worker(new URL('./read.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<ReadResults[As]>((resolve, reject) => {
    const giveUp = (): void => reject(new FileFault('El archivo no se pudo leer a tiempo.'));
    setTimeout(giveUp, PATIENCE_MS);
    worker.addEventListener('error', giveUp);
    worker.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => {
      if ('read' in data) resolve(data.read as ReadResults[As]);
      else reject(new FileFault(data.fault));
    });
    worker.postMessage({ bytes, as } satisfies ReadRequest);
  }).finally(() => worker.terminate());
}
