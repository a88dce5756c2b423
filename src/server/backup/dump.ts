import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { FORMAT, TABLES } from './format.ts';

/** Rows that are fetched at a time: a document may have 2 MiB. */
const BATCH = 50;

/**
 * Writes all that the service keeps into a file, as of one moment, while it goes on working.
 *
 * @param url connection string of the service's database
 * @returns the number of rows
 */
export async function dump(url: string, file: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const draft = `${file}.draft`;
  const count = { rows: 0 };
  try {
    // One moment for all tables.
    await client.query('begin isolation level repeatable read read only');
    const lines = Readable.from(linesOf(client, count));
    // For its owner only: there are addresses and hashes of passwords in it.
    const output = createWriteStream(draft, { mode: 0o600, flush: true });
    await pipeline(lines, createGzip(), output);
    await rename(draft, file);
    return count.rows;
  } finally {
    await rm(draft, { force: true });
    await client.end();
  }
}

async function* linesOf(client: pg.Client, count: { rows: number }): AsyncGenerator<string> {
  const { rows } = await client.query<{ name: string }>(
    'select name from migrations order by name',
  );
  yield `${JSON.stringify({ format: FORMAT, migrations: rows.map(({ name }) => name) })}\n`;
  for (const table of TABLES) {
    // Not as jsonb, which would reorder what documents hold.
    await client.query(
      `declare lines cursor for select row_to_json(t)::text as line from ${table} t`,
    );
    for (;;) {
      const batch = await client.query<{ line: string }>(`fetch ${BATCH} from lines`);
      if (batch.rows.length === 0) break;
      count.rows += batch.rows.length;
      yield batch.rows.map(({ line }) => `["${table}",${line}]\n`).join('');
    }
    await client.query('close lines');
  }
  yield `${JSON.stringify({ rows: count.rows })}\n`;
}
