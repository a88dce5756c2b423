import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sealWith } from '../auth/seal.ts';
import { migrate } from '../database/migrate.ts';
import { createDb, createPool } from '../database/pool.ts';
import type { Db } from '../database/pool.ts';
import { createDatabase } from '../testing/service.ts';
import { passwordChanged } from './messages.ts';
import { openMailQueue } from './queue.ts';

const lines: { err?: Error }[] = [];
const note = (line: object) => lines.push(line);
const log = { info: note, warn: note, error: note };
const seal = sealWith(new Uint8Array(32).fill(7));
const message = (subject: string) => ({
  ...passwordChanged({ email: 'ana@ejemplo.co', firstName: 'Ana' }, 'https://abaco.co'),
  subject,
});

let pool: pg.Pool;
let db: Db;
let sent: string[];
let isDown: boolean;

/** A process of the service, as far as its mail is concerned. */
const queue = (spreadSeconds = 0) =>
  openMailQueue({
    db,
    seal,
    log,
    spreadSeconds,
    deliver: async ({ subject }) => {
      if (isDown) throw new Error('nadie contesta');
      await new Promise((resolve) => setTimeout(resolve, 5));
      sent.push(subject);
    },
  });
const waiting = async () => (await pool.query('select * from outgoing_mail')).rows as object[];
const makeDue = () => pool.query('update outgoing_mail set due_at = now()');

beforeAll(async () => {
  const url = await createDatabase();
  pool = createPool({ url, connections: 5, statementMs: 0, onError: () => undefined });
  await migrate(pool);
  db = createDb(pool);
});
afterAll(() => pool.end());
beforeEach(async () => {
  await pool.query('delete from outgoing_mail');
  [sent, isDown] = [[], false];
  lines.splice(0);
});

test('of several processes one sends each message', async () => {
  for (let i = 0; i < 20; i++) await queue().add(db, message(String(i)));
  await Promise.all([queue().deliverDue(), queue().deliverDue(), queue().deliverDue()]);
  expect(sent.map(Number).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i));
  expect(await waiting()).toEqual([]);
});

test('what nobody takes waits for a minute, and a day at most', async () => {
  isDown = true;
  await queue().add(db, message('espera'));
  await queue().deliverDue();
  expect(String(lines[0]?.err)).toContain('nadie contesta');
  isDown = false;
  await queue().deliverDue();
  expect(sent).toEqual([]);
  await makeDue();
  await queue().deliverDue();
  expect(sent).toEqual(['espera']);

  isDown = true;
  await queue().add(db, message('vieja'));
  await pool.query(`update outgoing_mail set created_at = now() - interval '25 hours'`);
  await queue().deliverDue();
  expect(await waiting()).toEqual([]);
});

test('what was being sent when its process ended is sent by another, later', async () => {
  await queue().add(db, message('de antes'));
  const dying = openMailQueue({
    db,
    seal,
    log,
    spreadSeconds: 0,
    deliver: () => new Promise<never>(() => undefined),
  });
  void dying.deliverDue();
  await expect
    .poll(async () => (await pool.query('select from outgoing_mail where due_at > now()')).rowCount)
    .toBe(1);
  await queue().deliverDue();
  expect(sent).toEqual([]);
  await makeDue();
  await queue().deliverDue();
  expect(sent).toEqual(['de antes']);
});

test('one of a transaction that fails is never sent; one that is not wanted neither', async () => {
  const failing = db.transaction(async (tx) => {
    await queue().add(tx, message('nunca'));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await queue().add(db, message('de nadie'), false);
  expect(await waiting()).toHaveLength(1);
  await queue().deliverDue();
  expect({ sent, waiting: await waiting() }).toEqual({ sent: [], waiting: [] });
});

test('the database shows nothing of a message', async () => {
  await queue().add(db, message('Tu contraseña'));
  expect(JSON.stringify(await waiting())).not.toMatch(/ana@|contrase|abaco\.co/);
});

test('messages leave at a random moment within the time that is set', async () => {
  for (let i = 0; i < 20; i++) await queue(1000).add(db, message(String(i)));
  const { rows } = await pool.query<{ seconds: number }>(
    'select extract(epoch from due_at - created_at)::float as seconds from outgoing_mail',
  );
  const seconds = rows.map((row) => row.seconds);
  expect(new Set(seconds).size).toBe(20);
  // All 20 within the first tenth: once in 10^20.
  expect(Math.max(...seconds)).toBeGreaterThan(100);
  expect(Math.max(...seconds)).toBeLessThanOrEqual(1000);
});
