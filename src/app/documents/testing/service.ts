import type { DocumentAnswer, DocumentWrite } from '../../../../schemas/documents.ts';
import { RequestFailure } from '../../account/failure.ts';
import type { Answer } from '../outbox.ts';
import type { Service } from '../synchronizer.ts';

type Fault = 'lost' | 'unanswered' | null;

/** The document service of one account, in memory; its requests and answers may be lost. */
export class TestService implements Service {
  readonly documents = new Map<string, DocumentAnswer>();
  private readonly marks = new Map<string, number>();
  private time = Date.UTC(2026, 10, 1);
  /** Of the next writing. */
  fault: Fault = null;
  isAway = false;
  isFull = false;
  writings = 0;

  private reach(): void {
    if (this.isAway) throw new RequestFailure('network');
  }

  fetchList = async () => {
    this.reach();
    return [...this.documents.values()].map((each) => ({ ...each, bytes: 1 }));
  };

  fetchDocument = async (id: string) => {
    this.reach();
    return this.documents.get(id) ?? null;
  };

  write = async (id: string, base: number, body: DocumentWrite): Promise<Answer> => {
    this.reach();
    this.writings++;
    const { fault } = this;
    this.fault = null;
    if (fault === 'lost') throw new RequestFailure('network');
    const answer = this.put(id, base, body);
    if (fault === 'unanswered') throw new RequestFailure('timeout');
    return answer;
  };

  private put(id: string, base: number, body: DocumentWrite): Answer {
    const before = this.marks.get(body.mark);
    if (before !== undefined) return { answer: 'written', revision: before };
    const known = this.documents.get(id);
    if (base > 0 && !known) return { answer: 'gone' };
    if ((known?.revision ?? 0) !== base || known?.deletedAt) return { answer: 'behind' };
    if (this.isFull) return { answer: 'refused', why: 'full' };
    const revision = base + 1;
    this.marks.set(body.mark, revision);
    const { tool, name, version, mark, note = '', studies = null, content } = body;
    this.documents.set(id, {
      id,
      tool,
      name,
      version,
      mark,
      note,
      studies,
      content,
      revision,
      device: 'Chrome en Windows',
      updatedAt: new Date((this.time += 1000)).toISOString(),
      deletedAt: null,
    });
    return { answer: 'written', revision };
  }

  putInBin = async (id: string, base: number): Promise<Answer> => {
    this.reach();
    const known = this.documents.get(id);
    if (!known) return { answer: 'gone' };
    if (known.deletedAt) return { answer: 'written', revision: known.revision };
    if (known.revision !== base) return { answer: 'behind' };
    const deletedAt = new Date((this.time += 1000)).toISOString();
    this.documents.set(id, { ...known, revision: base + 1, deletedAt, updatedAt: deletedAt });
    return { answer: 'written', revision: base + 1 };
  };

  end = async (id: string, base: number): Promise<Answer> => {
    this.reach();
    const known = this.documents.get(id);
    if (!known) return { answer: 'gone' };
    if (known.revision !== base || !known.deletedAt) return { answer: 'behind' };
    this.documents.delete(id);
    return { answer: 'written', revision: base };
  };

  restore = async (id: string) => {
    this.reach();
    const known = this.documents.get(id);
    if (!known) return;
    const updatedAt = new Date((this.time += 1000)).toISOString();
    this.documents.set(id, {
      ...known,
      revision: known.revision + 1,
      deletedAt: null,
      updatedAt,
    });
  };
}
