import * as z from 'zod/mini';
import { questions } from '../../../../schemas/studies.ts';
import { DocumentStore } from '../../documents/document-store.ts';
import { emptyQuestion, type Questions, type StudyKind } from './kept.ts';

const VERSION = 1;

const kept = z.object({ case: z.string(), questions: z.partial(z.object(questions)) });
type Asked = { [K in StudyKind]?: Questions[K] | undefined };

/**
 * The questions that aren't kept as studies, of the case of a tool that was worked on last: in this
 * browser only, so that looking around is no change of a case.
 */
export class UnsavedQuestions {
  private readonly store: DocumentStore;
  private asked: Asked;

  constructor(
    key: string,
    private readonly caseId: string | null,
  ) {
    this.store = new DocumentStore(key, VERSION);
    this.asked = this.read();
  }

  get<K extends StudyKind>(kind: K): Questions[K] {
    const question: Questions[K] = this.asked[kind] ?? emptyQuestion(kind);
    // The same object the next time.
    this.asked = { ...this.asked, [kind]: question };
    return question;
  }

  put<K extends StudyKind>(kind: K, question: Questions[K]): void {
    this.asked = { ...this.asked, [kind]: question };
    if (this.caseId === null) return;
    const found = this.found();
    const mark = found?.state === 'ok' ? found.mark : null;
    this.store.write({ case: this.caseId, questions: this.asked }, mark);
  }

  private read(): Asked {
    const found = this.found();
    const parsed = kept.safeParse(found?.state === 'ok' ? found.value : null);
    return parsed.success && parsed.data.case === this.caseId ? parsed.data.questions : {};
  }

  private found() {
    try {
      return this.store.read();
    } catch {
      // The browser allows no storage: the questions last as long as the page.
      return null;
    }
  }
}
