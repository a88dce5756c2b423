import { type DecimalMark, withOwnMarks } from '../../tool/index.ts';
import type { Records } from './layout.ts';
import { isBlank } from './oneField.ts';
import type { Rows } from './rows.ts';
import type { ImportTarget, Mapping } from './target.ts';

/* Amounts that a sheet has in millions or thousands, as a head or a unit says. */

const MILLIONS = /(?<!\p{L})(millones|mill?\.?|mm)(?!\p{L})/iu;
/** '(M)', '(COP M / mes)', '$M': a capital beside the currency, or alone in brackets. */
const CAPITAL = /(?:\(|COP|\$)\s*M(?![\p{L}\d²])|(?<!\p{L})M\s*(?:COP|\$)/u;
const THOUSANDS = /(?<!\p{L})miles(?!\p{L})/iu;

/** By what figures are multiplied under a head or beside a unit. */
export function scaleOf(said: string): 1 | 1_000 | 1_000_000 {
  if (MILLIONS.test(said) || CAPITAL.test(said)) return 1_000_000;
  return THOUSANDS.test(said) ? 1_000 : 1;
}

/** '(cifras en millones de COP)' over a sheet. */
const IN_MILLIONS = /(cifras|valores|montos|expresad[oa]s?)\s.*(?<!\p{L})millones(?!\p{L})/iu;

/** Whether a sheet says over its figures that amounts are in millions. */
export const areInMillions = (rows: Rows): boolean =>
  rows.some((row) => row.some((text) => IN_MILLIONS.test(text)));

/** Whether a title says it of its block: 'Fuentes (COP millones)'. */
export const saysMillions = (title: string): boolean => scaleOf(title) === 1_000_000;

/** A figure as long as that is in pesos, whatever the sheet says of the others. */
export const isInPesos = (text: string): boolean => /(\d[.,]?){7}/.test(text);
/** So is one of a list, which has no rate or cost of ten thousand millions. */
const isRateInPesos = (text: string): boolean =>
  /^\D*(\d[.,]?){5}/.test(text.replace(/,\d+\s*$/, ''));

const PLAIN = /^(?:COP\s*)?\$?\s*(-?\d[\d.,]*)$/i;

/**
 * A number as it is typed here, as arithmetic by which one sees where it came from; null for what has a unit of
 * its own.
 */
export function scaled(text: string, scale: number): string | null {
  const number = PLAIN.exec(text.trim())?.[1];
  return number === undefined || scale === 1 ? null : `=${number}*${scale}`;
}

/** The same records with the amounts of their columns in full. */
export function inFull(
  table: Records,
  mapping: Mapping,
  mark: DecimalMark,
  { columns }: ImportTarget,
): Records {
  const isMoney = table.heads.map(
    (_, at) => columns.find(({ id }) => id === mapping[at])?.field.kind === 'money',
  );
  const scales = table.heads.map((head, at) => (isMoney[at] ? scaleOf(head) : 1));
  if (!table.inMillions && scales.every((scale) => scale === 1)) return table;
  const scaleAt = (text: string, at: number): number => {
    if (!isMoney[at] || isBlank(text)) return 1;
    const said = scales[at] ?? 1;
    return said === 1 && table.inMillions && !isRateInPesos(text) ? 1_000_000 : said;
  };
  const inFullAt = (text: string, at: number): string =>
    scaled(withOwnMarks(text.trim(), mark), scaleAt(text, at)) ?? text;
  const lines = table.lines.map((line) => ({ ...line, cells: line.cells.map(inFullAt) }));
  return { ...table, lines };
}
