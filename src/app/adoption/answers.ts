import type { ToolCard } from '../../tool/contract/tool.ts';
import { ownedKey } from '../../workbench/documents/owner.ts';
import { DocumentStore } from '../../workbench/documents/document-store.ts';
import { findUnowned, type Unowned } from './unowned.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** What a person said of the documents that nobody has. */
interface Answers {
  /** Ids of those that aren't theirs. */
  readonly left: readonly string[];
  /** Not to be asked again before then, in milliseconds; on /home they find them meanwhile. */
  readonly quietUntil: number;
}

const storeOf = (userId: number) => new DocumentStore(ownedKey('abaco.adopcion', userId), 1);

/** The documents that may still be this person's. */
export function unanswered(cards: readonly ToolCard[], userId: number): readonly Unowned[] {
  const { left } = readAnswers(storeOf(userId));
  return findUnowned(cards).filter(({ id }) => !left.includes(id));
}

/** Those that the person is to be asked about now. */
export function toBeAsked(
  cards: readonly ToolCard[],
  userId: number,
  now: Date,
): readonly Unowned[] {
  const { quietUntil } = readAnswers(storeOf(userId));
  return now.getTime() < quietUntil ? [] : unanswered(cards, userId);
}

/** Where it can't be kept, they are asked again. */
export function keepAnswers(userId: number, left: readonly string[], now: Date): void {
  const store = storeOf(userId);
  const before = readAnswers(store);
  const answers: Answers = {
    left: [...new Set([...before.left, ...left])],
    quietUntil: now.getTime() + WEEK_MS,
  };
  store.write(answers, before.mark);
}

function readAnswers(store: DocumentStore): Answers & { readonly mark: string | null } {
  const none = { left: [], quietUntil: 0, mark: null };
  try {
    const found = store.read();
    if (found.state !== 'ok' || typeof found.value !== 'object' || found.value === null)
      return none;
    const { left, quietUntil } = found.value as Partial<Record<keyof Answers, unknown>>;
    return {
      left: Array.isArray(left) ? left.filter((id) => typeof id === 'string') : [],
      quietUntil: typeof quietUntil === 'number' ? quietUntil : 0,
      mark: found.mark,
    };
  } catch (error) {
    // Some browsers throw at the mere sight of localStorage.
    if (error instanceof DOMException) return none;
    throw error;
  }
}
