import { produce } from 'immer';
import { Calculation, type Document, type Tool } from '../../tool/index.ts';
import { type FileSheet, originOf, readBack, WorkbookFault, workbookOf } from '../../xlsx/index.ts';
import { FileFault, readAway } from '../listImport/table/readAway.ts';
import { type ReadFile, sentence } from './readFile.ts';

/** The document of a workbook with what somebody changed in it, or all that is wrong with the file. */
export async function readWorkbook(tool: Tool, bytes: Uint8Array): Promise<ReadFile> {
  try {
    return documentIn(tool, await readAway(bytes, 'book'));
  } catch (error) {
    if (error instanceof WorkbookFault || error instanceof FileFault) {
      return { faults: [error.message] };
    }
    throw error;
  }
}

/** @throws {WorkbookFault} */
export function documentIn(tool: Tool, sheets: readonly FileSheet[]): ReadFile {
  const origin = originOf(sheets);
  if (origin.tool !== tool.id) {
    return {
      faults: [`El libro es de otra herramienta («${origin.tool}»); esta es «${tool.id}».`],
    };
  }
  if (origin.version !== tool.version) {
    return { faults: ['El libro es de otra versión de esta herramienta: expórtalo de nuevo.'] };
  }
  const made = tool.document.check(origin.document);
  if ('problems' in made) return { faults: made.problems.map(sentence) };
  const calculation = new Calculation(tool, made.document);
  const book = workbookOf(tool, calculation, new Date());
  const { edits, faults, notices } = readBack(book, calculation, sheets);
  if (faults.length > 0) return { faults };
  const changed: Document = produce(made.document, (draft) => {
    for (const { ref, value } of edits) tool.document.write(draft, ref, value);
  });
  const checked = tool.document.check(changed);
  if ('problems' in checked) return { faults: checked.problems.map(sentence) };
  const { name } = origin;
  return {
    ...checked,
    notices: [...notices, ...(checked.notices ?? [])],
    ...(name !== undefined && { name }),
  };
}
