/**
 * Evaluates the formulas of a workbook's file by libraries that know nothing of the product: a
 * parser of Excel's formulas, with the functions of finance from another library.
 */
import { createRequire } from 'node:module';
import * as finance from '@formulajs/formulajs';
import { readXlsx } from 'hucre/xlsx';
import type { Scalar } from '../../../src/tool/index.ts';
import type { Recalculated } from './compare.ts';

interface Place {
  readonly row: number;
  readonly col: number;
  readonly sheet: string;
}
interface Range {
  readonly from: Place;
  readonly to: Place;
  readonly sheet: string;
}
interface Arg {
  readonly value: unknown;
}
interface Parser {
  parse(formula: string, position: Place): unknown;
}
type ParserClass = new (config: {
  readonly onCell: (place: Place) => unknown;
  readonly onRange: (range: Range) => unknown[][];
  readonly onVariable: (name: string) => unknown;
  readonly functions: Readonly<Record<string, (...args: Arg[]) => unknown>>;
}) => Parser;

const require = createRequire(import.meta.url);
const FormulaParser = require('fast-formula-parser') as ParserClass & {
  readonly FormulaError: { readonly NA: unknown; readonly NUM: unknown; readonly DIV0: unknown };
};
const { FormulaError } = FormulaParser;

const isError = (value: unknown): boolean => value instanceof Error;

/** The numbers among cells; the first error counts for all of them. */
function numbersIn(value: unknown): number[] | Error {
  const cells = cellsIn(value);
  const error = cells.find((cell) => isError(cell));
  return error instanceof Error ? error : cells.filter(isNumber);
}

const cellsIn = (value: unknown): unknown[] => [value].flat<unknown[], 2>(2);
const trimmed = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim().toLowerCase() : value;
const isNumber = (value: unknown): value is number => typeof value === 'number';
const fold = (value: unknown): unknown => (typeof value === 'string' ? value.toLowerCase() : value);
const same = (a: unknown, b: unknown): boolean => fold(a) === fold(b);

function ofCells(args: readonly Arg[], of: (numbers: readonly number[]) => number): unknown {
  const numbers = numbersIn(args.flatMap(({ value }) => cellsIn(value)));
  return Array.isArray(numbers) ? (numbers.length > 0 ? of(numbers) : 0) : numbers;
}

function logical(args: readonly Arg[], of: (values: readonly unknown[]) => boolean): unknown {
  const values = args.flatMap(({ value }) => cellsIn(value));
  return values.find((value) => isError(value)) ?? of(values);
}

type Finance = (...args: never[]) => unknown;

/** A function of numbers; an error among them, or an answer that is none, is an error. */
const ofNumbers =
  (fn: Finance) =>
  (...args: Arg[]): unknown => {
    const values = args.map(({ value }) => value);
    const error = values.find((value) => isError(value));
    if (error !== undefined) return error;
    const result = fn(...(values.map(Number) as never[]));
    return typeof result === 'number' && Number.isFinite(result) ? result : FormulaError.NUM;
  };

function ranked(place: number, numbers: readonly number[], isLargest: boolean): unknown {
  const sorted = numbers.toSorted((a, b) => (isLargest ? b - a : a - b));
  return sorted[place - 1] ?? FormulaError.NUM;
}

