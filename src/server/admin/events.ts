import { desc, eq } from 'drizzle-orm';
import type { EventKind } from '../auth/audit.ts';
import type { Db } from '../database/pool.ts';
import { securityEvents, users } from '../database/schema.ts';
import { findPerson } from './people.ts';

const SPANISH: Record<EventKind, string> = {
  'signed-up': 'cuenta creada',
  'signed-in': 'inicio de sesión',
  'sign-in-failed': 'inicio de sesión fallido',
  'signed-out': 'cierre de sesión',
  'token-reused': 'un token ya usado volvió; su sesión terminó',
  'reset-requested': 'enlace de recuperación pedido',
  'password-reset': 'contraseña restablecida',
  'password-changed': 'contraseña cambiada',
  'password-change-failed': 'cambio de contraseña fallido',
  'email-confirmed': 'email confirmado',
  'email-change-asked': 'cambio de email pedido',
  'email-changed': 'email cambiado',
  'session-closed': 'sesión cerrada desde la cuenta',
  'second-factor-on': 'segundo factor activado',
  'second-factor-off': 'segundo factor desactivado',
  'second-factor-failed': 'segundo factor fallido',
  'recovery-code-used': 'código de recuperación usado',
  'document-shared': 'enlace a un documento creado',
  'share-ended': 'enlace a un documento quitado',
  'data-exported': 'datos descargados',
  'account-deleted': 'cuenta borrada',
  'account-disabled': 'cuenta deshabilitada',
  'account-enabled': 'cuenta habilitada',
  'sessions-ended': 'sesiones cerradas por el operador',
  invited: 'invitación creada',
};

export interface EventLine {
  at: Date;
  what: string;
  email: string;
  address: string;
}

/** The last events, of one person or of all; the newest first. */
export async function listEvents(db: Db, email?: string): Promise<EventLine[]> {
  const whose = email === undefined ? undefined : await findPerson(db, email);
  const rows = await db
    .select({
      at: securityEvents.at,
      kind: securityEvents.kind,
      email: users.email,
      address: securityEvents.address,
    })
    .from(securityEvents)
    .leftJoin(users, eq(users.id, securityEvents.userId))
    .where(whose && eq(securityEvents.userId, whose.id))
    .orderBy(desc(securityEvents.id))
    .limit(MOST);
  return rows.map(({ at, kind, email: of, address }) => ({
    at,
    what: SPANISH[kind as EventKind] ?? kind,
    email: of ?? '',
    address: address ?? '',
  }));
}

const MOST = 200;
