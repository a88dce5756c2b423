import { isTouch, toast } from '../../../ui/index.ts';

/** Says that a page may not read the clipboard, and what a person can do then. */
export function tellUnread(): void {
  const way = isTouch()
    ? 'Permítelo en los ajustes del sitio, o mantén el dedo en un campo y elige Pegar.'
    : 'Pega con Ctrl+V.';
  toast.error(`El navegador no dejó leer el portapapeles. ${way}`);
}
