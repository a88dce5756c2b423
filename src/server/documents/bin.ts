import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { DOCUMENT_LIMITS } from '../../../schemas/limits.ts';
import type { Db, Queries } from '../database/pool.ts';
import { documents } from '../database/schema.ts';
import { accountFull } from './faults.ts';
import { isOwn, stateOf } from './read.ts';
import type { DocumentState } from './read.ts';

/** Both ways count as a writing, so that other devices hear of them. */
const moved = (device: string) => ({
  revision: sql`${documents.revision} + 1`,
  updatedAt: sql`now()`,
  device,
});

/**
 * Puts a document into the bin; one that is there stays there.
 *
 * @returns the state that was met where it isn't the one that was seen, else null
 * @throws {ApiError} 404
 */
export async function putInBin(
  db: Queries,
  { userId, device }: { userId: number; device: string },
  id: string,
  seen: number,
): Promise<DocumentState | null> {
  const rows = await db
    .update(documents)
    .set({ ...moved(device), deletedAt: sql`now()` })
    .where(and(isOwn(userId, id), eq(documents.revision, seen), isNull(documents.deletedAt)))
    .returning({ id: documents.id });
  if (rows.length > 0) return null;
  const state = await stateOf(db, userId, id);
  return state.deletedAt ? null : state;
}

/** Ends a document that is in the bin. @throws {ApiError} 404 */
export async function endDocument(
  db: Queries,
  { userId }: { userId: number },
  id: string,
  seen: number,
): Promise<DocumentState | null> {
  const rows = await db
    .delete(documents)
    .where(and(isOwn(userId, id), eq(documents.revision, seen), isNotNull(documents.deletedAt)))
    .returning({ id: documents.id });
  return rows.length > 0 ? null : stateOf(db, userId, id);
}

/** Takes a document out of the bin. @returns its revision @throws {ApiError} 404, 409 */
export function restoreDocument(
  db: Db,
  { userId, device }: { userId: number; device: string },
  id: string,
): Promise<number> {
  return db.transaction(async (tx) => {
    // As when one is created: one at a time for each account.
    await tx.execute(sql`select from users where id = ${userId} for no key update`);
    const { deletedAt, revision } = await stateOf(tx, userId, id);
    if (!deletedAt) return revision;
    if ((await countOf(tx, userId)) >= DOCUMENT_LIMITS.documents) throw accountFull();
    const [row] = await tx
      .update(documents)
      .set({ ...moved(device), deletedAt: null })
      .where(isOwn(userId, id))
      .returning({ revision: documents.revision });
    return row?.revision ?? revision;
  });
}

async function countOf(tx: Queries, userId: number): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(documents)
    .where(and(eq(documents.userId, userId), isNull(documents.deletedAt)));
  return row?.count ?? 0;
}
