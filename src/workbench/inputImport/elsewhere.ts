import { foldedWords } from '../../ui/fold.ts';
import { beginsAsFigure } from '../grid/clipboard/texts.ts';
import { areHeads } from '../listImport/match/content.ts';
import { namesList, withoutKind } from '../listImport/match/aside.ts';
import { isRest } from '../listImport/match/totals.ts';
import { underTitles } from '../listImport/sheetLayout/groups.ts';
import { guessMapping } from '../listImport/match/guess.ts';
import { nameScore } from '../listImport/match/heads.ts';
import { inOneHalf } from '../listImport/sheetLayout/laidOut.ts';
import { isHeadLike, textsIn } from '../listImport/table/layout.ts';
import { mergedUnderTitles } from '../listImport/sheetLayout/merged.ts';
import type { Rows } from '../listImport/table/rows.ts';
import { endOfBlock } from '../listImport/records/downwards.ts';
import { isPeriod } from '../listImport/records/unsaid.ts';
import type { ImportTarget } from '../listImport/target.ts';
import { withUnitsApart } from '../listImport/sheetLayout/unitsApart.ts';
import { hasFigure, isSale, isTotal } from '../listImport/match/titles.ts';
import { unnumbered } from '../listImport/table/numbering.ts';
import { namedRecord, pairsIn } from './pairs.ts';
import { oneBelowOther } from './sideBySide.ts';

/* What a sheet of assumptions holds beside the values that inputs take: rows of lists, and of other forms. */

/** A part of the tool that has such rows. */
export interface Elsewhere {
  /** As the person finds it: 'Ingresos Operativos'. */
  readonly place: string;
  /** What a sheet calls a block of them: 'Ingresos'. */
  readonly titles: readonly string[];
  /** Such a row by its own name, in whatever block. */
  readonly rows?: RegExp;
  /** Which rows of a sheet are its own where no title or head says so. */
  readonly loose?: (rows: Rows) => (row: Rows[number]) => boolean;
  /** What is to be known there: 'Un porcentaje por año.' */
  readonly note?: string;
  /** Of the rows that are there already. */
  readonly names?: readonly string[];
  /** What its rows are called, where one is there already: 'los ingresos'. */
  readonly here?: string;
  /** Leads there, with the whole sheet: a list opens its paste with it. */
  readonly go: (rows: Rows) => void;
}

/** Rows that belong elsewhere, by their first texts. */
export interface Away {
  readonly to: Elsewhere;
  readonly rows: readonly string[];
  /** Those whose names are there already. */
  readonly there: readonly string[];
}

export interface Sorted {
  /** Those that may be inputs, and all that nobody knows. */
  readonly own: Rows;
  readonly away: readonly Away[];
  /** Heads beside those that a place is called by, over figures of their own. */
  readonly beside: readonly string[];
}

/** The names of a sheet one below the other, under the titles of their blocks. */
export const inOneColumn = (rows: Rows): Rows =>
  oneBelowOther(underTitles(mergedUnderTitles(inOneHalf(rows))));

/** The rows of a sheet by where they belong: one that an input is called by is its own in any block. */
export function sortedOut(sheet: Rows, target: ImportTarget, places: readonly Elsewhere[]): Sorted {
  const rows = inOneColumn(sheet);
  const titled = placesOf(rows, places, new Set());
  const known = inputsIn(
    rows.filter((_, at) => titled[at]),
    target,
  );
  const placed = placesOf(rows, places, begunByInputs(rows, known));
  const found = new Map<Elsewhere, string[]>();
  const own = rows.filter((row, at) => {
    const to = placed[at];
    if (!to || (known.has(row) && !isLineOfHeads(row))) return true;
    const [name = ''] = textsIn(row);
    if (name !== '' && !isTitle(row) && !isTotal(name) && !isRest(name))
      found.set(to, [...(found.get(to) ?? []), name]);
    return false;
  });
  const beside = rows.flatMap((row) => headsBeside(row, places));
  return { own, away: [...found].map(([to, names]) => awayTo(to, names)), beside };
}

