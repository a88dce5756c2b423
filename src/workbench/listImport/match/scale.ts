import { type DecimalMark, perThousandIn, withOwnMarks } from '../../../tool/index.ts';
import {
  IN_NAME,
  OF_ALL,
  type Scale,
  SCALE_NAMES,
  scaled,
  scaleOf,
} from '../../grid/clipboard/scales.ts';
import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import { filledIn, type Records } from '../table/layout.ts';
import { isBlank } from './oneField.ts';
import { periodsOf, PROJECTED_YEAR } from './periods.ts';
import type { Rows } from '../table/rows.ts';
import type { ImportTarget, Mapping } from '../target.ts';
import { isPerArea } from './words.ts';

/* Amounts that a sheet has in millions or thousands, as a head or a unit says. */

/** By what a sheet says over its figures that its amounts are multiplied. */
export function scaleOver(rows: Rows): Scale {
  const said = rows.flat().find((text) => OF_ALL.test(text));
  if (said !== undefined) return scaleOf(said);
  const scales = [...titlesOver(rows), ...nameOf(rows), ...unitAlone(rows)].map(scaleOf);
  return scales.find((scale) => scale !== 1) ?? 1;
}

/** By what a note below all figures says that they are multiplied: 'Nota: cifras en millones'. */
export function scaleBelow(rows: Rows): Scale {
  const last = rows.findLastIndex((row) => filledIn(row).slice(1).some(beginsAsFigure));
  const notes = rows.slice(last + 1).map(filledIn);
  const [said = ''] =
    notes.find(([text = '', ...more]) => more.length === 0 && OF_ALL.test(text)) ?? [];
  return scaleOf(said);
}

/** What a sheet begins with, an empty line below: 'Supuestos – COP millones'. */
function titlesOver(rows: Rows): readonly string[] {
  const end = rows.findIndex((row) => filledIn(row).length === 0);
  const titles = rows.slice(0, Math.max(0, end)).flatMap(filledIn);
  return titles.some(beginsAsFigure) ? [] : titles;
}

/**
 * What a sheet is called above the title of its first block, 'Hotel (cifras en millones)' over 'DEUDA', over its years,
 * or over all of its rows where it has no other title.
 */
function nameOf([first = [], second = [], ...rest]: Rows): readonly string[] {
  const [title = '', ...more] = filledIn(first);
  const below = filledIn(second);
  const years = below.filter(isYear).length;
  const isOverYears =
    years > 1 || (years > 0 && (isYear(below[0] ?? '') || isYear(below.at(-1) ?? '')));
  const isOnlyTitle = ![second, ...rest].some((row) => filledIn(row).length === 1);
  const isOver = below.length < 2 || isOverYears || isOnlyTitle;
  const isName = more.length === 0 && isOver && IN_NAME.test(title);
  return isName ? [title] : [];
}

/** '$ millones' in a line of its own, before there is any figure. */
function unitAlone(rows: Rows): readonly string[] {
  const first = rows.findIndex((row) => filledIn(row).length > 1);
  return rows.slice(0, Math.max(0, first)).flatMap((row) => filledIn(row).filter(isUnitOfMoney));
}

const isYear = (text: string): boolean => /^(a[nñ]o\s+\d{1,2}|20\d\d)$/iu.test(text.trim());

type Digits = Readonly<Record<Scale, number>>;
/** A figure with so many digits is in pesos, whatever the sheet says of the others. */
const DIGITS_OF_PESOS: Digits = { 1: 0, 1e3: 10, 1e6: 7, 1e9: 5 };
/** So is one of a list, which has no rate or cost of ten thousand millions. */
const DIGITS_OF_RATES: Digits = { 1: 0, 1e3: 8, 1e6: 5, 1e9: 3 };
/** A square metre is let for less than a million. */
const DIGITS_OF_AREA: Digits = { 1: 0, 1e3: 4, 1e6: 2, 1e9: 1 };

/** Of the whole number: '(1.480,0)' has four. */
const digitsIn = (text: string): number =>
  text.replace(/,\d+[\s)]*$/, '').replace(/\D/g, '').length;

const scaleWithin = (text: string, scale: Scale, limits: Digits): Scale =>
  digitsIn(text) < limits[scale] ? scale : 1;

/** By what an amount of a form is multiplied, where all of them are by that. */
export const scaleAmong = (text: string, scale: Scale): Scale =>
  scaleWithin(text, scale, DIGITS_OF_PESOS);

