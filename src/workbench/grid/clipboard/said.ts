import { toast, type ToastLevel, type ToastOptions } from '../../../ui/index.ts';

let close = (): void => undefined;

/** Takes away what was said of a paste before: another one is under way. */
export function unsayPasted(): void {
  close();
  close = () => undefined;
}

/** Says what came of pasting, or asks how it is meant, in the place of what was said before. */
export function sayPasted(level: ToastLevel, message: string, options?: ToastOptions): void {
  close();
  close = toast[level](message, options);
}
