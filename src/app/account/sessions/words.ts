import type { OwnSession } from '../../../../schemas/accounts.ts';

const DAY = new Intl.DateTimeFormat('es-CO', { dateStyle: 'medium' });
const AGO = new Intl.RelativeTimeFormat('es-CO', { numeric: 'auto' });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY_MS = 24 * HOUR;
/** A session is known to be in use when its token is renewed, every ten minutes. */
const NOW_MS = 15 * MINUTE;

/** 'Usada hace 3 horas · abierta el 2/11/2026' */
export function sessionFacts(
  { createdAt, usedAt }: Pick<OwnSession, 'createdAt' | 'usedAt'>,
  now: Date,
): string {
  return `Usada ${agoOf(now.getTime() - Date.parse(usedAt))} · abierta el ${DAY.format(new Date(createdAt))}`;
}

function agoOf(ms: number): string {
  if (ms < NOW_MS) return 'hace un momento';
  if (ms < HOUR) return AGO.format(-Math.floor(ms / MINUTE), 'minute');
  if (ms < DAY_MS) return AGO.format(-Math.floor(ms / HOUR), 'hour');
  return AGO.format(-Math.floor(ms / DAY_MS), 'day');
}
