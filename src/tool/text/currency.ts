/** 'COP 1.250.000', 'COP$ -', '-COP 300', '(COP 300)'. */
const BEFORE = /^([-(\s]*)\$?\s*(COP|MXN)(?![\p{L}])\s*\$?/iu;
/** The code comes first: looked for before each sign, a page of spaces would take seconds. */
const AFTER = /(COP|MXN)(?<=\d\s*(?:COP|MXN))(\s*\)?\s*)$/iu;

/**
 * An amount that names its currency, with the sign of pesos in its place: so workbooks of several
 * currencies show it. One that names another currency than `own` stays as it is, and can't be read.
 */
export function inPesoSign(text: string, own: 'COP' | 'MXN' = 'COP'): string {
  const isOwn = (code: string): boolean => code.toUpperCase() === own;
  return text
    .replace(BEFORE, (all, lead: string, code: string) => (isOwn(code) ? `${lead}$` : all))
    .replace(AFTER, (all, code: string, tail: string) => (isOwn(code) ? tail : all));
}
