import type { Session } from '../session/session.ts';
import { filledBlocks, NOTES_TITLE, notesTable, titleOf } from './blockRows.ts';
import type { CsvValue } from './csv.ts';

interface Separate {
  /** What it is called, without an extension. */
  readonly name: string;
  readonly rows: readonly (readonly CsvValue[])[];
}

const SUMMARY = 'Resumen';
/** Blocks that are tables by themselves; all others are a few rows each. */
const TABLES: ReadonlySet<string> = new Set(['list', 'table', 'matrix']);

/** Everything a tool shows: each table by itself, and inputs, results and advice in one. */
export function separateFiles(session: Session): Separate[] {
  const summary: CsvValue[][] = [[session.tool.title]];
  const files: Separate[] = [];
  const names = new Set([SUMMARY.toLowerCase()]);
  for (const { block, lines: rows } of filledBlocks(session)) {
    if (TABLES.has(block.kind)) files.push({ name: newName(block.title, names), rows });
    else summary.push([], [titleOf(session, block)], ...rows);
  }
  const notes = notesTable(session);
  if (notes.length > 0) files.push({ name: newName(NOTES_TITLE, names), rows: notes });
  return [{ name: SUMMARY, rows: summary }, ...files];
}

/** Without what a system of files refuses, and none twice. */
function newName(title: string, taken: Set<string>): string {
  const plain = title.replace(/[\p{Cc}\s<>:"/\\|?*]+/gu, ' ').trim() || 'Tabla';
  let name = plain;
  for (let count = 2; taken.has(name.toLowerCase()); count++) name = `${plain} ${count}`;
  taken.add(name.toLowerCase());
  return name;
}
