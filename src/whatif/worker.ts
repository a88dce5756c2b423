import type { SimulatedBlock } from './simulate.ts';
import { perform, storageOf, type Told, type Work } from './work.ts';

/*
 * What takes long, off the page's thread. A worker knows no tool: it is handed model and data. Who
 * doesn't want the answer any more ends it.
 */

/** The part of a worker's global scope that is used here. */
interface Scope {
  addEventListener: (type: 'message', listener: (event: MessageEvent<Work>) => void) => void;
  postMessage: (told: Told, handedOn?: ArrayBufferLike[]) => void;
}
const scope = globalThis as unknown as Scope;

/** The page is told this often at most. */
const EVERY_MS = 40;

scope.addEventListener('message', ({ data }) => {
  try {
    const steps = perform(data);
    let told = performance.now();
    for (;;) {
      const { done, value } = steps.next();
      if (done) {
        // Of a simulation the answer is its blocks.
        const isBlocks = data.kind === 'simulate';
        scope.postMessage({ answer: value }, isBlocks ? storageOf(value as SimulatedBlock[]) : []);
        return;
      }
      const now = performance.now();
      if (now - told < EVERY_MS) continue;
      told = now;
      scope.postMessage({ progress: value });
    }
  } catch (error) {
    scope.postMessage({ failed: error instanceof Error ? error.message : String(error) });
  }
});
