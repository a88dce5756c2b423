import { describe, expect, it } from 'vitest';
import { inSlices } from './slices.ts';

function* counted(to: number): Generator<number, string> {
  for (let at = 1; at <= to; at++) yield at / to;
  return 'done';
}

describe('work in slices', () => {
  it('comes to its result and says how far it is', async () => {
    const said: number[] = [];
    const never = new AbortController().signal;
    await expect(inSlices(counted(4), never, (done) => said.push(done))).resolves.toBe('done');
    expect(said).toEqual([0.25, 0.5, 0.75, 1]);
  });

  it('ends where it is aborted', async () => {
    const stop = new AbortController();
    stop.abort(new Error('cancelled'));
    await expect(inSlices(counted(4), stop.signal, () => {})).rejects.toThrow('cancelled');
  });

  it('lets others run in between', async () => {
    function* slow(): Generator<number, void> {
      for (let at = 0; at < 3; at++) {
        const until = performance.now() + 10;
        while (performance.now() < until);
        yield at;
      }
    }
    let ran = 0;
    const timer = setInterval(() => ran++, 0);
    await inSlices(slow(), new AbortController().signal, () => {});
    clearInterval(timer);
    expect(ran).toBeGreaterThan(0);
  });
});
