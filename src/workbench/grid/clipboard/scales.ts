import type { CellEdit, GridModel } from '../model.ts';
import { isFilled, type Texts } from './texts.ts';

/* Amounts that a sheet has in millions or thousands, as a title, a head or a unit says. */

/** By what amounts are multiplied: a sheet may have them in thousands, in millions or in thousands of these. */
export type Scale = 1 | 1_000 | 1_000_000 | 1_000_000_000;

const MILLIONS = /(?<!\p{L})(millones|millions?|mill\.?|mm)(?!\p{L})/iu;
/** '(M)', '(COP M / mes)', '$M': a capital beside the currency, or alone in brackets. */
const CAPITAL = /(?:\(|COP|\$)\s*M(?![\p{L}\d²])|(?<!\p{L})M\s*(?:COP|\$)/u;
/** 'miles', '540 mil', and 'COP 000' as accountants write it; 'mil gracias' counts nothing, and '9,66 por mil' is a share. */
const THOUSANDS =
  /(?<!\p{L}|(?<!\p{L})(por|x)\s+)(mil(es)?|thousands?)(?!\p{L}|\s+gracias)|(?:COP|\$|\()\s*'?000(?!\d)/iu;
const THOUSAND_MILLIONS = /(?<!\p{L})miles\s+de\s+millones(?!\p{L})/iu;

/** By what figures are multiplied under a head or beside a unit. */
export function scaleOf(said: string): Scale {
  if (THOUSAND_MILLIONS.test(said)) return 1_000_000_000;
  if (MILLIONS.test(said) || CAPITAL.test(said)) return 1_000_000;
  return THOUSANDS.test(said) ? 1_000 : 1;
}

const FIGURES = '(?:cifras|valores|montos|expresad[oa]s?)\\s';
/** '(cifras en millones de COP)' over a sheet; 'INVERSIÓN (cifras en miles)' says it of its own block alone. */
export const OF_ALL = new RegExp(
  `^\\s*\\(?\\s*(?:nota:\\s*)?(?:todas?\\s+las\\s+|todos\\s+los\\s+)?${FIGURES}.*(?<!\\p{L})(?:millones|miles)(?!\\p{L})`,
  'iu',
);
export const IN_NAME = new RegExp(`\\((?:${FIGURES}|en\\s|COP|\\$|millones|miles)`, 'iu');

/** What amounts of a scale are in. */
export const SCALE_NAMES = { 1e3: 'miles', 1e6: 'millones', 1e9: 'miles de millones' } as const;

/** By what a pasted table says over its figures, in a title or beside a head, that its amounts are multiplied. */
export function scaleAbove(texts: Texts): Scale {
  const first = texts.findIndex((row) => row.slice(1).some((text) => /^[^\p{L}]*\d/u.test(text)));
  const over = texts.slice(0, Math.max(0, first)).flat().filter(isFilled);
  const said = over.filter((text) => OF_ALL.test(text) || IN_NAME.test(text)).map(scaleOf);
  return said.find((scale) => scale !== 1) ?? 1;
}

const PLAIN = /^(?:COP\s*)?\$?\s*(-?\d[\d.,]*)$/i;
/** '(312.000)' and '$ (312.000)', an accountant's minus. */
const IN_MINUS = /^(?<sign>(?:COP\s*)?\$?\s*)\((?<amount>[^()-]+)\)$/i;

/**
 * A number as it is typed here, as arithmetic by which one sees where it came from; null for what has a unit of
 * its own.
 */
export function scaled(text: string, scale: number): string | null {
  const typed = text.trim().replace(IN_MINUS, '$<sign>-$<amount>').replace(/^[−–]/, '-');
  const number = PLAIN.exec(typed.replace(/^-\s*((?:COP\s*)?\$?)\s*/i, '$1-'))?.[1];
  return number === undefined || scale === 1 ? null : `=${number}*${scale}`;
}

/** Edits with the amounts of a sheet in full, where cells take amounts of money; null where none of them does. */
export function editsInFull(
  model: GridModel,
  edits: readonly CellEdit[],
  scale: Scale,
): readonly CellEdit[] | null {
  const full = edits.map((edit): CellEdit => {
    const isAmount = model.typedUnit?.(edit.row, edit.columnId) !== undefined;
    const text = isAmount ? scaled(edit.text, scale) : null;
    return text === null ? edit : { ...edit, text, isUnscaled: true };
  });
  return full.some((edit, at) => edit !== edits[at]) ? full : null;
}
