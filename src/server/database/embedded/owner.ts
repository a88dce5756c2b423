import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The account that PostgreSQL runs as. */
export interface Owner {
  uid: number;
  gid: number;
}

const ACCOUNT = 'postgres';

/**
 * PostgreSQL refuses to run as root: then the account `postgres` does, which is made where it is
 * missing. Null where the service doesn't run as root, and PostgreSQL runs as it does.
 */
export async function findOwner(): Promise<Owner | null> {
  if (process.getuid?.() !== 0) return null;
  const known = await idsOf(ACCOUNT);
  if (known !== null) return known;
  await createAccount();
  const made = await idsOf(ACCOUNT);
  if (made === null) throw new OwnerError('la cuenta no aparece después de crearla');
  return made;
}

export class OwnerError extends Error {
  override name = 'OwnerError';

  constructor(reason: string) {
    super(
      `PostgreSQL no funciona como root, y no se pudo crear la cuenta '${ACCOUNT}': ${reason}.\n` +
        'Inicie el servicio con otro usuario, cree esa cuenta, o indique un servidor PostgreSQL ' +
        'con la variable DATABASE_URL.',
    );
  }
}

async function idsOf(account: string): Promise<Owner | null> {
  try {
    const [uid, gid] = await Promise.all(
      ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, account])).stdout)),
    );
    return uid === undefined || gid === undefined ? null : { uid, gid };
  } catch {
    // `id` fails where nobody has that name.
    return null;
  }
}

async function createAccount(): Promise<void> {
  try {
    await run('useradd', ['--system', '--user-group', '--shell', '/usr/sbin/nologin', ACCOUNT]);
  } catch (error) {
    // Two services that start at once both try; the account is looked up again by either.
    if ((await idsOf(ACCOUNT)) === null) throw new OwnerError((error as Error).message.trim());
  }
}
