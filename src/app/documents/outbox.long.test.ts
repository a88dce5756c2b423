import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TestAccount, TestDevice } from './testing/devices.ts';

/** What may happen to a request. */
const fault = fc.constantFrom('none', 'none', 'none', 'editing', 'lost', 'unanswered', 'crash');

const steps = (devices: number) =>
  fc.array(
    fc.record({
      device: fc.nat(devices - 1),
      does: fc.constantFrom('edit', 'edit', 'push', 'push', 'push', 'pull', 'settle'),
      fault,
      whose: fc.constantFrom('mine', 'theirs', 'both'),
    }),
    { minLength: 15, maxLength: 40, size: 'max' },
  );

type Step = {
  readonly device: number;
  readonly does: string;
  readonly fault: string;
  readonly whose: string;
};

/** Lets a history happen, and then everything calm down with no fault. */
function live(count: number, history: readonly Step[]) {
  const account = new TestAccount();
  const devices = Array.from({ length: count }, () => new TestDevice(account));
  for (const { device, does, fault: what, whose } of history) {
    const at = devices[device];
    if (does === 'edit') at?.edit();
    if (does === 'push') at?.push(what);
    if (does === 'pull') at?.pull(what);
    if (does === 'settle') at?.settle(whose);
  }
  for (let round = 0; round < 6; round++) {
    for (const device of devices) {
      device.push('none');
      device.pull('none');
      device.settle('both');
    }
  }
  return { account, devices };
}

describe('any history of edits, lost requests, lost answers and crashes', () => {
  it('of three devices loses no edit, and all end with the same', () => {
    let edits = 0;
    let conflicts = 0;
    fc.assert(
      fc.property(steps(3), (history) => {
        const { account, devices } = live(3, history);
        const everywhere = new Set([...account.everWritten(), ...devices.flatMap((d) => d.copies)]);
        for (const device of devices) {
          for (const edit of device.made) {
            // What the person let go in a conflict is theirs to lose.
            expect(everywhere.has(edit) || device.letGo.has(edit)).toBe(true);
          }
          expect(device.own).toEqual(devices[0]?.own);
          expect(device.foreignConflicts).toBe(device.conflicts);
          edits += device.made.length;
          conflicts += device.conflicts;
        }
      }),
      { numRuns: 10_000 },
    );
    // The histories are such that something could have been lost.
    expect(edits).toBeGreaterThan(50_000);
    expect(conflicts).toBeGreaterThan(5000);
  });

  it('of one device never is a conflict', () => {
    fc.assert(
      fc.property(steps(1), (history) => {
        const { account, devices } = live(1, history);
        const [device] = devices;
        expect(device?.conflicts).toBe(0);
        expect(account.current).toEqual(device?.own);
        expect(device?.own).toEqual(device?.made);
      }),
      { numRuns: 10_000 },
    );
  });
});
