import { isTouch } from '../../ui/index.ts';

/** How something is taken back, behind 'Puedes deshacerlo': a phone has no key for it, but its button. */
export const byUndoKey = (): string => (isTouch() ? '' : ' con Ctrl+Z');