const FUNCTIONS: Readonly<Record<string, (...args: Arg[]) => unknown>> = {
  MIN: (...args) => ofCells(args, (numbers) => Math.min(...numbers)),
  MAX: (...args) => ofCells(args, (numbers) => Math.max(...numbers)),
  COUNT: (...args) => args.flatMap(({ value }) => cellsIn(value)).filter(isNumber).length,
  MATCH: (wanted, cells) => {
    if (isError(wanted?.value)) return wanted?.value;
    const at = cellsIn(cells?.value).findIndex((cell) => same(cell, wanted?.value));
    return at < 0 ? FormulaError.NA : at + 1;
  },
  AND: (...args) => logical(args, (values) => values.every(Boolean)),
  OR: (...args) => logical(args, (values) => values.some(Boolean)),
  XLESS: (cells, limit) =>
    cellsIn(cells?.value).filter((cell) => isNumber(cell) && cell < Number(limit?.value)).length,
  XEXACT: (cells, wanted) => cellsIn(cells?.value).filter((cell) => cell === wanted?.value).length,
  XALIKE: (cells, wanted) =>
    cellsIn(cells?.value).filter((cell) => trimmed(cell) === trimmed(wanted?.value)).length,
  XINDEX: (cells, place) => {
    if (isError(place?.value)) return place?.value;
    return cellsIn(cells?.value)[Number(place?.value) - 1] ?? FormulaError.NUM;
  },
  XCOUNTIF: (cells, wanted) =>
    cellsIn(cells?.value).filter((cell) => same(cell, wanted?.value)).length,
  XSUMIF: (cells, wanted, summands) => {
    const added = cellsIn(summands?.value);
    const picked = cellsIn(cells?.value).flatMap((cell, at) =>
      same(cell, wanted?.value) ? [added[at]] : [],
    );
    const numbers = numbersIn(picked);
    return Array.isArray(numbers) ? numbers.reduce((sum, number) => sum + number, 0) : numbers;
  },
  PMT: ofNumbers(finance.PMT),
  PV: ofNumbers(finance.PV),
  FV: ofNumbers(finance.FV),
  NPER: ofNumbers(finance.NPER),
  IPMT: ofNumbers(finance.IPMT),
  PPMT: ofNumbers(finance.PPMT),
  RATE: ofNumbers(finance.RATE),
  IRR: (flows, guess) => {
    const numbers = numbersIn(flows?.value);
    if (!Array.isArray(numbers)) return numbers;
    const rate: unknown = finance.IRR(numbers, Number(guess?.value));
    return typeof rate === 'number' && Number.isFinite(rate) ? rate : FormulaError.NUM;
  },
  NPV: (rate, flows) => {
    const numbers = numbersIn(flows?.value);
    if (!Array.isArray(numbers)) return numbers;
    if (isError(rate?.value)) return rate?.value;
    return numbers.reduce((sum, flow, at) => sum + flow / (1 + Number(rate?.value)) ** (at + 1), 0);
  },
  LARGE: (cells, place) => {
    const numbers = numbersIn(cells?.value);
    return Array.isArray(numbers) ? ranked(Number(place?.value), numbers, true) : numbers;
  },
  SMALL: (cells, place) => {
    const numbers = numbersIn(cells?.value);
    return Array.isArray(numbers) ? ranked(Number(place?.value), numbers, false) : numbers;
  },
  AGGREGATE: (what, _, cells, place) => {
    const numbers = cellsIn(cells?.value).filter(isNumber);
    const sum = numbers.reduce((all, one) => all + one, 0);
    if (what?.value === 1) return numbers.length === 0 ? FormulaError.DIV0 : sum / numbers.length;
    // Of nothing they are 0 in Excel.
    if (what?.value === 4) return Math.max(...(numbers.length === 0 ? [0] : numbers));
    if (what?.value === 5) return Math.min(...(numbers.length === 0 ? [0] : numbers));
    return ranked(Number(place?.value), numbers, what?.value === 14);
  },
};

/** Letters that the parser's names don't have. */
const plainName = (name: string): string =>
  `N_${Array.from(name, (sign) => (/\w/.test(sign) ? sign : `_${sign.codePointAt(0)}_`)).join('')}`;

