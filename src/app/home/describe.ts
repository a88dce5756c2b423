const SHOWN = 4;
const DAY = new Intl.DateTimeFormat('es-CO', { day: 'numeric', month: 'short', year: 'numeric' });

/** 'Hotel · Coliving · 3 más' */
export function namesText(names: readonly string[]): string {
  const more = names.length - SHOWN;
  return [...names.slice(0, SHOWN), ...(more > 0 ? [`${more} más`] : [])].join(' · ');
}

/** '3 may 2026' */
export const dayText = (date: Date): string => DAY.format(date);
