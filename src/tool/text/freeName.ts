/**
 * 'Hotel', or 'Hotel (2)' where there is one already.
 * @param most - letters that a name may have
 */
export function freeName(
  wanted: string,
  taken: ReadonlySet<string>,
  most = Number.POSITIVE_INFINITY,
): string {
  let free = wanted.slice(0, most);
  for (let at = 2; taken.has(free); at++) {
    const number = ` (${at})`;
    free = `${wanted.slice(0, most - number.length)}${number}`;
  }
  return free;
}
