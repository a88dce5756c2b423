import { type DecimalMark, withOwnMarks } from '../../tool/index.ts';
import type { Records } from './layout.ts';
import { isBlank } from './oneField.ts';
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

const PLAIN = /^(?:COP\s*)?\$?\s*(-?\d[\d.,]*)$/i;

/** A number as it is typed here, as arithmetic by which one sees where it came from; null for what has a unit of its own. */
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
  const scales = table.heads.map((head, at) => {
    const isMoney = columns.find(({ id }) => id === mapping[at])?.field.kind === 'money';
    return isMoney ? scaleOf(head) : 1;
  });
  if (scales.every((scale) => scale === 1)) return table;
  const inFullAt = (text: string, at: number): string =>
    isBlank(text) ? text : (scaled(withOwnMarks(text.trim(), mark), scales[at] ?? 1) ?? text);
  const lines = table.lines.map((line) => ({ ...line, cells: line.cells.map(inFullAt) }));
  return { ...table, lines };
}
