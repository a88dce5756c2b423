import { expect, test } from 'vitest';
import { Slots } from './slots.ts';

/** Slots whose tasks end one after the other, when `end` says so. */
function open(most: number) {
  const slots = new Slots(1, most);
  const order: string[] = [];
  const refused: string[] = [];
  let end: () => void = () => undefined;
  const ask = (key: string, name: string) =>
    slots
      .run(key, () => {
        order.push(name);
        return new Promise<void>((resolve) => (end = resolve));
      })
      .catch(({ status, code }) => refused.push(`${name}: ${status} ${code}`));
  const endAll = async (asked: Promise<unknown>[]) => {
    const all = Promise.all(asked);
    // As many turns as there could be tasks.
    for (const _ of asked) {
      end();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await all;
  };
  return { ask, endAll, order, refused };
}

test('addresses take turns, however often one asks', async () => {
  const { ask, endAll, order } = open(100);
  const asked = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => ask(name[0] ?? '', name));
  await endAll(asked);
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('where too many wait, whoever asks most is refused', async () => {
  const { ask, endAll, order, refused } = open(3);
  const asked = ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'c1'].map((name) => ask(name[0] ?? '', name));
  await endAll(asked);
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1']);
  expect(refused.sort()).toEqual(['a3: 503 busy', 'a4: 503 busy', 'a5: 503 busy']);
});

test('a task that fails gives its place on', async () => {
  const slots = new Slots(1, 1);
  const failed = slots.run('a', () => Promise.reject(new Error('no')));
  const next = slots.run('a', async () => 'done');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('done');
});
