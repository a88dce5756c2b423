/**
 * Proves that workbooks compute what the product computes: `npm run proof:xlsx [tool…]`.
 *
 * Workbooks of all worked cases, of the same with another case's inputs typed over them, and of
 * random documents are written with a wrong value kept in every formula cell. LibreOffice
 * recalculates them, and each formula cell is compared with the product's value. SEED=… draws the
 * same random documents again; KEEP=folder leaves the files there.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { loadTools } from '../../../src/tool/check/folder.ts';
import type { Document, Tool } from '../../../src/tool/index.ts';
import { crossedDocuments } from '../../../src/tool/testing/documents.ts';
import type { Book } from '../../../src/xlsx/index.ts';
import { writeBook } from '../../../src/xlsx/write.ts';
import { bookOf, caseDocuments, spoiled, typedOver } from './books.ts';
import { compareBook, type Outcome, readBack, type Wrong } from './compare.ts';
import { findOffice, type Office, recalculate } from './office.ts';

const MOST_WRONG = 20;
/** A rate of return beyond this, in percent, is no rate that anybody means. */
const ABSURD_RATE = 1e6;
const RANDOM = 8;
/** As many workbooks as one run of LibreOffice opens. */
const BATCH = 25;
const SHOWN = 5;

interface Line extends Outcome {
  readonly tool: string;
  readonly books: number;
}

const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31));

function booksOf(tool: Tool): Book[] {
  const cases = caseDocuments(tool);
  const drawn: Document[] =
    cases.length === 0 ? [] : fc.sample(crossedDocuments(tool, cases), { numRuns: RANDOM, seed });
  const isBook = (book: Book | null): book is Book => book !== null;
  const own = cases.map((document) => bookOf(tool, document)).filter(isBook);
  const typed = own.flatMap((book, at) => {
    const others = [...own.slice(at + 1), ...own.slice(0, at)];
    const first = others.map((other) => typedOver(book, other)).find(isBook);
    return first ? [first] : [];
  });
  return [...own, ...typed, ...drawn.map((document) => bookOf(tool, document)).filter(isBook)];
}

async function prove(tool: Tool, office: Office, work: string): Promise<Line | null> {
  const books = booksOf(tool);
  if (books.length === 0) return null;
  let [cells, worst] = [0, 0];
  const wrong: Wrong[] = [];
  for (let from = 0; from < books.length; from += BATCH) {
    const some = books.slice(from, from + BATCH);
    const files = await Promise.all(
      some.map(async (book, at) => {
        const file = path.join(work, `${tool.id}-${from + at + 1}.xlsx`);
        writeFileSync(file, await writeBook(spoiled(book)));
        return file;
      }),
    );
    const out = await recalculate(office, files, work);
    for (const [at, book] of some.entries()) {
      const name = path.basename(files[at] ?? '');
      const outcome = compareBook(book, await readBack(readFileSync(path.join(out, name))));
      cells += outcome.cells;
      worst = Math.max(worst, outcome.worst);
      wrong.push(...outcome.wrong.map((one) => ({ ...one, cell: `${name} ${one.cell}` })));
    }
  }
  return { tool: tool.id, books: books.length, cells, wrong, worst };
}

function isAbsurdRate({ expected, format }: Wrong): boolean {
  return typeof expected === 'number' && Math.abs(expected) > ABSURD_RATE && format.includes('%');
}

function printed({ tool, books, cells, wrong, worst }: Line): string {
  const columns = [String(books), String(cells), String(wrong.length), worst.toExponential(1)];
  return `${tool.padEnd(24)}${columns.map((text) => text.padStart(10)).join('')}`;
}

async function main() {
  const only = process.argv.slice(2);
  const office = await findOffice(console.log);
  const work = process.env['KEEP'] ?? mkdtempSync(path.join(tmpdir(), 'abaco-proof-'));
  mkdirSync(work, { recursive: true });
  console.log(`${office.version}; random documents of SEED=${seed}\n`);
  console.log(
    `${'tool'.padEnd(24)}${['books', 'cells', 'wrong', 'worst'].map((h) => h.padStart(10)).join('')}`,
  );
  const lines: Line[] = [];
  try {
    for (const [id, tool] of await loadTools()) {
      if (only.length > 0 && !only.includes(id)) continue;
      const line = await prove(tool, office, work);
      if (!line) continue;
      lines.push(line);
      console.log(printed(line));
      for (const { cell, formula, expected, got } of line.wrong.slice(0, SHOWN)) {
        console.log(`    ${cell}: ${String(expected)}, recalculated ${String(got)}: ${formula}`);
      }
    }
  } finally {
    if (!process.env['KEEP']) rmSync(work, { recursive: true, force: true });
  }
  const wrong = lines.flatMap((line) => line.wrong);
  const cells = lines.reduce((sum, line) => sum + line.cells, 0);
  const unexplained = wrong.filter((one) => !isAbsurdRate(one));
  console.log(
    `\n${cells} cells, ${wrong.length} wrong, ${unexplained.length} of them no absurd rates`,
  );
  if (cells === 0 || wrong.length > MOST_WRONG || unexplained.length > 0) process.exitCode = 1;
}

await main();
