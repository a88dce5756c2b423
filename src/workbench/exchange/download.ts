import { decimalMarkIn } from '../../tool/index.ts';
import type { GridModel } from '../grid/index.ts';
import type { Session } from '../session/session.ts';
import { allRows, refusedBelow } from './blockRows.ts';
import { type CsvValue, gridRows, toCsv } from './csv.ts';
import { fileName } from './fileName.ts';
import { separateFiles } from './separateFiles.ts';
import { writeFile } from './writeFile.ts';
import { zipOf } from './zip.ts';

/** Hands a text, or bytes, to the browser as a file. */
function save(name: string, type: string, content: string | Uint8Array | Blob): void {
  const url = URL.createObjectURL(new Blob([content as BlobPart], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser needs the address until it has begun to save.
  window.setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

const CSV = 'text/csv;charset=utf-8';
const localMark = () => decimalMarkIn(navigator.language);

function nameOf(session: Session, part: string, extension: string, document = ''): string {
  return fileName([session.tool.id, document, part], extension, new Date());
}

/** One table; a matrix brings its own heads as cells. `document`: what the person calls it. */
export function downloadTable(
  session: Session,
  model: GridModel,
  { heads = true, document = '' } = {},
): void {
  const name = nameOf(session, model.label, 'csv', document);
  saveRows(session, name, gridRows(model, heads));
}

/** What a table carries is what counts: its file says below it what was typed instead. */
function saveRows(session: Session, name: string, rows: readonly (readonly CsvValue[])[]): void {
  save(name, CSV, toCsv([...rows, ...refusedBelow(session)], localMark()));
}

/** Inputs, results and every table, one under the other, each under its name. */
export function downloadAll(session: Session): void {
  save(nameOf(session, '', 'csv'), CSV, toCsv(allRows(session), localMark()));
}

/** Each table as a file of its own, and all single values in one, in a ZIP. */
export async function downloadZip(session: Session, document: string): Promise<void> {
  const now = new Date();
  const mark = localMark();
  const files = separateFiles(session).map(({ name, rows }) => ({
    name: `${name}.csv`,
    text: toCsv(rows, mark),
  }));
  save(nameOf(session, '', 'zip', document), 'application/zip', await zipOf(files, now));
}

export function downloadDocument(session: Session, studies?: object): void {
  const text = writeFile(session.tool, session.document, new Date(), studies);
  save(nameOf(session, '', 'json'), 'application/json', text);
  session.markSaved();
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A workbook with live formulas. `document`: what the person calls it. */
export function downloadBook(session: Session, document: string, bytes: Uint8Array): void {
  save(nameOf(session, '', 'xlsx', document), XLSX, bytes);
}

/** A chart, by its title. `document`: what the person calls it. */
export function downloadPicture(
  session: Session,
  document: string,
  title: string,
  content: string | Blob,
): void {
  const [extension, type] =
    typeof content === 'string' ? ['svg', 'image/svg+xml'] : ['png', content.type];
  save(nameOf(session, title, extension, document), type, content);
}

/** Rows as a CSV file of the tool. */
export function downloadRows(
  session: Session,
  part: string,
  rows: readonly (readonly CsvValue[])[],
): void {
  saveRows(session, nameOf(session, part, 'csv'), rows);
}

/** A file of a tool's own form, by its own name. */
export function downloadJson(name: string, content: unknown): void {
  save(name, 'application/json', `${JSON.stringify(content, null, 2)}\n`);
}

/** A text as it is, for what can't be read as anything better. */
export function downloadText(session: Session, part: string, text: string): void {
  save(nameOf(session, part, 'txt'), 'text/plain;charset=utf-8', text);
}

/** A text that belongs to no open document, by its own name. */
export function saveText(name: string, text: string): void {
  save(name, 'text/plain;charset=utf-8', text);
}
