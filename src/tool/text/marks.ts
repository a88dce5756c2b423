import { inPesoSign } from './currency.ts';

export type DecimalMark = ',' | '.';

/**
 * The decimal mark that a person's spreadsheet expects: a file is opened by the regional settings of
 * the system, and the browser's `language` follows those.
 */
export function decimalMarkIn(language: string): DecimalMark {
  return new Intl.NumberFormat(language).format(1.5).includes(',') ? ',' : '.';
}

const OTHER_MARK: Readonly<Record<string, string>> = { ',': '.', '.': ',' };

/** A text of Mexican pesos as Colombia would write it, and the other way round. */
export function swapMarks(text: string): string {
  return text.replace(/[.,]/g, (mark) => OTHER_MARK[mark] ?? mark);
}

/** What only a decimal comma explains, and what only a decimal point does: no group begins with a zero. */
const COMMA =
  /^\D*0,\d+\D*$|^[^.,]*(\.\d{3})*,(\d{1,2}|\d{4,})\D*$|^\D*[1-9]\d{0,2}(\.\d{3})+(,\d+)?\D*$/;
const POINT =
  /^\D*0\.\d+\D*$|^[^.,]*(,\d{3})*\.(\d{1,2}|\d{4,})\D*$|^\D*[1-9]\d{0,2}(,\d{3})+(\.\d+)?\D*$/;
const NUMBER = /^[\s$()%\-+\u2212\d.,]*\d[\s$()%\d.,]*$/;

/** '850,000': nobody writes three decimals that are none. A share of a hundred has no thousands. */
const ROUND = /^[^\d%]*[1-9]\d{0,2},000[^\d%]*$/;
/** '1.250' may be thousands as they are here. */
const OWN_GROUP = /^\D*[1-9]\d{0,2}\.\d{3}\D*$/;

/**
 * The decimal mark of a delimited file by what is in it, or null where nothing says so: one group of
 * three digits may be thousands or decimals ('12.125'), unless it is a round one behind a comma.
 */
export function decimalMarkOf(cells: Iterable<string>): DecimalMark | null {
  let [comma, point, round, own] = [0, 0, 0, 0];
  for (const cell of cells) {
    const text = inPesoSign(cell).trim();
    if (!NUMBER.test(text) || !/[.,]/.test(text)) continue;
    if (ROUND.test(text)) round++;
    if (OWN_GROUP.test(text)) own++;
    if (/^\D*[1-9]\d{0,2}[.,]\d{3}\D*$/.test(text)) continue;
    if (COMMA.test(text)) comma++;
    if (POINT.test(text)) point++;
  }
  if (comma + point === 0) return round > 0 && own === 0 ? '.' : null;
  if (comma === point) return null;
  return comma > point ? ',' : '.';
}

/** A number of a file as it is typed here, where the comma marks decimals; other texts as they are. */
export function withOwnMarks(text: string, mark: DecimalMark): string {
  return mark === '.' && NUMBER.test(inPesoSign(text).trim()) ? swapMarks(text) : text;
}

/** '1,250,000', '1,250.50': what can't be read with a decimal comma. */
const POINT_GROUPS = /^\D*\d{1,3}((,\d{3}){2,}(\.\d+)?|(,\d{3})+\.\d+)\D*$/;
/** '285,500': thousands, or three decimals. */
const ONE_GROUP = /^\D*[1-9]\d{0,2},\d{3}\D*$/;

/**
 * Whether numbers are grouped by commas: one of them can't be read otherwise, or another one says
 * what the decimal mark is; and none is written as it is here.
 */
export function areGroupedByCommas(cells: readonly string[]): boolean {
  const numbers = cells.map((cell) => inPesoSign(cell).trim()).filter((text) => NUMBER.test(text));
  // A share of a hundred has no thousands.
  const isOurs = (text: string): boolean =>
    decimalMarkOf([text]) === ',' || (text.includes('%') && ONE_GROUP.test(text));
  if (numbers.some(isOurs)) return false;
  if (numbers.some((text) => POINT_GROUPS.test(text))) return true;
  return (
    decimalMarkOf(numbers) === '.' &&
    numbers.some((text) => ONE_GROUP.test(text)) &&
    !numbers.some((text) => OWN_GROUP.test(text))
  );
}
