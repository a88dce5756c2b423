import pg from 'pg';

/** Not listening yet, starting, or going down. */
const NOT_YET = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', '57P03', '57P01', '53300']);

/** Whether the server takes connections yet. @throws where it never will, as with its password */
export async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 });
  // When the server goes down the connection breaks, which is no news to anybody here.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (NOT_YET.has(code ?? '') || /terminated|not queryable|timeout/.test(message)) return false;
    throw error;
  }
}
