import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Db } from '../database/pool.ts';
import type { MailQueue } from '../mail/queue.ts';
import type { AccessTokens } from './access.ts';
import type { Background } from './background.ts';
import type { Keys } from './keys.ts';
import type { Passwords } from './passwords.ts';
import type { Slots } from './slots.ts';

/** What the account endpoints work with. It holds no state of a person's: that is in `db`. */
export interface AccountService {
  config: Config;
  db: Db;
  keys: Keys;
  passwords: Passwords;
  access: AccessTokens;
  /** Hashing takes turns. */
  hashing: Slots;
  mail: MailQueue;
  background: Background;
  log: FastifyBaseLogger;
}
