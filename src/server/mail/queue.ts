import { asc, eq, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Seal } from '../auth/seal.ts';
import type { Db, Queries } from '../database/pool.ts';
import { outgoingMail } from '../database/schema.ts';
import type { Message } from './message.ts';

/**
 * Messages in the database until they have been handed in, by whichever process comes to it first.
 * There are links in them that let people in, so they are sealed.
 */
export interface MailQueue {
  /**
   * Takes a message, within a transaction where that is what `db` is. One that isn't wanted is
   * dropped when it is due: until then it costs as much as any other.
   */
  add: (db: Queries, message: Message, isWanted?: boolean) => Promise<void>;
  /** Hands in all that are due. */
  deliverDue: () => Promise<void>;
}

export interface MailQueueOptions {
  db: Db;
  seal: Seal;
  /** Hands a message in; throws where it can't. */
  deliver: (message: Message) => Promise<void>;
  log: MailLog;
  /**
   * A message leaves at a random moment within so many seconds, so that nobody can tell by the
   * time of other answers whether one left.
   */
  spreadSeconds: number;
}

export type MailLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** Longer than handing in takes: the process that was at it has ended. */
const ABANDONED_MINUTES = 5;
const RETRY_MINUTES = 1;
/** A message this old says nothing any more. */
const DAY_MS = 24 * 60 * 60 * 1000;

interface Stored {
  message: Message;
  isWanted: boolean;
}

export function openMailQueue(options: MailQueueOptions): MailQueue {
  const { db, seal, deliver, log, spreadSeconds } = options;
  const handIn = async ({ id, message: sealed, createdAt }: typeof outgoingMail.$inferSelect) => {
    const isIt = eq(outgoingMail.id, id);
    try {
      const { message, isWanted } = JSON.parse(seal.open(sealed)) as Stored;
      if (isWanted) await deliver(message);
      await db.delete(outgoingMail).where(isIt);
    } catch (error) {
      if (Date.now() - createdAt.getTime() > DAY_MS) {
        await db.delete(outgoingMail).where(isIt);
        log.error({ err: error }, 'Un mensaje no se pudo enviar en un día');
        return;
      }
      await db
        .update(outgoingMail)
        .set({ dueAt: inMinutes(RETRY_MINUTES) })
        .where(isIt);
      log.warn({ err: error }, 'Un mensaje no se pudo enviar; espera');
    }
  };
  return {
    add: async (queries, message, isWanted = true) => {
      const content: Stored = { message, isWanted };
      await queries.insert(outgoingMail).values({
        message: seal.close(JSON.stringify(content)),
        dueAt: sql`now() + random() * make_interval(secs => ${spreadSeconds})`,
      });
    },
    deliverDue: async () => {
      for (let next = await takeNext(db); next; next = await takeNext(db)) await handIn(next);
    },
  };
}

const inMinutes = (minutes: number) => sql`now() + make_interval(mins => ${minutes})`;

/** The one that is due first. For the others it isn't, for as long as handing in may take. */
async function takeNext(db: Db) {
  const due = db
    .select({ id: outgoingMail.id })
    .from(outgoingMail)
    .where(lte(outgoingMail.dueAt, sql`now()`))
    .orderBy(asc(outgoingMail.dueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await db
    .update(outgoingMail)
    .set({ dueAt: inMinutes(ABANDONED_MINUTES) })
    .where(eq(outgoingMail.id, sql`(${due})`))
    .returning();
  return taken;
}
