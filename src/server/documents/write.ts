import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { DOCUMENT_LIMITS } from '../../../schemas/limits.ts';
import type { DocumentWrite, WriteAnswer } from '../../../schemas/documents.ts';
import type { Db, Queries } from '../database/pool.ts';
import { documentWritings } from '../database/schema.ts';
import { accountFull, otherTool, tooLarge } from './faults.ts';
import type { Precondition } from './precondition.ts';
import { stateOf } from './read.ts';
import type { DocumentState } from './read.ts';
import { pruneVersions } from './versions.ts';

/** Who writes. */
export interface Writer {
  userId: number;
  /** What with, in words. */
  device: string;
  /** A hash of the session's id. */
  session: string;
}

/** `behind`: nothing was written, because the document is no longer as the writer has seen it. */
export type Written = { created: boolean; answer: WriteAnswer } | { behind: DocumentState };

/** Writings of one session within so many minutes are one version. */
const ONE_VERSION_MINUTES = 10;

/**
 * Writes a document on what the writer has seen, or a new one. What was written with the same mark
 * before is answered as it was then.
 *
 * @throws {ApiError} 400 of another tool, 404, 409 no room in the account, 413
 */
export async function writeDocument(
  db: Db,
  writer: Writer,
  id: string,
  condition: Precondition,
  request: DocumentWrite,
): Promise<Written> {
  const row = rowOf(request);
  if (row.bytes > DOCUMENT_LIMITS.documentBytes) throw tooLarge();
  const made = condition.isNew
    ? await insert(db, writer, id, row)
    : await update(db, writer, id, condition.seen, row);
  if (made) {
    await pruneVersions(db, id);
    return { created: condition.isNew, answer: { ...made, mark: row.mark } };
  }
  return explain(db, writer, id, condition, row);
}

interface Row extends Omit<DocumentWrite, 'content' | 'studies'> {
  content: string;
  studies: string | null;
  note: string;
  bytes: number;
}

function rowOf(request: DocumentWrite): Row {
  const content = JSON.stringify(request.content);
  const studies = (request.studies ?? null) === null ? null : JSON.stringify(request.studies);
  const bytes = Buffer.byteLength(content) + Buffer.byteLength(studies ?? '');
  return { ...request, content, studies, note: request.note ?? '', bytes };
}

type Made = Omit<WriteAnswer, 'mark'>;

const ISO = `YYYY-MM-DD"T"HH24:MI:SS.MS"Z"`;
const MADE = sql`select revision, to_char(updated_at at time zone 'UTC', ${ISO}) as "updatedAt"
  from written`;

async function first(db: Queries, statement: SQL): Promise<Made | undefined> {
  const { rows } = await db.execute<{ revision: number; updatedAt: string }>(statement);
  return rows[0];
}

const used = (userId: number) =>
  sql`(select coalesce(sum(bytes), 0) from documents where user_id = ${userId})`;

/** One statement decides: of several at once on one revision, one finds it. */
function update(
  db: Queries,
  { userId, device, session }: Writer,
  id: string,
  seen: number,
  row: Row,
): Promise<Made | undefined> {
  return first(
    db,
    sql`with written as (
          update documents d
             set revision = revision + 1, mark = ${row.mark}, name = ${row.name},
                 note = ${row.note}, version = ${row.version}, content = ${row.content}::json,
                 studies = ${row.studies}::json, bytes = ${row.bytes}, device = ${device},
                 updated_at = now()
           where id = ${id} and user_id = ${userId} and tool = ${row.tool} and revision = ${seen}
             and deleted_at is null
             and not exists (select from document_writings
                              where document_id = ${id} and mark = ${row.mark})
             and (${row.bytes}::int <= bytes
                  or ${used(userId)} - bytes + ${row.bytes}::int <= ${DOCUMENT_LIMITS.accountBytes})
          returning *),
        continued as (
          delete from document_versions v using written w
           where v.document_id = w.id and v.revision = w.revision - 1 and v.label is null
             and v.session = ${session}
             and v.started_at > now() - make_interval(mins => ${ONE_VERSION_MINUTES})
             and not exists (select from document_shares s
                              where s.document_id = v.document_id and s.revision = v.revision)
          returning v.started_at),
        ${records(session, sql`coalesce((select started_at from continued), now())`)}
        ${MADE}`,
  );
}

/** Documents are created one at a time for each account, so that none slips past its limits. */
function insert(
  db: Db,
  { userId, device, session }: Writer,
  id: string,
  row: Row,
): Promise<Made | undefined> {
  const { documents, rows, accountBytes } = DOCUMENT_LIMITS;
  return db.transaction(async (tx) => {
    await tx.execute(sql`select from users where id = ${userId} for no key update`);
    return first(
      tx,
      sql`with written as (
            insert into documents
              (id, user_id, tool, name, note, revision, mark, version, content, studies, bytes, device)
            select ${id}::uuid, ${userId}, ${row.tool}, ${row.name}, ${row.note}, 1,
                   ${row.mark}::uuid, ${row.version}::int, ${row.content}::json,
                   ${row.studies}::json, ${row.bytes}::int, ${device}
             where (select count(*) < ${rows} and count(*) filter (where deleted_at is null) < ${documents}
                      from documents where user_id = ${userId})
               and ${used(userId)} + ${row.bytes}::int <= ${accountBytes}
            on conflict (id) do nothing
            returning *),
          ${records(session, sql`now()`)}
          ${MADE}`,
    );
  });
}

/** The version and the mark that go with a writing. */
const records = (session: string, startedAt: SQL) => sql`
  version as (
    insert into document_versions
      (document_id, revision, name, note, version, content, studies, bytes, device, session, started_at)
    select id, revision, name, note, version, content, studies, bytes, device, ${session}, ${startedAt}
      from written),
  noted as (
    insert into document_writings (document_id, mark, revision, written_at)
    select id, mark, revision, updated_at from written)`;

/** Why nothing was written. */
async function explain(
  db: Queries,
  { userId }: Writer,
  id: string,
  condition: Precondition,
  { mark, tool }: Row,
): Promise<Written> {
  if (condition.isNew && !(await exists(db, id))) throw accountFull();
  const state = await stateOf(db, userId, id);
  const [before] = await db
    .select()
    .from(documentWritings)
    .where(and(eq(documentWritings.documentId, id), eq(documentWritings.mark, mark)));
  if (before) {
    const { revision, writtenAt } = before;
    const answer = { revision, mark, updatedAt: writtenAt.toISOString() };
    return { created: condition.isNew, answer };
  }
  if (state.tool !== tool) throw otherTool();
  const isSeen = !condition.isNew && condition.seen === state.revision && !state.deletedAt;
  if (isSeen) throw accountFull();
  return { behind: state };
}

async function exists(db: Queries, id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from documents where id = ${id}`);
  return rows.length > 0;
}