/**
 * The first lines of blocks that an empty line parts from the one before: without a title of their own or under that
 * of a purchase or a loan, and most of their rows called as inputs are or as what is paid once.
 */
function begunByInputs(rows: Rows, known: ReadonlySet<Rows[number]>): ReadonlySet<number> {
  const isEmpty = (row: Rows[number]): boolean => textsIn(row).length === 0;
  const begun = rows.flatMap((row, at) =>
    at > 0 && !isEmpty(row) && isEmpty(rows[at - 1] ?? []) ? [at] : [],
  );
  return new Set(
    begun.filter((at) => {
      const block = rows.slice(at, endOfBlock(rows, at));
      const isOfForm = (row: Rows[number]): boolean => OF_FORM.test(textsIn(row)[0] ?? '');
      const isTitled = block.slice(0, 1).some((row) => isTitle(row) && isOfForm(row));
      const values = block.slice(isTitled ? 1 : 0);
      const own = values.filter((row) => known.has(row) || isOfForm(row)).length;
      return !values.some(isTitle) && own >= (isTitled ? 1 : 2) && own * 2 > values.length;
    }),
  );
}

/** 'Valorización' of 'Año | Inflación | Año | Valorización'. */
function headsBeside(row: Rows[number], places: readonly Elsewhere[]): readonly string[] {
  const [first = '', ...heads] = isTitle(row) ? textsIn(row) : [];
  const isPlace = (head: string): boolean =>
    (titled(head, places) ?? called(head, places)) !== undefined;
  if (!TIME.test(first) || !heads.some(isPlace)) return [];
  return heads.filter((head) => !isPlace(head) && !TIME.test(head) && !areHeads([head]));
}

function awayTo(to: Elsewhere, names: readonly string[]): Away {
  const known = (to.names ?? []).map(foldedWords);
  // 'Suite - Tarifa' says something of the record 'Suite'.
  const isThere = (name: string): boolean => {
    const said = foldedWords(name);
    return known.some((one) => said === one || said.startsWith(`${one} `));
  };
  return { to, rows: names.filter((name) => !isThere(name)), there: names.filter(isThere) };
}

/**
 * The place that each row is called by, else that of the table whose heads are over its years, else that of
 * the block in which it stands, up to the line that is among its `ends`. Without any of them it is known by what the
 * records of a list are called.
 */
function placesOf(
  rows: Rows,
  places: readonly Elsewhere[],
  ends: ReadonlySet<number>,
): readonly (Elsewhere | undefined)[] {
  // '12.000.000 al mes' is an amount as well.
  const plain = withUnitsApart(rows);
  const loose = places.flatMap((place) => {
    const isOwn = place.loose?.(plain);
    return isOwn ? [{ place, isOwn }] : [];
  });
  let block: Elsewhere | undefined;
  let ofYears: Elsewhere | undefined;
  return rows.map((row, at) => {
    const texts = textsIn(row);
    const [name = '', ...others] = texts;
    if (ends.has(at)) block = undefined;
    const isYear = isPeriod(name);
    if (isTitle(row)) {
      // Heads beneath a title leave its block as it is.
      const alone = others.length === 0;
      block = titled(name, places) ?? (alone ? begunBy(name, places) : block);
      const [of] = others.flatMap((head) => titled(head, places) ?? called(head, places) ?? []);
      ofYears = TIME.test(name) ? of : undefined;
    } else if (!isYear) {
      // 'IPC | 2028 | 4,5 %' over '2029 | 4,2 %'.
      ofYears = isPeriod(others[0] ?? '') ? called(name, places) : undefined;
    }
    const told = called(name, places) ?? ofYears ?? block;
    return told ?? loose.find(({ isOwn }) => isOwn(plain[at] ?? row))?.place;
  });
}

