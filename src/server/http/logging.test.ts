import { expect, test } from 'vitest';
import { loggerOptions } from './logging.ts';

test('the standard output is listened to once, however many apps log to it', () => {
  const listeners = () => [process.stdout.listenerCount('error'), process.listenerCount('exit')];
  loggerOptions('info');
  const once = listeners();
  for (let app = 0; app < 20; app += 1) loggerOptions('info');
  expect(listeners()).toEqual(once);
});
