/** Why a command can't be done, in Spanish, for the person who gave it. Exit status 2. */
export class Failure extends Error {
  override name = 'Failure';
}

/** Several reasons, one a line. */
export class Failures extends Failure {
  constructor(readonly all: readonly string[]) {
    super(all.join('; '));
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no existe',
  EACCES: 'no hay permiso',
  EPERM: 'no hay permiso',
  EISDIR: 'es una carpeta',
  ENOTDIR: 'una parte de la ruta no es una carpeta',
  ENOSPC: 'no queda espacio en el disco',
  EROFS: 'el disco es de solo lectura',
};

/** Why the system refused a file, in words; its own message where we have none. */
export function systemReason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return REASONS[code ?? ''] ?? message;
}

/** One line, whatever it was: control characters (also a terminal's) are written as escapes. */
export function oneLine(text: string): string {
  return text.replace(
    /[\p{Cc}\u2028\u2029]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
