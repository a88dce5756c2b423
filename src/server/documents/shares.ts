import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { DOCUMENT_LIMITS } from '../../../schemas/limits.ts';
import type { OwnShare, Share, SharedAnswer } from '../../../schemas/documents.ts';
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
  return rows.map(toShare);
}

const toShare = (row: typeof documentShares.$inferSelect): Share => ({
  id: row.hash,
  revision: row.revision,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
});

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

/** What a link leads to; null the same for gone, expired and wrong. */
async function findShown(db: Queries, token: string) {
  const [found] = await db
    .select({ documentId, revision: documentShares.revision })
    .from(documentShares)
    .innerJoin(documents, and(eq(documents.id, documentId), isNull(documents.deletedAt)))
    .where(and(eq(hash, hashToken(token)), holds));
  return found ?? null;
}

/** What a link shows, and that it was opened. @throws {ApiError} 404, the same for gone, expired and wrong */
export async function openShare(db: Queries, token: string): Promise<SharedAnswer> {
  const found = await findShown(db, token);
  const shown = found && (await readShown(db, found));
  if (!shown) throw unknownShare();
  await db
    .update(documentShares)
    .set({ lastSeenAt: NOW })
    .where(eq(hash, hashToken(token)));
  const { tool, name, version, content, updatedAt } = shown;
  return { tool, name, version, content, updatedAt: updatedAt.toISOString() };
}

interface Found {
  documentId: string;
  /** Null for the latest. */
  revision: number | null;
}

/** The document as the link shows it: as it is, or as of one revision. */
async function readShown(db: Queries, { documentId: id, revision }: Found) {
  const [row] = await db.select().from(documents).where(eq(documents.id, id));
  if (!row || revision === null) return row;
  const isIt = and(eq(documentVersions.documentId, id), eq(documentVersions.revision, revision));
  const [version] = await db.select().from(documentVersions).where(isIt);
  return version && { ...version, tool: row.tool, updatedAt: version.createdAt };
}

/** What may be said of a link's document before it is opened. */
export interface Preview {
  name: string;
  /** The deciding result as it reads: 'Cuota mensual: $ 3.303.259'. */
  figure: string | null;
}

/** As the app puts it among the studies: computed from the content, which the link shows as well. */
const withFigure = z.object({
  figure: z.object({ label: z.string().max(120), text: z.string().max(120) }),
});

/**
 * What a link says to programs that show where it leads; null where there is nothing any more.
 * Looking at it is no visit: nobody has opened the link yet.
 */
export async function previewOf(db: Queries, token: string): Promise<Preview | null> {
  const found = await findShown(db, token);
  const shown = found && (await readShown(db, found));
  if (!shown) return null;
  const { data } = withFigure.safeParse(shown.studies);
  return { name: shown.name, figure: data ? `${data.figure.label}: ${data.figure.text}` : null };
}

/** All links of a person that hold, the last first. */
export async function listAllShares(db: Queries, userId: number): Promise<OwnShare[]> {
  const rows = await db
    .select({ share: documentShares, name: documents.name, tool: documents.tool })
    .from(documentShares)
    .innerJoin(documents, and(eq(documents.id, documentId), isNull(documents.deletedAt)))
    .where(and(eq(documents.userId, userId), holds))
    .orderBy(desc(documentShares.createdAt));
  return rows.map(({ share, name, tool }) => ({
    ...toShare(share),
    document: { id: share.documentId, name, tool },
  }));
}
