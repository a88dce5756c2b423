import { getTableName } from 'drizzle-orm';
import { z } from 'zod';
import * as schema from '../database/schema.ts';

/**
 * A backup: lines of JSON, compressed. A head, a line `[table, row]` for each row, and the number of
 * rows at the end, by which one that was cut off is known.
 */
export const FORMAT = 'abaco-1';

/** All tables but those that mean nothing elsewhere, each after those that it refers to. */
export const TABLES: readonly string[] = [
  schema.users,
  schema.sessions,
  schema.refreshTokens,
  schema.passwordResets,
  schema.courses,
  schema.lessons,
  schema.lessonViews,
  schema.conceptViews,
].map((table) => getTableName(table));

export const head = z.object({ format: z.literal(FORMAT), migrations: z.array(z.string()) });
export const row = z.tuple([z.enum(TABLES), z.record(z.string(), z.unknown())]);
export const end = z.object({ rows: z.int() });
