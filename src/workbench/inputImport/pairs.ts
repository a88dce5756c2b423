import { readMonthYear, withoutWay } from '../../tool/index.ts';
import { type Scale, scaleOf } from '../grid/clipboard/scales.ts';
import { beginsAsFigure } from '../grid/clipboard/texts.ts';
import { areHeads } from '../listImport/match/content.ts';
import {
  firstFilledAt,
  firstText,
  isHeadLike,
  type Records,
  textsIn,
} from '../listImport/table/layout.ts';
import type { Rows } from '../listImport/table/rows.ts';
import { unnumbered } from '../listImport/table/numbering.ts';
import { hasFigure } from '../listImport/match/titles.ts';
import { withDuration } from './duration.ts';
import { remarksBeside } from '../listImport/records/remarkNotes.ts';
import { minimumIn, minimumsApart } from './minimums.ts';
import type { Pair } from './pair.ts';
import { scaleOver } from '../listImport/match/scale.ts';

/* A sheet of assumptions as most people have it: a name, and its value beside it. */

export interface Pairs {
  readonly pairs: readonly Pair[];
  /** First texts of rows with several figures: those of tables. */
  readonly tables: readonly string[];
  /** How many rows with several figures are read under the heads above them. */
  readonly across: number;
}

/** The values that a sheet names: beside their names, or below them where there is one row of them. */
export function pairsIn(sheet: Rows): Pairs {
  const rows = minimumsApart(sheet);
  const heads = new Set(rows.flatMap((_, at) => (headsFigures(rows, at) ? [at] : [])));
  const across = new Set([...heads].filter((at) => !hasFigures(rows[at + 2] ?? [])));
  const over = lastBefore(rows, isHeadLike);
  const tables = headsOver(rows, heads);
  const read = rows.map((row, at): readonly Pair[] | string => {
    if (across.has(at)) return pairsBelow(row, rows[at + 1] ?? []);
    if (heads.has(at)) return [];
    if (across.has(at - 1)) return [];
    const texts = withoutNumber(textsIn(row));
    if (isNameless(texts)) return namedBy(over[at]);
    const head = tables[at];
    return withLeast(texts, (others) => readRow(others, !head || sharesIn(head, row)));
  });
  const notes = remarksBeside(rows);
  const titles = lastBefore(rows, isTitle);
  const parting = lastBefore(rows, (row) => textsIn(row).length < 2 || isHeadLike(row));
  const ofAll = scaleOver(rows);
  const pairsOf = (row: readonly Pair[] | string, at: number): readonly Pair[] => {
    if (typeof row === 'string' || row.length === 0) return [];
    const block = firstText(titles[at] ?? []);
    const [scale = ofAll] = [scaleOf(block), scaleOfHeads(parting[at])].filter((one) => one !== 1);
    const note = notes[at];
    return row.map((pair) => ({ ...pair, block, scale, ...(note ? { note } : {}) }));
  };
  return {
    pairs: withDuration(read.flatMap(pairsOf)),
    tables: [...new Set(read.filter((row) => typeof row === 'string'))],
    across: across.size,
  };
}

/** For each row with several figures the heads of the table that it is one of. */
function headsOver(rows: Rows, heads: ReadonlySet<number>): readonly (Rows[number] | undefined)[] {
  let head: Rows[number] | undefined;
  return rows.map((row, at) => {
    const own = hasFigures(row) ? head : undefined;
    head = heads.has(at) ? row : own;
    return own;
  });
}

/** Whether the percentages of a row are parts of a whole by their head: '%', 'Participación', '% del total'. */
const sharesIn = (head: Rows[number], row: Rows[number]): boolean =>
  row.every((cell, at) => !cell.includes('%') || /^\s*%|particip|peso/i.test(head[at] ?? ''));

/** What the nearest line that parts a row from those above says that amounts are multiplied by, if it is one of heads. */
function scaleOfHeads(parting: Rows[number] = []): Scale {
  const heads = isHeadLike(parting) ? textsIn(parting) : [];
  return heads.map(scaleOf).find((scale) => scale !== 1) ?? 1;
}

/** For each row the nearest one above it of a kind. */
function lastBefore(
  rows: Rows,
  is: (row: Rows[number]) => boolean,
): readonly (Rows[number] | undefined)[] {
  let last: Rows[number] | undefined;
  return rows.map((row) => {
    const before = last;
    if (is(row)) last = row;
    return before;
  });
}

/** One text alone, over a block, or with heads that stand over anything: 'FINANCIAMIENTO | Valor | Unidad'. */
function isTitle(row: Rows[number]): boolean {
  const [title = '', ...more] = textsIn(row);
  const isAlone = more.length === 0 || areHeads(more);
  return isAlone && /\p{L}/u.test(title) && !hasFigure(title);
}

