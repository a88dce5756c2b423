import { ownedKey } from '../../workbench/documents/owner.ts';
import { DocumentStore } from '../../workbench/documents/document-store.ts';

const VERSION = 1;
/** Lessons of which the place is kept; the ones left longest ago are forgotten first. */
const MOST = 200;

/** Seconds by the id of the lesson, the one left last at the end. */
type Positions = Readonly<Record<string, number>>;

/**
 * Where a person left the video of each lesson, in this browser. Keeping it is a convenience: where
 * there is no room or no storage, videos start from the beginning.
 */
export class LessonPositions {
  private readonly store: DocumentStore;

  constructor(userId: number) {
    this.store = new DocumentStore(ownedKey('abaco.lecciones', userId), VERSION);
  }

  /** In seconds; 0 where nothing is kept. */
  of(lessonId: string): number {
    return this.read()[lessonId] ?? 0;
  }

  /** A place of 0 is none: the lesson starts from the beginning. */
  keep(lessonId: string, seconds: number): void {
    const { [lessonId]: before, ...others } = this.read();
    if (before === seconds || (before === undefined && seconds === 0)) return;
    const all = Object.entries(seconds === 0 ? others : { ...others, [lessonId]: seconds });
    this.store.write(Object.fromEntries(all.slice(-MOST)), this.mark());
  }

  private read(): Positions {
    const found = this.find();
    return found?.state === 'ok' ? positionsIn(found.value) : {};
  }

  /** What another tab wrote meanwhile was read just before: nothing of it is lost. */
  private mark(): string | null {
    const found = this.find();
    return found?.state === 'ok' ? found.mark : null;
  }

  private find() {
    try {
      return this.store.read();
    } catch (error) {
      // Some browsers throw at the mere sight of localStorage.
      if (error instanceof DOMException) return null;
      throw error;
    }
  }
}

function positionsIn(value: unknown): Positions {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, number] =>
        typeof entry[1] === 'number' && Number.isFinite(entry[1]) && entry[1] > 0,
    ),
  );
}