/** By what amounts of a table were multiplied to be in full, in a sentence for each; none where they stood so. */
export function scalesSaid({ lines }: Records, full: Records): readonly string[] {
  const changed = full.lines.flatMap(({ cells }, line) =>
    cells.filter((text, at) => text !== lines[line]?.cells[at]),
  );
  return ([1e3, 1e6, 1e9] as const)
    .filter((scale) => changed.some((text) => text.endsWith(`*${scale}`)))
    .map(
      (scale) =>
        `Por lo que dice tu tabla, hay cifras en ${SCALE_NAMES[scale]}: entran multiplicadas por ${scale.toLocaleString('es-CO')}.`,
    );
}

/** What a unit of money is made of: 'COP MM / mes', '$M al año'. */
const MONEY_WORDS = new Set(
  'cop $ $m $mm m mm k pesos mil miles 000 millones mill millon'.split(' '),
);
const UNIT_WORDS = new Set(
  'de por al a cada per month year night mes mensual mensuales año anual anuales trimestre bimestre semestre noche día diario hab habitación habitaciones ocupada ocupadas disponible vendida cama celda cupo persona empleado trabajador huésped c u m² m2'.split(
    ' ',
  ),
);

export function isUnitOfMoney(text: string): boolean {
  // '9,66 | por mil de los ingresos' is a share of these.
  if (perThousandIn(`1 ${text}`) !== null) return false;
  const words = text
    .toLocaleLowerCase('es-CO')
    .split(/[\s/().]+/)
    .filter(Boolean);
  return (
    words.some((word) => MONEY_WORDS.has(word)) &&
    words.every((word) => MONEY_WORDS.has(word) || UNIT_WORDS.has(word))
  );
}

/** By what the amounts of a record are multiplied as a cell beside them says; null where none is a unit of money. */
export function scaleBeside(cells: readonly string[]): Scale | null {
  const unit = cells.find(isUnitOfMoney);
  // The currency alone says nothing against 'cifras en millones'.
  if (unit === undefined || /^\s*(COP|\$)\s*$/i.test(unit)) return null;
  // '18M/mes', '4,2 M', '280k'.
  const [, letter] = /^\s*([Mk])(?![\p{L}\d²])/u.exec(unit) ?? [];
  if (letter === undefined) return scaleOf(unit);
  return letter === 'M' ? 1_000_000 : 1_000;
}

/** The same records with the amounts of their columns in full. */
export function inFull(
  table: Records,
  mapping: Mapping,
  mark: DecimalMark,
  { columns, recast }: ImportTarget,
): Records {
  const own = table.heads.map((_, at) => columns.find(({ id }) => id === mapping[at]));
  // Of costs by how often they are paid, 'Mensual' and 'Anual', one column alone is that of the amounts.
  const isMoney = own.map((column, at) =>
    column
      ? column.field.kind === 'money'
      : recast !== undefined && periodsOf(table.heads[at] ?? '').size > 0,
  );
  const limits = own.map((column, at) => {
    if (isPerArea(table.heads[at] ?? '')) return DIGITS_OF_AREA;
    return column?.isPrice ? DIGITS_OF_PESOS : DIGITS_OF_RATES;
  });
  const scales = table.heads.map((head, at) => (isMoney[at] ? scaleOf(head) : 1));
  const { scale: ofAll = 1 } = table;
  const beside = table.lines.map(({ cells }) => scaleBeside(cells));
  /** What a year comes to may be as much as what a form asks for. */
  const ofYear = table.lines.map(({ cells }) => cells.includes(PROJECTED_YEAR));
  if (ofAll === 1 && [...scales, ...beside].every((scale) => (scale ?? 1) === 1)) return table;
  const scaleAt = (text: string, at: number, line: number): number => {
    if (!isMoney[at] || isBlank(text)) return 1;
    const said = scales[at] ?? 1;
    if (said !== 1) return said;
    const limit = ofYear[line] ? DIGITS_OF_PESOS : (limits[at] ?? DIGITS_OF_RATES);
    return scaleWithin(text, beside[line] ?? ofAll, limit);
  };
  const lines = table.lines.map((line, index) => {
    const inFullAt = (text: string, at: number): string => {
      const own = withOwnMarks(text.trim(), mark);
      return scaled(own, scaleAt(own, at, index)) ?? text;
    };
    return { ...line, cells: line.cells.map(inFullAt) };
  });
  return { ...table, lines };
}
