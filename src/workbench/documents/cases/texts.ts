import type { StoredRecord } from '../../../../schemas/stored.ts';
import type { Keeping } from '../document-sync.ts';
import type { CaseLink, RemoteState } from '../remote.ts';

const WHEN = new Intl.DateTimeFormat('es-CO', { dateStyle: 'medium', timeStyle: 'short' });

/** '22 nov 2026, 3:41 p. m.'; '' where it is no date. */
export function whenText(moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? '' : WHEN.format(date);
}

/** Until when a link holds, and whether somebody has opened it. */
export function linkFacts({
  expiresAt,
  lastSeenAt,
}: Pick<CaseLink, 'expiresAt' | 'lastSeenAt'>): string {
  const until = expiresAt === null ? 'Sin vencimiento' : `Vence el ${whenText(expiresAt)}`;
  const seen = lastSeenAt === null ? 'nadie lo ha abierto' : `abierto el ${whenText(lastSeenAt)}`;
  return `${until} · ${seen}`;
}

/** The names of cases by their ids; those of the same name with the moment of their last writing. */
export function toldApart(
  cases: readonly Pick<StoredRecord, 'id' | 'name' | 'lastModified'>[],
): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const { name } of cases) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map(
    cases.map(({ id, name, lastModified }) => {
      const isShared = (counts.get(name) ?? 0) > 1;
      return [id, isShared ? `${name} · ${whenText(lastModified)}` : name];
    }),
  );
}

/** 'Caso nuevo', or 'Caso nuevo 2' where there is one of that name. */
export function unusedName(name: string, cases: readonly Pick<StoredRecord, 'name'>[]): string {
  const taken = new Set(cases.map((one) => one.name));
  let next = name;
  for (let count = 2; taken.has(next); count += 1) next = `${name} ${count}`;
  return next;
}

/** What is out of the ordinary comes first: beside a long name only the beginning has room. */
const REMOTE: Readonly<Record<RemoteState, string>> = {
  synced: 'Guardado en tu cuenta',
  pending: 'Guardando en tu cuenta…',
  offline: 'Sin conexión · guardado en este equipo',
  conflict: 'Cambió en otro equipo',
  full: 'Tu cuenta está llena · guardado en este equipo',
  large: 'Pasa de 2 MiB · guardado en este equipo',
  invalid: 'Tu cuenta no lo recibió · guardado en este equipo',
};

/** How it stands with keeping a case: it is kept, on its way to the account, or not where it should be. */
export type KeptState = 'kept' | 'underway' | 'apart';

export function keptState(
  { state }: Keeping,
  isNew: boolean,
  remote: RemoteState | null,
): KeptState {
  if (state !== 'saved') return 'apart';
  if (isNew || remote === null || remote === 'synced') return 'kept';
  return remote === 'pending' ? 'underway' : 'apart';
}

/** Where the case at work is; what is wrong is said by the notice. */
export function keepingText(
  { state }: Keeping,
  isNew: boolean,
  remote: RemoteState | null,
): string {
  if (state !== 'saved') return 'Sin guardar';
  if (isNew) return 'Se guarda solo';
  return remote === null ? 'Guardado en este equipo' : REMOTE[remote];
}

/** Before somebody takes a link away, wherever that is. */
export const REVOKING = {
  title: '¿Quitar el enlace?',
  description: 'Quien lo tenga deja de ver el caso. El mismo enlace no vuelve.',
  confirmLabel: 'Quitar',
  danger: true,
} as const;
