import Papa from 'papaparse';
import {
  areGroupedByCommas,
  isObject,
  plainNumber,
  unescapeFormula,
  withOwnMarks,
} from '../../../tool/index.ts';
import { EXACT_ATTRIBUTE, HEADS_ATTRIBUTE, type OwnCell } from './copy.ts';

/** Rows of texts as they would be typed, or of what the grid copied; every row has the same length. */
export type Block = readonly (readonly OwnCell[])[];

export interface ClipboardTexts {
  readonly exact: string;
  readonly html: string;
  readonly text: string;
}

/** What is pasted; `isOwn`: a grid copied it, so that nobody is asked how it is meant. */
export interface Pasted {
  readonly block: Block;
  readonly isOwn: boolean;
}

/**
 * The clipboard as texts to type, from the most faithful source at hand: the grid's own
 * format, then plain text with its numbers taken from the spreadsheet's HTML.
 */
export function readPasted(clipboard: ClipboardTexts): Pasted {
  const exact = readExact(clipboard.exact || exactInHtml(clipboard.html));
  if (exact) return { block: squared<OwnCell>(exact), isOwn: true };
  return { block: readForeign(clipboard), isOwn: false };
}

export const readBlock = (clipboard: ClipboardTexts): Block => readPasted(clipboard).block;

function readForeign(clipboard: ClipboardTexts): Block {
  const plain = squared<string>(readTsv(clipboard.text));
  const table = clipboard.html === '' ? [] : squared<string>(readHtmlTexts(clipboard.html));
  // Mail on a phone copies a table as text with each cell in a line of its own.
  const isStacked = isOneColumn(plain) && table.length > 1 && !isOneColumn(table);
  const rows = isStacked ? table : plain;
  const numbers = clipboard.html === '' ? [] : readHtmlNumbers(clipboard.html);
  const sameShape =
    numbers.length === rows.length && numbers.every((row, at) => row.length === rows[at]?.length);
  if (!sameShape) return rows.map((row) => row.map(unescapeFormula));
  return rows.map((row, at) => row.map((text, col) => numbers[at]?.[col] ?? unescapeFormula(text)));
}

/** A block whose numbers are grouped by commas, with them as they are typed here; any other as it is. */
export function withOwnNumbers(block: Block): Block {
  const texts = block.flat().map((cell) => (typeof cell === 'string' ? cell : cell.text));
  if (!areGroupedByCommas(texts)) return block;
  return block.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? withOwnMarks(cell, '.') : cell)),
  );
}

/** A block of several amounts with its dashes as the zeros that accounts write so; any other as it is. */
export function withZeros(block: Block): Block {
  const isDash = (cell: OwnCell): boolean => typeof cell === 'string' && DASH.test(cell);
  const hasFigures = block.flat().some((cell) => typeof cell === 'string' && /\d/.test(cell));
  if (!hasFigures || !block.flat().some(isDash)) return block;
  return block.map((row) => row.map((cell) => (isDash(cell) ? '0' : cell)));
}

const DASH = /^\s*[-–—]\s*$/;

function exactInHtml(html: string): string {
  if (!html.includes(EXACT_ATTRIBUTE)) return '';
  const table = tableIn(html);
  return table?.getAttribute(EXACT_ATTRIBUTE) ?? '';
}

/** The names of the columns that a grid copied cells of; none where it isn't known, or where they came along. */
export function ownHeads(html: string): readonly string[] {
  if (!html.includes(HEADS_ATTRIBUTE)) return [];
  const [heads = []] = readExact(`[${tableIn(html)?.getAttribute(HEADS_ATTRIBUTE) ?? '[]'}]`) ?? [];
  return heads.flatMap((head) => (typeof head === 'string' ? head : []));
}

