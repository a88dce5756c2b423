/**
 * What a spreadsheet may run as a formula: a text whose first visible character is one of its signs,
 * also a full-width one, or that begins with a tab or a line's end (OWASP, CSV injection). Apostrophes
 * before it count as ours, so that taking one off always gives back what one was put before.
 */
const LIKE_FORMULA = /^'*(?:[\t\r\n]|[\s\p{C}]*[=+\-@＝＋－＠])/u;

/** The text with an apostrophe before it where a spreadsheet would run it: there it reads as text. */
export function escapeFormula(text: string): string {
  return LIKE_FORMULA.test(text) ? `'${text}` : text;
}

/** Takes the apostrophe off that `escapeFormula` put there, and no other. */
export function unescapeFormula(text: string): string {
  return text.startsWith("'") && LIKE_FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}
