import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

export interface HashingCost {
  ARGON2_MEMORY_KIB: number;
  ARGON2_PASSES: number;
}

/** Of the package's enumeration, which is gone once compiled. */
const ARGON2ID = 2;

/** Hashes and compares passwords, with argon2id. */
export interface Passwords {
  hash: (password: string) => Promise<string>;
  /** As slow without a hash, for an account that isn't there, as with one. */
  matches: (hash: string | undefined, password: string) => Promise<boolean>;
  /** Whether the hash was made at another cost than today's. */
  isOutdated: (hash: string) => boolean;
}

export async function createPasswords(cost: HashingCost): Promise<Passwords> {
  const options = {
    algorithm: ARGON2ID,
    memoryCost: cost.ARGON2_MEMORY_KIB,
    timeCost: cost.ARGON2_PASSES,
    parallelism: 1,
  };
  const parameters = `$m=${options.memoryCost},t=${options.timeCost},p=${options.parallelism}$`;
  const nobodys = await hash(randomBytes(32), options);
  return {
    hash: (password) => hash(password, options),
    async matches(known, password) {
      const same = await verify(known ?? nobodys, password);
      return same && known !== undefined;
    },
    isOutdated: (known) => !known.startsWith('$argon2id$') || !known.includes(parameters),
  };
}
