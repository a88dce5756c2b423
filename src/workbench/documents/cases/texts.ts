import type { Keeping } from '../document-sync.ts';

const WHEN = new Intl.DateTimeFormat('es-CO', { dateStyle: 'medium', timeStyle: 'short' });

/** '22 nov 2026, 3:41 p. m.'; '' where it is no date. */
export function whenText(moment: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? '' : WHEN.format(date);
}

/** Where the case at work is; what is wrong is said by the notice. */
export function keepingText({ state }: Keeping, isNew: boolean): string {
  if (state !== 'saved') return 'Sin guardar';
  return isNew ? 'Se guarda solo' : 'Guardado en este equipo';
}
