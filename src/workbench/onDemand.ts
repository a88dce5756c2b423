import { toast } from '../ui/index.ts';
import type { CaseWorkspace } from './documents/cases/case-workspace.ts';
import type { GridModel } from './grid/index.ts';
import { tellLeftOut } from './session/leftOut.ts';
import type { Session } from './session/session.ts';

type Writers = typeof import('./exchange/download.ts');

/** What loads on demand may be gone with an older build, or without a network. */
async function loaded<Part>(part: Promise<Part>): Promise<Part> {
  try {
    return await part;
  } catch (cause) {
    const message = 'una parte de Ábaco no se pudo cargar (revisa la conexión o recarga la página)';
    throw new Error(message, { cause });
  }
}

/** To be read beside the browser's own notice of the file. */
const LEFT_OUT_MS = 10_000;

/** A file carries what counts: that something typed isn't in it is told once it is written. */
function warnOfLeftOut({ refused }: Session): void {
  const message = tellLeftOut('El archivo lleva', refused);
  if (message !== null) toast.warning(message, { duration: LEFT_OUT_MS });
}

/**
 * The writers load when somebody first exports; a failure is told, and false is the answer.
 *
 * @param session whose data or figures go into the file; null where they are nobody's
 */
async function run(
  session: Session | null,
  act: (writers: Writers) => void | Promise<void>,
): Promise<boolean> {
  try {
    await act(await loaded(import('./exchange/download.ts')));
    if (session) warnOfLeftOut(session);
    return true;
  } catch (error) {
    toast.error(`No se pudo exportar: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

export function downloadTable(
  session: Session,
  model: GridModel,
  look: { heads?: boolean; document?: string } = {},
): void {
  void run(session, (writers) => writers.downloadTable(session, model, look));
}

export function downloadAll(session: Session): void {
  void run(session, (writers) => writers.downloadAll(session));
}

export function downloadZip(session: Session, document: string): void {
  void run(session, (writers) => writers.downloadZip(session, document));
}

/** `studies`: those of its case, which go along. */
export function downloadDocument(session: Session, studies: object | undefined): Promise<boolean> {
  return run(session, (writers) => writers.downloadDocument(session, studies));
}

export function downloadRows(
  session: Session,
  part: string,
  rows: Parameters<Writers['downloadRows']>[2],
): Promise<boolean> {
  return run(session, (writers) => writers.downloadRows(session, part, rows));
}

/** `session`: whose data it has. */
export function downloadJson(
  name: string,
  content: unknown,
  session: Session | null = null,
): Promise<boolean> {
  return run(session, (writers) => writers.downloadJson(name, content));
}

export function downloadText(session: Session, part: string, text: string): void {
  void run(null, (writers) => writers.downloadText(session, part, text));
}

export function saveText(name: string, text: string): void {
  void run(null, (writers) => writers.saveText(name, text));
}

/** Saves a chart: a drawing as text, or an image. */
export function downloadPicture(
  session: Session,
  document: string,
  title: string,
  content: string | Blob,
): void {
  void run(session, (writers) => writers.downloadPicture(session, document, title, content));
}

/** Writes a workbook with live formulas; what goes wrong is for the caller to tell. */
export async function downloadWorkbook(
  session: Session,
  workspace: CaseWorkspace | null,
  document: string,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<void> {
  const [{ writeWorkbook }, { downloadBook }] = await loaded(
    Promise.all([import('./exchange/workbook.ts'), import('./exchange/download.ts')]),
  );
  downloadBook(session, document, await writeWorkbook(session, workspace, signal, onProgress));
  warnOfLeftOut(session);
}

/** The reader of workbooks brings their writer along, to compare with. */
export const loadBookReader = () => import('./exchange/readWorkbook.ts');

/** The reader of files brings the schemas along: it loads when somebody imports. */
export const loadReader = () => import('./exchange/readFile.ts');
