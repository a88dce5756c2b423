import { randomBytes } from 'node:crypto';
import pg from 'pg';

const DATABASE = 'abaco';
const ROLE = 'abaco_service';

/**
 * Makes the service's database on a server of our own, and the account that it works as: it owns
 * that database and may do nothing else. What older versions made as superuser becomes its own.
 *
 * @param url connection string of a database, as superuser
 * @returns connection string of the service's database, as that account, with a password that
 *   holds until the next start
 */
export async function prepareOwnDatabase(url: (database: string) => string): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  await withClient(url('postgres'), async (client) => {
    const role = await client.query('select from pg_roles where rolname = $1', [ROLE]);
    if (role.rowCount === 0) await client.query(`create role ${ROLE}`);
    await client.query(`alter role ${ROLE} login nosuperuser password '${password}'`);
    const known = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (known.rowCount === 0) await client.query(`create database ${DATABASE}`);
    await client.query(`alter database ${DATABASE} owner to ${ROLE}`);
  });
  await withClient(url(DATABASE), async (client) => {
    const { rows } = await client.query<{ change: string }>(
      `select format('alter table %I owner to ${ROLE}', tablename) as change
         from pg_tables where schemaname = 'public' and tableowner <> '${ROLE}'`,
    );
    for (const { change } of rows) await client.query(change);
  });
  const own = new URL(url(DATABASE));
  own.username = ROLE;
  own.password = password;
  return own.href;
}

async function withClient(url: string, task: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await task(client);
  } finally {
    await client.end();
  }
}
