import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { DOCUMENT_LIMITS } from '../../../schemas/limits.ts';
import type { VersionAnswer, VersionHead } from '../../../schemas/documents.ts';
import type { Db, Queries } from '../database/pool.ts';
import { documentVersions } from '../database/schema.ts';
import { ApiError } from '../http/errors.ts';
import { unknownVersion } from './faults.ts';
import { stateOf } from './read.ts';

const { documentId, revision, label } = documentVersions;

/** What is told of a version without its content. */
const HEAD = {
  revision,
  name: documentVersions.name,
  version: documentVersions.version,
  bytes: documentVersions.bytes,
  device: documentVersions.device,
  label,
  figure: sql<unknown>`${documentVersions.studies}->'figure'`,
  createdAt: documentVersions.createdAt,
};

const isVersion = (id: string, wanted: number) => and(eq(documentId, id), eq(revision, wanted));

/** The versions of a document, the last first. @throws {ApiError} 404 */
export async function listVersions(
  db: Queries,
  userId: number,
  id: string,
): Promise<VersionHead[]> {
  await stateOf(db, userId, id);
  const rows = await db
    .select(HEAD)
    .from(documentVersions)
    .where(eq(documentId, id))
    .orderBy(desc(revision));
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** @throws {ApiError} 404 */
export async function readVersion(
  db: Queries,
  userId: number,
  id: string,
  wanted: number,
): Promise<VersionAnswer> {
  await stateOf(db, userId, id);
  const [row] = await db.select().from(documentVersions).where(isVersion(id, wanted));
  if (!row) throw unknownVersion();
  return { ...row, createdAt: row.createdAt.toISOString() };
}

/** Labels a version, which then stays, or takes its label away. @throws {ApiError} 404, 409 */
export function labelVersion(
  db: Db,
  userId: number,
  id: string,
  wanted: number,
  text: string | null,
): Promise<VersionHead> {
  return db.transaction(async (tx) => {
    await stateOf(tx, userId, id);
    const [row] = await tx
      .update(documentVersions)
      .set({ label: text })
      .where(isVersion(id, wanted))
      .returning(HEAD);
    if (!row) throw unknownVersion();
    const labelled = and(eq(documentId, id), isNotNull(label));
    const [{ count } = { count: 0 }] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(documentVersions)
      .where(labelled);
    if (text !== null && count > DOCUMENT_LIMITS.labels) throw tooManyLabels();
    return { ...row, createdAt: row.createdAt.toISOString() };
  });
}

const tooManyLabels = () =>
  new ApiError(
    409,
    'too_many_labels',
    `Un documento puede tener ${DOCUMENT_LIMITS.labels} versiones con etiqueta`,
  );

/** What a link shows stays as well. */
const IS_KEPT = sql`(v.label is not null or exists (
  select from document_shares s where s.document_id = v.document_id and s.revision = v.revision))`;

/** Lets the oldest versions of a document go beyond what it may have; labelled and shared ones stay. */
export async function pruneVersions(db: Queries, id: string): Promise<void> {
  await db.execute(sql`
    delete from document_versions v
     using (select revision, row_number() over last as place, sum(bytes) over last as total
              from document_versions where document_id = ${id}
            window last as (order by revision desc)) o
     where v.document_id = ${id} and v.revision = o.revision and o.place > 1
       and (o.place > ${DOCUMENT_LIMITS.versions} or o.total > ${DOCUMENT_LIMITS.versionBytes})
       and not ${IS_KEPT}`);
}

const THINNED_DAYS = 30;
/** What is older still was thinned before. */
const DONE_DAYS = 90;

/** Of what is older than a month, keeps the last version of each day, by the calendar of Bogotá. */
export async function thinVersions(db: Queries): Promise<void> {
  const day = (row: string) => sql.raw(`(${row}.created_at at time zone 'America/Bogota')::date`);
  await db.execute(sql`
    delete from document_versions v
     where v.created_at < now() - make_interval(days => ${THINNED_DAYS})
       and v.created_at > now() - make_interval(days => ${DONE_DAYS})
       and not ${IS_KEPT}
       and exists (select from document_versions l
                    where l.document_id = v.document_id and l.revision > v.revision
                      and ${day('l')} = ${day('v')})`);
}