/** Evaluates cells as they are asked for; each once. */
export async function evaluated(bytes: Uint8Array): Promise<Recalculated> {
  const { sheets, namedRanges = [] } = await readXlsx(bytes);
  const named = new Map(namedRanges.map(({ name, range }) => [name, range]));
  const aliases = new Map([...named.keys()].map((name) => [plainName(name), name]));
  const known = new Map<string, unknown>();

  const cell = ({ sheet, row, col }: Place): unknown => {
    const key = `${sheet}!${row},${col}`;
    if (known.has(key)) return known.get(key);
    const own = sheets.find(({ name }) => name === sheet);
    const formula = own?.cells?.get(`${row - 1},${col - 1}`)?.formula;
    // An empty cell equals the empty text in Excel; all that reads one asks for that, or for a number.
    let value: unknown = own?.rows[row - 1]?.[col - 1] ?? '';
    if (value instanceof Date) value = Math.round(value.getTime() / 86_400_000) + 25_569;
    if (formula !== undefined) value = parsed(formula, { sheet, row, col });
    known.set(key, value);
    return value;
  };
  // A parser that is at work can't be asked anew for the cells that it reads: each depth has its own.
  const idle: Parser[] = [];
  const parsed = (formula: string, place: Place): unknown => {
    const parser = idle.pop() ?? newParser();
    try {
      return parser.parse(withPlainNames(formula, named), place);
    } catch (error) {
      return error;
    } finally {
      idle.push(parser);
    }
  };
  const newParser = (): Parser =>
    new FormulaParser({
      onCell: cell,
      onRange: ({ sheet, from, to }) =>
        Array.from({ length: to.row - from.row + 1 }, (_, row) =>
          Array.from({ length: to.col - from.col + 1 }, (__, col) =>
            cell({ sheet, row: from.row + row, col: from.col + col }),
          ),
        ),
      onVariable: (name) => rangeOf(named.get(aliases.get(name) ?? '') ?? ''),
      functions: FUNCTIONS,
    });
  return (sheet, row, column) => {
    const value = cell({ sheet: sheets[sheet]?.name ?? '', row: row + 1, col: column + 1 });
    return isError(value) ? null : ((value ?? undefined) as Scalar | undefined);
  };
}

const WORD = /"(?:[^"]|"")*"|'(?:[^']|'')*'|[\p{L}_][\p{L}\p{N}_.]*/gu;

/** The parser's own take no names of ranges. */
const OURS: ReadonlySet<string> = new Set(['INDEX', 'COUNTIF', 'SUMIF']);

/** What the parser takes for something else: names as conditions, and sums over conditions. */
const REWRITTEN: readonly (readonly [RegExp, string])[] = [
  [/\bIF\(([\p{L}_][\p{L}\p{N}_]*),/gu, 'IF($1<>0,'],
  [/SUMPRODUCT\(--\(LOWER\(TRIM\(([^()]+)\)\)=LOWER\(TRIM\(([^()]+)\)\)\)\)/g, 'XALIKE($1,$2)'],
  [/SUMPRODUCT\(--\(([^()<]+)<([^()<]+)\)\)/g, 'XLESS($1,$2)'],
  [/SUMPRODUCT\(--EXACT\(([^(),]+),((?:[^()]|\([^()]*\))+)\)\)/g, 'XEXACT($1,$2)'],
];

function withPlainNames(formula: string, named: ReadonlyMap<string, string>): string {
  const plain = REWRITTEN.reduce((text, [form, ours]) => text.replace(form, ours), formula);
  return plain.replace(WORD, (word) => {
    if (named.has(word)) return plainName(word);
    return OURS.has(word) ? `X${word}` : word;
  });
}

const RANGE = /^'(.+)'!\$([A-Z]+)\$(\d+)(?::\$([A-Z]+)\$(\d+))?$/;

function rangeOf(text: string): unknown {
  const [, sheet = '', column = '', row, lastColumn, lastRow] = RANGE.exec(text) ?? [];
  const from = { sheet, row: Number(row), col: numberOf(column) };
  if (lastRow === undefined) return from;
  return { sheet, from, to: { sheet, row: Number(lastRow), col: numberOf(lastColumn ?? column) } };
}

const numberOf = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
