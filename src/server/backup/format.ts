import { getTableConfig } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import * as schema from '../database/schema.ts';

/**
 * A backup: lines of JSON, compressed. A head, a line `[table, row]` for each row, and the number of
 * rows at the end, by which one that was cut off is known.
 */
export const FORMAT = 'abaco-1';

/** All tables but those that mean nothing elsewhere, each after those that it refers to. */
const KEPT = [
  schema.users,
  schema.sessions,
  schema.refreshTokens,
  schema.passwordResets,
  schema.emailConfirmations,
  schema.emailChanges,
  schema.invitations,
  schema.consents,
  schema.secondFactors,
  schema.recoveryCodes,
  schema.securityEvents,
  schema.documents,
  schema.documentWritings,
  schema.documentVersions,
  schema.documentShares,
  schema.courses,
  schema.lessons,
  schema.lessonViews,
  schema.conceptViews,
].map((table) => getTableConfig(table));

export const TABLES: readonly string[] = KEPT.map(({ name }) => name);

export interface Column {
  name: string;
  /** JSON as it was written; what is jsonb has an order of its own. */
  isText: boolean;
}

export function columnsOf(table: string): Column[] {
  const columns = KEPT.find(({ name }) => name === table)?.columns ?? [];
  return columns.map((column) => ({ name: column.name, isText: column.getSQLType() === 'json' }));
}

export const head = z.object({ format: z.literal(FORMAT), migrations: z.array(z.string()) });
export const row = z.tuple([z.enum(TABLES), z.record(z.string(), z.unknown())]);
export const end = z.object({ rows: z.int() });
