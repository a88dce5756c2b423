import { readFileSync } from 'node:fs';
import path from 'node:path';
import { satisfies, minVersion } from 'semver';
import { z } from 'zod';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (name: string): unknown => JSON.parse(readFileSync(path.join(root, name), 'utf8'));

const engines = z.object({ node: z.string() }).partial().optional();
const lock = z.object({ packages: z.record(z.string(), z.object({ engines })) });

test('every package runs on the oldest Node that is promised', () => {
  const promised = z
    .object({ engines: z.object({ node: z.string() }) })
    .parse(read('package.json'));
  const oldest = minVersion(promised.engines.node)?.version ?? '';
  expect(oldest).toBe('20.19.0');
  const { packages } = lock.parse(read('package-lock.json'));
  const tooNew = Object.entries(packages).filter(
    ([, spec]) => spec.engines?.node !== undefined && !satisfies(oldest, spec.engines.node),
  );
  expect(tooNew.map(([name]) => name)).toEqual([]);
});
