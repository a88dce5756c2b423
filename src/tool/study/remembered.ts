import type { Document } from '../contract/tool.ts';

/**
 * What was made of an object with the data of a document, as long as both are there. A study may have
 * a thousand inputs, and is read anew with each key that is typed into it, which changes one of them.
 */
export class Remembered<T extends object> {
  private readonly known = new WeakMap<Document, WeakMap<object, T>>();

  /** @param make - its null isn't remembered */
  of<M extends T | null>(document: Document, key: object, make: () => M): T | M {
    const known = this.known.get(document) ?? new WeakMap<object, T>();
    this.known.set(document, known);
    const made = known.get(key) ?? make();
    if (made !== null) known.set(key, made);
    return made;
  }
}
