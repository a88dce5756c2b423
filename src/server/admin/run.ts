import { signupRequest } from '../../../schemas/accounts.ts';
import { withDatabase } from '../backup/connect.ts';
import type { Config } from '../config.ts';
import { isCurrent } from '../database/migrate.ts';
import { createDb, createPool } from '../database/pool.ts';
import type { Db } from '../database/pool.ts';
import { listEvents } from './events.ts';
import { AdminError } from './failure.ts';
import {
  deletePerson,
  findPerson,
  listPeople,
  makeInvitation,
  resetFactor,
  setDisabled,
  signOut,
  signOutAll,
} from './people.ts';

export const HELP = `Uso: npm run admin -- ORDEN

  list [TEXTO]          las personas, o las que tienen ese texto en su email o nombre
  events [EMAIL]        los últimos 200 eventos de seguridad, de todas o de una persona
  disable EMAIL         no deja iniciar sesión y cierra sus sesiones; sus datos quedan
  enable EMAIL          la deja iniciar sesión de nuevo
  sign-out EMAIL|--all  cierra las sesiones de una persona, o todas
  reset-factor EMAIL    quita su verificación en dos pasos, si perdió la aplicación y los códigos
  delete EMAIL --yes    borra la cuenta y todo lo que es de la persona
  invite EMAIL          escribe un enlace con el que ese email puede crear su cuenta

La base de datos es la del servicio: DATABASE_URL, o la carpeta DATA_DIR.`;

/** Does an order and gives what it says. @throws {AdminError} */
export async function administer(args: readonly string[], config: Config): Promise<string> {
  const order = readOrder(args);
  if (order === null) return HELP;
  return withDatabase(config, async (url) => {
    const pool = createPool({ url, connections: 2, statementMs: 0, onError: () => undefined });
    try {
      if (!(await isCurrent(pool))) {
        throw new AdminError(
          'La base de datos no es de esta versión de Ábaco. Inicie primero el servicio.',
        );
      }
      return await order(createDb(pool), config);
    } finally {
      await pool.end();
    }
  });
}

type Order = (db: Db, config: Config) => Promise<string>;

/** Null for the help. */
function readOrder(args: readonly string[]): Order | null {
  const [name = 'help', who, ...more] = args;
  if (name === 'help' || name === '--help' || name === '-h') return null;
  const order = Object.hasOwn(ORDERS, name) && ORDERS[name];
  if (!order) throw new AdminError(`No existe la orden «${name}».\n\n${HELP}`);
  return order(who, more);
}

const ORDERS: Record<string, (who: string | undefined, more: string[]) => Order> = {
  list: (text, more) => {
    refuse(more);
    return async (db) => table((await listPeople(db, text)).map(personCells));
  },
  events: (email, more) => {
    refuse(more);
    return async (db) =>
      table(
        (await listEvents(db, email)).map(({ at, what, email: of, address }) => [
          at.toISOString(),
          of,
          what,
          address,
        ]),
      );
  },
  disable: (email, more) =>
    onPerson(email, more, async (db, who) => {
      await setDisabled(db, who, true);
      return `${who}: deshabilitada, sin sesiones`;
    }),
  enable: (email, more) =>
    onPerson(email, more, async (db, who) => {
      await setDisabled(db, who, false);
      return `${who}: habilitada`;
    }),
  'reset-factor': (email, more) =>
    onPerson(email, more, async (db, who) => {
      await resetFactor(db, who);
      return `${who}: sin verificación en dos pasos`;
    }),
  'sign-out': (who, more) => {
    if (who !== '--all') {
      return onPerson(who, more, async (db, email) => {
        await signOut(db, email);
        return `${email}: sesiones cerradas`;
      });
    }
    refuse(more);
    return async (db) => {
      const people = await signOutAll(db);
      return `Sesiones cerradas de ${people === 1 ? '1 persona' : `${people} personas`}`;
    };
  },
  delete: (email, [confirmation, ...more]) =>
    onPerson(email, more, async (db, who) => {
      const person = await findPerson(db, who);
      if (confirmation !== '--yes') {
        throw new AdminError(
          `Se borrarían la cuenta de ${person.email} y todo lo suyo, sin vuelta atrás. ` +
            'Para hacerlo, agregue --yes.',
        );
      }
      await deletePerson(db, who);
      return `${who}: borrada`;
    }),
  invite: (email, more) =>
    onPerson(email, more, (db, who, config) => {
      const address = signupRequest.shape.email.safeParse(who);
      if (!address.success) throw new AdminError(`«${who}» no es un email válido.`);
      return makeInvitation(db, config, address.data);
    }),
};

function onPerson(
  email: string | undefined,
  more: readonly string[],
  order: (db: Db, email: string, config: Config) => Promise<string>,
): Order {
  if (email === undefined) throw new AdminError('Falta el email.');
  refuse(more);
  return (db, config) => order(db, email, config);
}

function refuse([word]: readonly string[]): void {
  if (word !== undefined) throw new AdminError(`Sobra «${word}».`);
}

type Person = Awaited<ReturnType<typeof listPeople>>[number];

const personCells = ({ id, email, name, createdAt, isDisabled, isConfirmed, sessions }: Person) => [
  String(id),
  email,
  name,
  createdAt.toISOString().slice(0, 10),
  isDisabled ? 'deshabilitada' : 'activa',
  isConfirmed ? 'email confirmado' : 'email sin confirmar',
  sessions === 1 ? '1 sesión' : `${sessions} sesiones`,
];

/** Columns by tabs, for other programs. What people typed can't start another line. */
const table = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map((cell) => cell.replaceAll(/\p{Cc}/gu, ' ')).join('\t')).join('\n');
