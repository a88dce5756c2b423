import { toast } from '../../../ui/index.ts';

/** Puts a figure on the clipboard and says so; `name` is what it is called. */
export function copyText(
  text: string,
  name: string,
  said = `${name}: ${text}, en el portapapeles`,
): void {
  navigator.clipboard.writeText(text).then(
    () => toast.success(said),
    () => toast.error('El navegador no dejó copiar. Selecciona la cifra y cópiala con Ctrl+C.'),
  );
}
