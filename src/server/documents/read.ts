import { and, desc, eq, gte, isNull } from 'drizzle-orm';
import type { DocumentAnswer, DocumentHead } from '../../../schemas/documents.ts';
import type { Queries } from '../database/pool.ts';
import { documents } from '../database/schema.ts';
import { unknownDocument } from './faults.ts';

const HEAD = {
  id: documents.id,
  tool: documents.tool,
  name: documents.name,
  revision: documents.revision,
  mark: documents.mark,
  version: documents.version,
  bytes: documents.bytes,
  updatedAt: documents.updatedAt,
  deletedAt: documents.deletedAt,
};

/** A document of a person's, and of nobody else. */
export const isOwn = (userId: number, id: string) =>
  and(eq(documents.id, id), eq(documents.userId, userId));

export interface Wanted {
  tool?: string | undefined;
  /** Only what was written at that moment or later. */
  since?: string | undefined;
  /** Those in the bin as well. */
  withDeleted: boolean;
}

/** The documents of a person, what was written last first. */
export async function listDocuments(
  db: Queries,
  userId: number,
  { tool, since, withDeleted }: Wanted,
): Promise<DocumentHead[]> {
  const rows = await db
    .select(HEAD)
    .from(documents)
    .where(
      and(
        eq(documents.userId, userId),
        tool === undefined ? undefined : eq(documents.tool, tool),
        since === undefined ? undefined : gte(documents.updatedAt, new Date(since)),
        withDeleted ? undefined : isNull(documents.deletedAt),
      ),
    )
    .orderBy(desc(documents.updatedAt), documents.id);
  return rows.map((row) => ({
    ...row,
    updatedAt: row.updatedAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
  }));
}

/** @throws {ApiError} 404 */
export async function readDocument(
  db: Queries,
  userId: number,
  id: string,
): Promise<DocumentAnswer> {
  const [row] = await db.select().from(documents).where(isOwn(userId, id));
  if (!row) throw unknownDocument();
  return {
    ...row,
    updatedAt: row.updatedAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
  };
}

export interface DocumentState {
  tool: string;
  revision: number;
  mark: string;
  device: string;
  updatedAt: Date;
  deletedAt: Date | null;
}

/** What a writing is compared with. @throws {ApiError} 404 */
export async function stateOf(db: Queries, userId: number, id: string): Promise<DocumentState> {
  const { tool, revision, mark, device, updatedAt, deletedAt } = documents;
  const [row] = await db
    .select({ tool, revision, mark, device, updatedAt, deletedAt })
    .from(documents)
    .where(isOwn(userId, id));
  if (!row) throw unknownDocument();
  return row;
}
