import { type Field, kinds, withOwnMarks } from '../../../tool/index.ts';
import { readTyped } from '../../session/readTyped.ts';
import { inOurWords } from './choices.ts';

/* What the texts of a column may be, whatever its head says. */

/** Of the cells of a column, so many must be readable. */
const READABLE = 0.6;
const FIGURE = /^\(?(COP|[-\s$])*\d[\d.,]*(COP|[\s$%])*\)?$/;
/** A room or a flat may be called so. */
const DOOR = /^\d{3,5}$/;
const AMOUNT = /^[-(]?\s*(COP\s*)?\$/i;
const HEAD =
  /^(valor(es)?|datos?|montos?|cifras?|cantidad(es)?|importes?|unidad(es)?|medidas?|detalles?|descripci[oó]n|comentarios?|notas?|observaci[oó]n(es)?|fuentes?|supuestos?|par[aá]metros?|variables?|total(es)?|base)$/iu;

/** What no text is, though its field would take it: amounts, counts, the numbers of the lines. */
export const areFigures = (texts: readonly string[]): boolean =>
  texts.every((text) => FIGURE.test(text)) && texts.some((text) => !DOOR.test(text));

/** Those of the lines: 1, 2, 3; some may be left out, as 1, 2, 4 where somebody deleted one. */
export function areRunning(texts: readonly string[]): boolean {
  const numbers = texts.map((text) => (/^\d+$/.test(text) ? Number(text) : Number.NaN));
  const areGrowing = numbers.every((number, row) => number > (numbers[row - 1] ?? 0));
  // What is counted may grow, too: two suites, four, twenty.
  return areGrowing && (numbers[0] ?? 1) === 1 && (numbers.at(-1) ?? 0) < 2 * numbers.length;
}

/** With the sign of a currency, as nothing but money has. */
export const areAmounts = (texts: readonly string[]): boolean =>
  texts.length > 0 && texts.every((text) => AMOUNT.test(text));

/** What stands over values, their units and what is said of them: 'Concepto | Valor | Unidad'. */
export const areHeads = (texts: readonly string[]): boolean =>
  texts.length > 0 && texts.every((text) => HEAD.test(text));

export const areDifferent = (texts: readonly string[]): boolean =>
  new Set(texts).size === texts.length;

/** 'IPC', 'IPC + 1%': by what something grows. */
const INDEXED = /^\s*(IPC|inflaci[oó]n|UVR|SMMLV)(?!\p{L})/iu;

/** What tells records apart: no dates, and no codes. */
export const mayBeNames = (texts: readonly string[]): boolean =>
  areDifferent(texts) &&
  !areFigures(texts) &&
  !areAmounts(texts) &&
  !texts.some((text) => INDEXED.test(text)) &&
  texts.every((text) => /\p{L}{2}|\p{L}&\p{L}/u.test(text) && !CODE.test(text));

/** A date, a year or a long number; 'Fontanar 1203' is a flat. */
const CODE = /\d{5}|(?<!\d)(19|20)\d{2}(?!\d)|\d{4}-\d/;

/** An option of a choice, by a name of its own. */
export const isOption = (text: string, field: Field): boolean =>
  !('error' in kinds.choice.parse(text, field));

/** The options of a choice, in whatever words. */
export const areOptions = (texts: readonly string[], field: Field): boolean =>
  texts.every((text) => isOption(inOurWords(text, field), field));

const NUMERIC: ReadonlySet<Field['kind']> = new Set(['number', 'money', 'percent']);

/** Words where a number is asked for: 'Costo' is the price of something, or over the names of costs. */
export const areWords = (texts: readonly string[], { kind }: Field): boolean =>
  NUMERIC.has(kind) &&
  texts.length > 0 &&
  texts.every((text) => /\p{L}/u.test(text) && !/\d/.test(text));

export function areReadable(texts: readonly string[], field: Field): boolean {
  const read = texts.filter((text) => isReadable(text, field));
  return read.length >= texts.length * READABLE;
}

/** Whichever decimal mark it has: that is told apart later. */
export function isReadable(text: string, field: Field): boolean {
  return [text, withOwnMarks(text, '.'), inOurWords(text, field)].some(
    (one) => !('error' in readTyped(field, one)),
  );
}
