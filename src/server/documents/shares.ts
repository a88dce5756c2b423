import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { DOCUMENT_LIMITS } from '../../../schemas/limits.ts';
import type { Share, SharedAnswer } from '../../../schemas/documents.ts';
import { hashToken, randomToken } from '../auth/keys.ts';
import type { Db, Queries } from '../database/pool.ts';
import { documentShares, documentVersions, documents } from '../database/schema.ts';
import { ApiError } from '../http/errors.ts';
import { unknownShare } from './faults.ts';
import { isOwn, stateOf } from './read.ts';
import { readVersion } from './versions.ts';

const NOW = sql`now()`;
const { hash, documentId, expiresAt } = documentShares;
const holds = or(isNull(expiresAt), gt(expiresAt, NOW));

export interface ShareWish {
  revision?: number | null | undefined;
  days?: number | null | undefined;
}

/**
 * A link to a document for whoever has it. Its token is given once, and a hash of it is kept.
 *
 * @throws {ApiError} 404, 409 where there are too many
 */
export function makeShare(
  db: Db,
  userId: number,
  id: string,
  { revision, days }: ShareWish,
): Promise<{ id: string; token: string }> {
  const token = randomToken();
  return db.transaction(async (tx) => {
    // One at a time for each document.
    await tx.select({ id: documents.id }).from(documents).where(isOwn(userId, id)).for('update');
    await stateOf(tx, userId, id);
    if (revision) await readVersion(tx, userId, id, revision);
    const [{ count } = { count: 0 }] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(documentShares)
      .where(and(eq(documentId, id), holds));
    if (count >= DOCUMENT_LIMITS.shares) throw tooManyShares();
    await tx.insert(documentShares).values({
      hash: hashToken(token),
      documentId: id,
      revision: revision ?? null,
      expiresAt: days ? sql`now() + make_interval(days => ${days})` : null,
    });
    return { id: hashToken(token), token };
  });
}

const tooManyShares = () =>
  new ApiError(
    409,
    'too_many_shares',
    `Un documento puede tener ${DOCUMENT_LIMITS.shares} enlaces. Quita los que ya no uses.`,
  );

/** The links to a document that hold, the last first. @throws {ApiError} 404 */
export async function listShares(db: Queries, userId: number, id: string): Promise<Share[]> {
  await stateOf(db, userId, id);
  const rows = await db
    .select()
    .from(documentShares)
    .where(and(eq(documentId, id), holds))
    .orderBy(desc(documentShares.createdAt));
  return rows.map((row) => ({
    id: row.hash,
    revision: row.revision,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  }));
}

/** @throws {ApiError} 404 */
export async function revokeShare(
  db: Queries,
  userId: number,
  id: string,
  share: string,
): Promise<void> {
  await stateOf(db, userId, id);
  const gone = await db
    .delete(documentShares)
    .where(and(eq(hash, share), eq(documentId, id)))
    .returning({ hash });
  if (gone.length === 0) throw unknownShare();
}

/** What a link shows. @throws {ApiError} 404, the same for gone, expired and wrong */
export async function openShare(db: Queries, token: string): Promise<SharedAnswer> {
  const [seen] = await db
    .update(documentShares)
    .set({ lastSeenAt: NOW })
    .where(and(eq(hash, hashToken(token)), holds))
    .returning({ documentId, revision: documentShares.revision });
  if (!seen) throw unknownShare();
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.id, seen.documentId), isNull(documents.deletedAt)));
  if (!row) throw unknownShare();
  if (seen.revision === null) return answerOf(row.tool, row, row.updatedAt);
  const isIt = and(
    eq(documentVersions.documentId, row.id),
    eq(documentVersions.revision, seen.revision),
  );
  const [version] = await db.select().from(documentVersions).where(isIt);
  if (!version) throw unknownShare();
  return answerOf(row.tool, version, version.createdAt);
}

interface Shown {
  name: string;
  version: number;
  content: unknown;
}

const answerOf = (tool: string, { name, version, content }: Shown, at: Date): SharedAnswer => ({
  tool,
  name,
  version,
  content,
  updatedAt: at.toISOString(),
});
