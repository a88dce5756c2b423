import { type Book, workbookSteps } from '../../xlsx/index.ts';
import type { CaseWorkspace } from '../documents/cases/case-workspace.ts';
import type { Session } from '../session/session.ts';
import { type BookAnswer, messagesOf } from './bookMessages.ts';
import { keptAnswers } from './keptAnswers.ts';
import { inSlices } from './slices.ts';

/** Laying out is the longer part of the work; copying it to the worker comes after it. */
const LAYING_OUT = 0.7;
const COPYING = 0.15;

/** Of laying out, where there are studies to be answered first. */
const ANSWERING = 0.5;

/**
 * Today's document as the bytes of an .xlsx file, with the studies of its case; `onProgress` says how much is done, to 1.
 * @throws the signal's reason where it is aborted, or an error where the file can't be written
 */
export async function writeWorkbook(
  session: Session,
  workspace: CaseWorkspace | null,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Uint8Array> {
  const book = await laidOut(session, workspace, signal, (done) => onProgress(done * LAYING_OUT));
  const worker = new Worker(new URL('./workbook.worker.ts', import.meta.url), { type: 'module' });
  try {
    const written = answerOf(worker, signal);
    // Nobody waits for it while the pieces go over, and it may fail meanwhile.
    written.catch(() => {});
    await inSlices(sent(worker, book), signal, (done) => onProgress(LAYING_OUT + done * COPYING));
    return await written;
  } finally {
    worker.terminate();
  }
}

/** Another tab may change the document meanwhile: then the work begins anew. */
async function laidOut(
  session: Session,
  workspace: CaseWorkspace | null,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Book> {
  for (;;) {
    const from = session.document;
    const studies = await keptAnswers(session, workspace, {
      signal,
      onProgress: (done) => onProgress(done * ANSWERING),
    });
    const answered = studies.length > 0 ? ANSWERING : 0;
    const current = workspace?.current;
    const name = current?.isDraft ? undefined : current?.name;
    const steps = workbookSteps(session.tool, session.calculation, new Date(), studies, name);
    const book = await inSlices(guarded(steps, session), signal, (done) =>
      onProgress(answered + done * (1 - answered)),
    );
    if (book && session.document === from) return book;
  }
}

/** Ends with nothing as soon as the document is another one: its values are no longer those of one moment. */
function* guarded(
  steps: Generator<number, Book>,
  session: Session,
): Generator<number, Book | null> {
  const from = session.document;
  for (;;) {
    if (session.document !== from) return null;
    const step = steps.next();
    if (step.done) return step.value;
    yield step.value;
  }
}

function* sent(worker: Worker, book: Book): Generator<number, void> {
  const total = book.sheets.length;
  let sheets = 0;
  for (const message of messagesOf(book)) {
    worker.postMessage(message);
    if ('sheet' in message) sheets++;
    yield sheets / total;
  }
}

function answerOf(worker: Worker, signal: AbortSignal): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    worker.addEventListener('error', () => reject(new Error('no se pudo escribir el libro')));
    worker.addEventListener('message', ({ data }: MessageEvent<BookAnswer>) => {
      if ('bytes' in data) resolve(data.bytes);
      else reject(new Error(data.fault));
    });
  });
}
