/** 'a, b y 3 más': the first of many texts, and how many follow; one alone is said rather than counted. */
export function listSome(texts: readonly string[], most: number): string {
  const rest = texts.length - most;
  const shown = rest > 1 ? [...texts.slice(0, most), `${rest} más`] : texts;
  return new Intl.ListFormat('es-CO').format(shown);
}

/** The same of names, in quotes. */
export const listNames = (names: readonly string[], most: number): string =>
  listSome(
    names.map((name) => `«${name}»`),
    most,
  );
