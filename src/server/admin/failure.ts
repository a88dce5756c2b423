/** What an order can't be done for, in Spanish, for the person who gave it. */
export class AdminError extends Error {
  override name = 'AdminError';
}
