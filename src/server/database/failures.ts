/**
 * Not listening, broken off, going down, starting, full; or cut short because it took too long
 * (57014). By the codes of the system and of PostgreSQL (appendix A of its manual).
 */
const GONE =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|08...|57014|57P0[1-5]|53300|55000)$/;
/** What the driver says without a code. */
const GONE_WITHOUT_CODE =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable/;

/** Whether the database, and not the request, is why a query failed: another try may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, cause } = error as NodeJS.ErrnoException;
  return GONE.test(code ?? '') || GONE_WITHOUT_CODE.test(error.message) || isUnavailable(cause);
}

/** Whether a row with the same unique value is there already (23505). */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, cause } = error as NodeJS.ErrnoException;
  return code === '23505' || isDuplicate(cause);
}

/** Of PostgreSQL (53100), and of the system. */
const FULL = /^(53100|ENOSPC|EDQUOT)$/;

/** Whether there was no room to write. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, cause } = error as NodeJS.ErrnoException;
  return FULL.test(code ?? '') || isDiskFull(cause);
}
