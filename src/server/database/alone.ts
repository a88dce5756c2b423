import { sql } from 'drizzle-orm';
import type { Db } from './pool.ts';

/**
 * Runs a job where no other process of the service is at it; else it does nothing. The lock is the
 * database's and ends with its connection, so that a process that dies keeps nobody waiting.
 */
export function alone(db: Db, job: string, task: () => Promise<void>): Promise<void> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ free: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtext(${`abaco ${job}`})) as free`,
    );
    if (rows[0]?.free) await task();
  });
}
