import { produce } from 'immer';
import { Calculation, type Document, type Tool } from '../../tool/index.ts';
import { type FileSheet, originOf, readBack, WorkbookFault, workbookOf } from '../../xlsx/index.ts';
import type { ReadAnswer } from './read.worker.ts';
import { type ReadFile, sentence } from './readFile.ts';

/** Longer than any workbook of ours takes; whatever takes longer is given up. */
const PATIENCE_MS = 20_000;

/** The document of a workbook with what somebody changed in it, or all that is wrong with the file. */
export async function readWorkbook(tool: Tool, bytes: Uint8Array): Promise<ReadFile> {
  try {
    return documentIn(tool, await sheetsOf(bytes));
  } catch (error) {
    if (error instanceof WorkbookFault) return { faults: [error.message] };
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
  return { ...checked, notices: [...notices, ...(checked.notices ?? [])] };
}

function sheetsOf(bytes: Uint8Array): Promise<readonly FileSheet[]> {
  const worker = new Worker(new URL('./read.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<readonly FileSheet[]>((resolve, reject) => {
    const giveUp = (): void => reject(new WorkbookFault('El libro no se pudo leer a tiempo.'));
    setTimeout(giveUp, PATIENCE_MS);
    worker.addEventListener('error', giveUp);
    worker.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => {
      if ('sheets' in data) resolve(data.sheets);
      else reject(new WorkbookFault(data.fault));
    });
    worker.postMessage(bytes);
  }).finally(() => worker.terminate());
}
