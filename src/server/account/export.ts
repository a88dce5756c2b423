import { asc, eq } from 'drizzle-orm';
import type { User } from '../../../schemas/accounts.ts';
import type { Db } from '../database/pool.ts';
import {
  conceptViews,
  consents,
  documentShares,
  documentVersions,
  documents,
  lessonViews,
  securityEvents,
  sessions,
  users,
} from '../database/schema.ts';

/**
 * All that is a person's as one JSON text, in pieces: one for each document, so that no more than one
 * is held in memory. Passwords and tokens are hashes that mean nothing elsewhere, and are left out.
 */
export async function* exportOf(db: Db, user: User): AsyncGenerator<string> {
  const { id: userId } = user;
  const [account] = await db
    .select({ createdAt: users.createdAt, confirmedAt: users.confirmedAt })
    .from(users)
    .where(eq(users.id, userId));
  const head = {
    app: 'abaco',
    exportedAt: new Date().toISOString(),
    account: { ...user, ...account },
    consents: await db
      .select({ version: consents.version, givenAt: consents.givenAt })
      .from(consents)
      .where(eq(consents.userId, userId)),
    sessions: await db
      .select({
        browser: sessions.browser,
        createdAt: sessions.createdAt,
        usedAt: sessions.usedAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId)),
    events: await db
      .select({
        at: securityEvents.at,
        kind: securityEvents.kind,
        address: securityEvents.address,
      })
      .from(securityEvents)
      .where(eq(securityEvents.userId, userId))
      .orderBy(asc(securityEvents.id)),
    lessons: await db
      .select({ lesson: lessonViews.lessonId, viewedAt: lessonViews.viewedAt })
      .from(lessonViews)
      .where(eq(lessonViews.userId, userId)),
    concepts: await db
      .select({
        lesson: conceptViews.lessonId,
        concept: conceptViews.conceptId,
        viewedAt: conceptViews.viewedAt,
      })
      .from(conceptViews)
      .where(eq(conceptViews.userId, userId)),
  };
  yield `${JSON.stringify(head).slice(0, -1)},"documents":[`;
  const ids = await db
    .select({ id: documents.id })
    .from(documents)
    .where(eq(documents.userId, userId))
    .orderBy(asc(documents.createdAt), asc(documents.id));
  let isFirst = true;
  for (const { id } of ids) {
    const document = await documentOf(db, id);
    if (!document) continue;
    yield `${isFirst ? '' : ','}\n${JSON.stringify(document)}`;
    isFirst = false;
  }
  yield '\n]}\n';
}

async function documentOf(db: Db, id: string) {
  const [found] = await db.select().from(documents).where(eq(documents.id, id));
  // Deleted meanwhile.
  if (!found) return null;
  const { userId: _, mark: _mark, ...document } = found;
  const versions = await db
    .select()
    .from(documentVersions)
    .where(eq(documentVersions.documentId, id))
    .orderBy(asc(documentVersions.revision));
  const { revision, createdAt, expiresAt, lastSeenAt } = documentShares;
  const shares = await db
    .select({ revision, createdAt, expiresAt, lastSeenAt })
    .from(documentShares)
    .where(eq(documentShares.documentId, id));
  return {
    ...document,
    versions: versions.map(({ documentId: _id, session: _session, ...version }) => version),
    shares,
  };
}