/** A tag with its attributes, whose values may hold any sign; what it says of its style is marked off. */
const STYLED_TAG = /(<[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*?\s)style(\s*=)/gi;
const STYLES = /<style[\s>][\s\S]*?<\/style\s*>/gi;

/** The first table of a clipboard. Its styles aren't read: the page's content policy would report each. */
function tableIn(html: string): HTMLTableElement | null {
  const plain = html.replace(STYLES, '').replace(STYLED_TAG, '$1data-style$2');
  return new DOMParser().parseFromString(plain, 'text/html').querySelector('table');
}

/** Any page can put such a text on the clipboard: what isn't rows of cells is no block of ours. */
function readExact(json: string): OwnCell[][] | undefined {
  if (json === '') return undefined;
  try {
    const rows: unknown = JSON.parse(json);
    return Array.isArray(rows) && rows.every(isRow) ? rows : undefined;
  } catch {
    return undefined;
  }
}

function isRow(row: unknown): row is OwnCell[] {
  return Array.isArray(row) && row.every(isOwnCell);
}

function isOwnCell(cell: unknown): cell is OwnCell {
  if (typeof cell === 'string') return true;
  if (!isObject(cell) || typeof cell['text'] !== 'string' || cell['readOnly'] !== true)
    return false;
  const { parts } = cell;
  return (
    parts === undefined ||
    (isObject(parts) && Object.values(parts).every((text) => typeof text === 'string'))
  );
}

/** Excel's text/plain: tabs, quotes around texts that hold tabs or line ends, a last line end. */
export function readTsv(text: string): string[][] {
  const trimmed = text.replace(/\r?\n$/, '');
  if (trimmed === '') return [['']];
  const parsed = Papa.parse<string[]>(trimmed, { delimiter: '\t', newline: lineEnd(trimmed) });
  const broken = parsed.errors.some((error) => error.type === 'Quotes');
  return broken ? trimmed.split(/\r\n|\n|\r/).map((line) => line.split('\t')) : parsed.data;
}

function lineEnd(text: string): '\r\n' | '\n' | '\r' {
  if (text.includes('\r\n')) return '\r\n';
  return text.includes('\n') || !text.includes('\r') ? '\n' : '\r';
}

function squared<Cell extends OwnCell>(rows: Cell[][]): (Cell | '')[][] {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 1);
  return rows.map((row) => [...row, ...Array<''>(width - row.length).fill('')]);
}

/** One run of digits with its separators, and a currency or a percent sign: no dates. */
const SHOWN_NUMBER = /^[^\d]*\d[\d.,'’\s]*%?[^\d/:]*$/;

/**
 * The numbers of a spreadsheet's HTML table, unrounded and whatever its locale
 * (LibreOffice `sdval`, Excel `x:num`); null for every other cell. A cell shown as a
 * percentage holds a fraction, and people here type percentages; that it is one is said with it.
 */
export function readHtmlNumbers(html: string): (string | null)[][] {
  const table = tableIn(html);
  if (!table) return [];
  return [...table.rows].map((row) => [...row.cells].map(htmlNumber));
}

const isOneColumn = (rows: readonly (readonly string[])[]): boolean =>
  rows.every((row) => row.length === 1);

/** The texts of a table; one that stands over several columns is in the first of them. */
function readHtmlTexts(html: string): string[][] {
  return [...(tableIn(html)?.rows ?? [])].map((row) =>
    [...row.cells].flatMap((cell) => {
      const text = (cell.textContent ?? '').trim().replace(/\s+/g, ' ');
      return [text, ...Array<string>(Math.max(0, cell.colSpan - 1)).fill('')];
    }),
  );
}

function htmlNumber(cell: HTMLTableCellElement): string | null {
  const raw = cell.getAttribute('sdval') ?? cell.getAttribute('x:num');
  const shown = (cell.textContent ?? '').trim();
  if (!raw || !SHOWN_NUMBER.test(shown)) return null;
  const value = Number(raw);
  if (!Number.isFinite(value)) return null;
  if (!shown.endsWith('%')) return plainNumber(value);
  return `${plainNumber(Number((value * 100).toPrecision(15)))} %`;
}
