/** What a copy is marked with behind its name. */
export const COPY_MARK = ' (copia)';

interface How {
  /** What a copy is marked with. */
  readonly mark?: string;
  /** Letters that a name may have. */
  readonly most?: number;
}

/** 'Torre (copia)' of 'Torre' or of a copy of it, then 'Torre (copia 2)': the first that isn't taken. */
export function copyName(
  name: string,
  taken: ReadonlySet<string>,
  { mark = COPY_MARK, most = Number.POSITIVE_INFINITY }: How = {},
): string {
  const bare = withoutMark(name, mark);
  for (let number = 1; ; number++) {
    const numbered = number === 1 ? mark : mark.replace(/\)?$/, ` ${number}$&`);
    // A name that is as long as it may be gives way to the mark: a copy has to be told apart.
    const free = `${bare.slice(0, most - numbered.length)}${numbered}`;
    if (!taken.has(free)) return free;
  }
}

/** The name of what something is a copy of; null where its name says none. */
export function copiedName(name: string): string | null {
  const bare = withoutMark(name, COPY_MARK);
  return bare === name ? null : bare;
}

/** Copies of copies have several. */
function withoutMark(name: string, mark: string): string {
  const begins = mark.replace(/\)$/, '');
  const at = name.lastIndexOf(begins);
  const isMark = at > 0 && /^(?: \d+)?\)?$/.test(name.slice(at + begins.length));
  return isMark ? withoutMark(name.slice(0, at), mark) : name;
}