/** '1 | Deuda | $ 9.500' and '2.1 Deuda | $ 9.500': rows may be numbered. */
const withoutNumber = ([first = '', second = '', ...others]: readonly string[]) =>
  /^\d{1,3}[.)]?$/.test(first) && others.length > 0 && /^\p{L}/u.test(second)
    ? [second, ...others]
    : [unnumbered(first), second, ...others].filter(Boolean);

/** '2028 | 4,6 %', which only the heads of their table name. */
const isNameless = ([first = '', ...others]: readonly string[]): boolean =>
  others.length > 0 && (!/\p{L}/u.test(first) || readMonthYear(first) !== null);

/** A row without a name is told by the heads of its table; nothing where it has none. */
const namedBy = (heads: Rows[number] | undefined): readonly Pair[] | string =>
  heads ? textsIn(heads).join(' · ') : [];

/** Whether heads have a row of values below them: 'Crédito | Monto | Tasa' over 'Banco | 480.000.000 | 12 %'. */
function headsFigures(rows: Rows, at: number): boolean {
  const [heads = [], values = []] = rows.slice(at, at + 2);
  const isHeaded = values.every((cell, column) => !isFigure(cell.trim()) || heads[column]?.trim());
  return isHeadLike(heads) && hasFigures(values) && isHeaded;
}

/** Whether a row has several figures, as those of tables have. */
const hasFigures = (row: Rows[number]): boolean => figuresIn(textsIn(row)).length > 1;

/** The first text is the name of the row. */
function pairsBelow(heads: Rows[number], values: Rows[number]): readonly Pair[] {
  const first = firstFilledAt(values);
  return heads.flatMap((head, column): readonly Pair[] => {
    const [label, text] = [head.trim(), values[column]?.trim() ?? ''];
    if (label === '' || text === '') return [];
    const isName = column === first && !isFigure(text);
    return monthAndYear(label, text) ?? [{ label, text, beside: '', isName }];
  });
}

/** A name and its figure in one cell, as in a message: 'Tasa E.A. 13,1 %', 'Plazo: 15 años'. A bare number may be a year. */
const IN_ONE =
  /^(?<label>\p{L}[^\d$]*?)[\s:=]+(?<text>\$\s*[\d.,]+|\d[\d.,]*\s*(%|años?|mes(es)?|mill(ones|ón))|\d{1,3}([.,]\d{3})+)$/iu;

/** A row that is read without what it says of a minimum, and has that beside its value. */
function withLeast(
  [name = '', ...texts]: readonly string[],
  read: (texts: readonly string[]) => readonly Pair[] | string,
): readonly Pair[] | string {
  const others = texts.filter((text) => minimumIn(text) === null);
  const [least] = texts.filter((text) => !others.includes(text));
  // Alone it is the value itself.
  if (least === undefined || !others.some(beginsAsFigure)) return read([name, ...texts]);
  const pairs = read([name, ...others]);
  if (typeof pairs === 'string') return pairs;
  const minimum = minimumIn(least) ?? undefined;
  return pairs.map((pair, at) => (at === 0 ? { ...pair, minimum } : pair));
}

/**
 * The pairs of a row; its first text where it is one of a table. `mayShare`: of an amount and a percentage this is
 * its part of a whole.
 */
function readRow(texts: readonly string[], mayShare: boolean): readonly Pair[] | string {
  const [whole = '', ...others] = texts.filter((text) => !/^[-–—]$/.test(text));
  const { label = whole, text: own } = (others.length === 0 && IN_ONE.exec(whole)?.groups) || {};
  const rest = own === undefined ? others : [own];
  if (rest.length === 0 || !/\p{L}/u.test(label) || isFigure(label)) return [];
  if (areHeads(rest)) return [];
  const figures = figuresIn(rest);
  if (figures.length > 1) return (mayShare && withShare(label, rest, figures)) || label;
  const dates = rest.filter((text) => readMonthYear(text) !== null);
  const [text = ''] = [...figures, ...dates, ...rest];
  const [, typed] = TYPE_OF.exec(label) ?? [];
  const [kind = '', amount, ...more] = rest;
  if (typed !== undefined && amount !== undefined && amount === figures[0] && more.length === 0) {
    return [
      { label, text: kind, beside: '' },
      { label: typed, text: amount, beside: '' },
    ];
  }
  const beside = rest.filter((other) => other !== text).join(' · ');
  return monthAndYear(label, text) ?? [{ label, text, beside }];
}

/** An amount and its part of a whole are no table. */
function withShare(
  label: string,
  texts: readonly string[],
  figures: readonly string[],
): readonly Pair[] | null {
  const [share, otherShare] = figures.filter((text) => text.includes('%'));
  const [text, other] = figures.filter((one) => one !== share);
  if (!share || !text || otherShare || other) return null;
  const beside = texts.filter((one) => one !== text && one !== share).join(' · ');
  return [{ label, text, share, said: figures.join(' · '), beside }];
}