/** Over years: 'Año | Inflación'. */
const TIME = /^(a[nñ]os?|per[ií]odos?|mes(es)?|fechas?)$/iu;

/** Without figures; heads may say a year: 'Tipo | Cantidad | Tarifa año 1'. */
const isTitle = (row: Rows[number]): boolean => {
  const texts = textsIn(row);
  const hasFigures = texts.some((text, at) => hasFigure(text) || (at > 0 && isAmount(text)));
  return texts.length > 0 && (!hasFigures || (texts.length > 2 && isHeadLike(row)));
};

/** '1.5 millones' is numbered by nothing. */
const isAmount = (text: string): boolean => beginsAsFigure(text) && !isPeriod(text);

/** 'Costo | Tipo | Valor | Notas', whatever input could be called by the first of them. */
const isLineOfHeads = (row: Rows[number]): boolean => {
  const [, ...others] = textsIn(row);
  return others.length > 1 && isTitle(row) && others.some((text) => areHeads([text]));
};

const titled = (name: string, places: readonly Elsewhere[]): Elsewhere | undefined =>
  isSale(name)
    ? undefined
    : places.find(({ titles }) =>
        titles.some((title) => namesList(withoutKind(bare(name)), title)),
      );

const OF_SUPPOSED =
  /^(supuestos|proyecci[oó]n|presupuesto|detalle|resumen|cuadro|tipos?|clases?|categor[ií]as?)\s+de(\s+l[oa]s)?\s+/iu;

/** 'SUPUESTOS DE GASTOS' is about these, and below 'Tipo de habitación' are rooms. */
const bare = (title: string): string => unnumbered(title).replace(OF_SUPPOSED, '');

/** What is paid once is no cost of operation. */
const ONCE = /adquisi|compra|inversi|cierre|transac|construc|obra|venta|escritur|financ/iu;

/** What a purchase and its loan are called after. */
const OF_FORM =
  /(?<!\p{L})(adquisi|compra(?!s)|inversi|cierre|construc|escritur|cr[eé]dito|pr[eé]stamo|deuda|financiac|financiam)/iu;

/** 'INGRESOS POR HABITACIONES' and 'Gastos de personal' are blocks of the lists that they begin with. */
function begunBy(name: string, places: readonly Elsewhere[]): Elsewhere | undefined {
  const [first = ''] = bare(name).split(/\s/);
  return ONCE.test(name) || /\sy\s/iu.test(name) ? undefined : titled(first, places);
}

const called = (name: string, places: readonly Elsewhere[]): Elsewhere | undefined =>
  places.find(({ rows }) => rows?.test(name));

/** In the block of something else a row has to be called as the input is, and not only alike. */
const LIKELY = 0.7;

/** The rows that an input is called by. */
function inputsIn(rows: Rows, target: ImportTarget): ReadonlySet<Rows[number]> {
  const all = rows.flatMap((row) =>
    pairsIn([withOneShare(row)]).pairs.map((pair) => ({ row, pair })),
  );
  const records = namedRecord(all.map(({ pair }) => pair));
  const mapping = guessMapping(records, target);
  const isCalled = (at: number): boolean => {
    const column = target.columns.find(({ id }) => id === mapping[at]);
    return column !== undefined && nameScore(records.heads[at] ?? '', column) > LIKELY;
  };
  return new Set(all.filter((_, at) => isCalled(at)).map(({ row }) => row));
}

/** 'Fee operador | 3 % | 3,5 % | 4 %' is called as 'Fee operador | 3 %' is: several shares are those of years. */
function withOneShare(row: Rows[number]): Rows[number] {
  const [name = '', ...shares] = textsIn(row);
  const areShares = shares.length > 1 && shares.every((text) => /^[\d.,]+\s*%$/.test(text));
  return areShares ? [name, shares[0] ?? ''] : row;
}
