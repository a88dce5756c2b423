import {
  bigint,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { USER_TYPES } from '../../../schemas/userTypes.ts';
import type { CourseContent, LessonContent } from '../courses/content.ts';

/** The tables as the migrations leave them; a test compares the two. */

const moment = (name: string) => timestamp(name, { withTimezone: true });
const userId = () => bigint('user_id', { mode: 'number' }).notNull();

export const users = pgTable('users', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  email: text().notNull().unique(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  passwordHash: text('password_hash').notNull(),
  userType: text('user_type', { enum: USER_TYPES }).notNull().default('investor'),
  phoneNumber: text('phone_number').notNull().default(''),
  contactEmail: text('contact_email').notNull().default(''),
  createdAt: moment('created_at').notNull().defaultNow(),
  disabledAt: moment('disabled_at'),
  confirmedAt: moment('confirmed_at'),
});

export const sessions = pgTable('sessions', {
  /** A hash of the id in access tokens. */
  id: text().primaryKey(),
  userId: userId(),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  device: text(),
  /** What it was opened with, in words. */
  browser: text().notNull().default(''),
  usedAt: moment('used_at').notNull().defaultNow(),
});

export const refreshTokens = pgTable('refresh_tokens', {
  hash: text().primaryKey(),
  sessionId: text('session_id').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  usedAt: moment('used_at'),
});

export const passwordResets = pgTable('password_resets', {
  hash: text().primaryKey(),
  userId: userId(),
  expiresAt: moment('expires_at').notNull(),
});

export const emailConfirmations = pgTable('email_confirmations', {
  hash: text().primaryKey(),
  userId: userId(),
  expiresAt: moment('expires_at').notNull(),
});

export const emailChanges = pgTable('email_changes', {
  hash: text().primaryKey(),
  userId: userId(),
  /** The new address. */
  email: text().notNull(),
  /** A hash: the one that it was asked for in. */
  session: text().notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const invitations = pgTable('invitations', {
  hash: text().primaryKey(),
  email: text().notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const consents = pgTable(
  'consents',
  {
    userId: userId(),
    /** Of the texts. */
    version: text().notNull(),
    givenAt: moment('given_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.version] })],
);

export const secondFactors = pgTable('second_factors', {
  userId: bigint('user_id', { mode: 'number' }).primaryKey(),
  secret: text().notNull(),
  enabledAt: moment('enabled_at'),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

export const recoveryCodes = pgTable('recovery_codes', {
  hash: text().primaryKey(),
  userId: userId(),
});

export const securityEvents = pgTable('security_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment('at').notNull().defaultNow(),
  kind: text().notNull(),
  userId: bigint('user_id', { mode: 'number' }),
  address: text(),
});

export const outgoingMail = pgTable('outgoing_mail', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  message: text().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  dueAt: moment('due_at').notNull().defaultNow(),
});

export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  hits: integer().notNull(),
  resetsAt: moment('resets_at').notNull(),
});

export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** What the service holds of a tool's document without looking into it. */
const written = {
  name: text().notNull(),
  note: text().notNull(),
  revision: integer().notNull(),
  /** Of the content's shape. */
  version: integer().notNull(),
  content: json().notNull(),
  studies: json(),
  bytes: integer().notNull(),
  device: text().notNull(),
};

const documentId = () => uuid('document_id').notNull();

export const documents = pgTable('documents', {
  id: uuid().primaryKey(),
  userId: userId(),
  tool: text().notNull(),
  ...written,
  mark: uuid().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  deletedAt: moment('deleted_at'),
});

export const documentWritings = pgTable(
  'document_writings',
  {
    documentId: documentId(),
    mark: uuid().notNull(),
    revision: integer().notNull(),
    writtenAt: moment('written_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.mark] })],
);

export const documentVersions = pgTable(
  'document_versions',
  {
    documentId: documentId(),
    ...written,
    session: text().notNull(),
    startedAt: moment('started_at').notNull().defaultNow(),
    createdAt: moment('created_at').notNull().defaultNow(),
    label: text(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.revision] })],
);

export const documentShares = pgTable('document_shares', {
  hash: text().primaryKey(),
  documentId: documentId(),
  revision: integer(),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at'),
  lastSeenAt: moment('last_seen_at'),
});

export const courses = pgTable('courses', {
  id: text().primaryKey(),
  position: integer().notNull(),
  content: jsonb().$type<CourseContent>().notNull(),
});

export const lessons = pgTable('lessons', {
  id: text().primaryKey(),
  courseId: text('course_id').notNull(),
  position: integer().notNull(),
  content: jsonb().$type<LessonContent>().notNull(),
});

export const lessonViews = pgTable(
  'lesson_views',
  {
    userId: userId(),
    lessonId: text('lesson_id').notNull(),
    viewedAt: moment('viewed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.lessonId] })],
);

export const conceptViews = pgTable(
  'concept_views',
  {
    userId: userId(),
    lessonId: text('lesson_id').notNull(),
    conceptId: text('concept_id').notNull(),
    viewedAt: moment('viewed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.lessonId, table.conceptId] })],
);
