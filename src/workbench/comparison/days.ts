const DAY = new Intl.DateTimeFormat('es-CO', { day: 'numeric', month: 'long', year: 'numeric' });
const TIME = new Intl.DateTimeFormat('es-CO', { timeStyle: 'short' });
const DAY_MS = 24 * 60 * 60 * 1000;

/** '3:41 p. m.' */
export const timeText = (moment: string): string => TIME.format(new Date(moment));

/** 'Hoy', 'Ayer', '20 de noviembre de 2026'. */
export function dayText(moment: string, now: Date): string {
  const day = DAY.format(new Date(moment));
  if (day === DAY.format(now)) return 'Hoy';
  return day === DAY.format(new Date(now.getTime() - DAY_MS)) ? 'Ayer' : day;
}

/** What happened, by days, in the order in which it comes. */
export function byDay<T extends { readonly createdAt: string }>(
  all: readonly T[],
  now: Date,
): readonly { readonly day: string; readonly items: readonly T[] }[] {
  const days = new Map<string, T[]>();
  for (const one of all) {
    const day = dayText(one.createdAt, now);
    days.set(day, [...(days.get(day) ?? []), one]);
  }
  return [...days].map(([day, items]) => ({ day, items }));
}
