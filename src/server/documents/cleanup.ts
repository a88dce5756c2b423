import { lt, sql } from 'drizzle-orm';
import { DOCUMENT_LIMITS } from '../../../schemas/limits.ts';
import type { Db } from '../database/pool.ts';
import { documentShares, documentWritings, documents } from '../database/schema.ts';
import { thinVersions } from './versions.ts';

/** A device that was away for longer is told that the document has changed. */
const WRITINGS_DAYS = 30;

/** Deletes what has been in the bin for long enough, and what no longer has a meaning. */
export async function cleanUpDocuments(db: Db): Promise<void> {
  const ago = (days: number) => sql`now() - make_interval(days => ${days})`;
  await db.delete(documents).where(lt(documents.deletedAt, ago(DOCUMENT_LIMITS.binDays)));
  await db.delete(documentWritings).where(lt(documentWritings.writtenAt, ago(WRITINGS_DAYS)));
  await db.delete(documentShares).where(lt(documentShares.expiresAt, sql`now()`));
  await thinVersions(db);
}