/** 'Tipo de fee mínimo | Valor mensual | 12.500.000': what it is, and how much. */
const TYPE_OF = /^tipo\s+de\s+(.+)$/iu;

/** The figures of a row; a remark with a figure is none beside a plain one: '50% LTV' behind '9.620 | MM COP'. */
function figuresIn(texts: readonly string[]): readonly string[] {
  const figures = texts.filter(isFigure);
  const plain = figures.filter((text) => !WORD_OF_ITS_OWN.test(text));
  return plain.length === 1 && texts.indexOf(plain[0] ?? '') < texts.length - 1 ? plain : figures;
}

/** A word behind a number that is no unit of it. */
const WORD_OF_ITS_OWN =
  /\d[\d.,]*\s*%?\s*(?!(COP|USD|MM?|mil|mill\p{L}*|a[nñ]os?|mes(es)?|d[ií]as?|[en]\.?\s?[mtsa]\.?|efectiv\p{L}*|nominal|pesos|hab\p{L}*)(?!\p{L}))\p{L}/iu;

/** More words are a sentence that begins with a number: '2 veces al año'. */
const MOST_WORDS = 2;

const isFigure = (text: string): boolean =>
  beginsAsFigure(text) &&
  readMonthYear(text) === null &&
  (text.match(/\p{L}[\p{L}.]*/gu) ?? []).length <= MOST_WORDS;

/** Begins the name of the first of the two. */
export const MONTH = 'Mes';

/** 'Inicio | ene 2028' says a month and a year, which inputs have apart. */
function monthAndYear(label: string, text: string): readonly Pair[] | null {
  const date = readMonthYear(text);
  if (!date) return null;
  const of = label.replace(/^\s*(fecha|mes)\s+(de\s+)?/i, '');
  const pair = (what: string, value: number): Pair => ({
    label: `${what} de ${of.charAt(0).toLocaleLowerCase('es-CO')}${of.slice(1)}`,
    text: String(value),
    said: text,
    row: label,
    beside: '',
  });
  return [pair(MONTH, date.month), pair('Año', date.year)];
}

/** The same as a table of one record under its heads; what a unit says of a period is in the head. */
export function recordOf(pairs: readonly Pair[]): Records {
  return under(
    pairs,
    pairs.map(({ label, beside }) => (beside === '' ? label : `${label} (${beside})`)),
  );
}

/**
 * The same, to be matched with inputs: 'E.M.' and the like are no part of a name, a name is no input, a bare 'Monto'
 * is that of its block, and so is a bare 'Plazo' in that of the project.
 */
export function namedRecord(pairs: readonly Pair[]): Records {
  return under(
    pairs,
    recordOf(pairs).heads.map((head, at) => {
      const { isName, label = '', block = '' } = pairs[at] ?? {};
      if (isName) return '';
      if (PART_OF_WHOLE.test(label)) return label.replace(PART_OF_WHOLE, '');
      if (DURATION.test(label) && isOfProject(block, pairs)) return 'Plazo del proyecto';
      // 'Plazo en meses' is 'Plazo (meses)'.
      const named = head.replace(IN_TIME, ' ($1)');
      return BARE.test(label) ? `${head} ${block}` : withoutWay(named) || named;
    }),
    shareAlone,
  );
}

/** 'Deuda 60%' is how much of the whole is debt. */
const PART_OF_WHOLE = /(?<=\p{L}.*)\s+\d{1,2}([.,]\d+)?\s*%\s*$/u;
const DURATION = /^(plazo|duraci[oó]n)\s*(\([^)]*\))?$/iu;
const OF_PROJECT = /proyec|general/iu;
/** Whatever a sheet is titled, the bare term beside a loan is that of the loan. */
const isOfProject = (block: string, pairs: readonly Pair[]): boolean =>
  OF_PROJECT.test(block) &&
  !pairs.some((pair) => (pair.block ?? '') === block && OF_LOAN.test(pair.label));
const OF_LOAN = /cr[eé]dito|deuda|pr[eé]stamo|inter[eé]s|financia/iu;
const IN_TIME = /\s+en\s+(meses|a[nñ]os)$/iu;
const BARE = /^(monto|valor|importe)s?\s*(\([^)]*\))?$/iu;

const under = (
  pairs: readonly Pair[],
  heads: readonly string[],
  read: (text: string) => string = String,
): Records => ({
  heads,
  lines: [{ cells: pairs.map(({ text }) => read(text)), at: 0 }],
});

/** '5 % ventas' is a share, whatever of. */
const shareAlone = (text: string): string => text.replace(/^([\d.,]+\s*%)\s+\p{L}.*$/u, '$1');
