import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { migrate } from '../database/migrate.ts';
import { createPool, inTransaction } from '../database/pool.ts';
import { TABLES, columnsOf, end, head, row } from './format.ts';

/** Why a file can't be restored, in words for whoever runs the service. */
export class RestoreError extends Error {
  override name = 'RestoreError';
}

/** Rows that are written at a time: a document may have 2 MiB. */
const BATCH = 50;

/**
 * Puts what a backup holds into an empty database: all of it, or nothing.
 *
 * @param url connection string of the service's database
 * @returns the number of rows
 * @throws {RestoreError}
 */
export async function restore(url: string, file: string): Promise<number> {
  const pool = createPool({ url, connections: 1, statementMs: 0, onError: () => undefined });
  try {
    await migrate(pool);
    return await inTransaction(pool, (client) => fill(client, file));
  } finally {
    await pool.end();
  }
}

async function fill(client: pg.PoolClient, file: string): Promise<number> {
  const people = await client.query('select from users limit 1');
  if (people.rowCount !== 0) {
    throw new RestoreError(
      'La base de datos ya tiene cuentas. Restaure en una vacía (DATA_DIR o DATABASE_URL).',
    );
  }
  // What a start has read from the folder of courses; the next one reads it again.
  await client.query('delete from courses');
  const batches = new Batches(client);
  let rows = 0;
  let announced: number | undefined;
  for await (const [i, line] of linesIn(file)) {
    if (i === 0) await checkHead(client, line);
    else if (end.safeParse(line).success) announced = end.parse(line).rows;
    else {
      const [table, values] = row.parse(line);
      await batches.add(table, values);
      rows++;
    }
  }
  await batches.flush();
  if (announced !== rows) throw new RestoreError('La copia está incompleta.');
  for (const table of ['users', 'security_events']) {
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table}`,
    );
  }
  return rows;
}

async function* linesIn(file: string): AsyncGenerator<[number, unknown]> {
  const input = createReadStream(file).pipe(createGunzip());
  let i = 0;
  try {
    for await (const line of createInterface({ input })) yield [i++, JSON.parse(line)];
  } catch (error) {
    if (error instanceof RestoreError) throw error;
    throw new RestoreError('La copia está dañada o incompleta.', { cause: error });
  }
}

async function checkHead(client: pg.PoolClient, line: unknown): Promise<void> {
  const { data } = head.safeParse(line);
  if (!data) throw new RestoreError('El archivo no es una copia de Ábaco.');
  const { rows } = await client.query<{ name: string }>(
    'select name from migrations order by name',
  );
  if (data.migrations.join() === rows.map(({ name }) => name).join()) return;
  throw new RestoreError(
    'La copia es de otra versión de Ábaco. Restáurela con esa versión y actualice después.',
  );
}

/** Rows that are written together, as long as they are of one table. */
class Batches {
  readonly #client: pg.PoolClient;
  #table = TABLES[0] ?? '';
  #rows: Values[] = [];

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  async add(table: string, values: Values): Promise<void> {
    if (table !== this.#table || this.#rows.length === BATCH) await this.flush();
    this.#table = table;
    this.#rows.push(values);
  }

  async flush(): Promise<void> {
    const rows = this.#rows;
    this.#rows = [];
    if (rows.length === 0) return;
    const columns = columnsOf(this.#table);
    const names = columns.map(({ name }) => name).join(', ');
    // As a text in the text that is read: else characters that PostgreSQL's text has no place for
    // are refused, though JSON may have them.
    const texts = columns.filter(({ isText }) => isText).map(({ name }) => name);
    const values = columns.map(({ name, isText }) => (isText ? `(${name} #>> '{}')::json` : name));
    await this.#client.query(
      `insert into ${this.#table} (${names}) overriding system value
        select ${values.join(', ')} from json_populate_recordset(null::${this.#table}, $1::json)`,
      [JSON.stringify(rows.map((row) => asTexts(row, texts)))],
    );
  }
}

type Values = Record<string, unknown>;

function asTexts(row: Values, names: readonly string[]): Values {
  const texts = names.filter((name) => row[name] !== null);
  return { ...row, ...Object.fromEntries(texts.map((name) => [name, JSON.stringify(row[name])])) };
}
