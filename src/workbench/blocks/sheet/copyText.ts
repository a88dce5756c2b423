import { toast } from '../../../ui/index.ts';

/** Puts a figure on the clipboard and says so; `name` is what it is called. */
export function copyText(text: string, name: string): void {
  navigator.clipboard.writeText(text).then(
    () => toast.success(`${name}: ${text}, en el portapapeles`),
    () => toast.error('El navegador no dejó copiar. Selecciona la cifra y cópiala con Ctrl+C.'),
  );
}
