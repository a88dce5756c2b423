/** The one place of the app that writes to the console: what nobody has to be told. */
export function logWarning(message: string, cause: unknown): void {
  console.warn(`${message}: ${cause instanceof Error ? cause.message : String(cause)}`);
}
